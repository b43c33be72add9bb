### What only Zombicide has, and what it is called before a game.

ruleset-zombicide = Zombicide
ruleset-zombicide-short = Zombicide
help-zombicide = **Zombicide**, all against the zombies; alone you lead four survivors: `/move`, `/search`, `/door`, `/attack`, `/equip`, `/trade`. `/end` ends a survivor’s turn; when all are done, the zombies play by themselves. `/odds` weighs an attack, `/why` tells why zombies came.

## Commands

cmd-barricade = barricade
cmd-barricade-about = Barricade: close an open door again
cmd-skill-loud = loud
cmd-skill-loud-about = Loud: draw the zombies to your zone
cmd-skill-ninja = ninja
cmd-skill-ninja-about = Ninja: be silent, or be heard on purpose
opt-barricade-about = Which door; needed only where there are several
opt-silent = silent
opt-silent-about = Whether to be silent or heard
choice-silent = silent
choice-heard = heard
cmd-noise = noise
cmd-noise-about = Make noise to lure zombies
