import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { stroke } from '../../base/svg.ts'
import { curve } from '../curve.ts'
import { legLines } from '../legs.ts'
import type { Wearer } from '../wearer.ts'
import { drawTrousers, GOLD, WHITE } from './cloth.ts'
import { drawJacket } from './jacket.ts'
import { drawHose, drawKilt, drawSporran } from './kilt.ts'
import type { Outfit } from './outfit.ts'
import { drawEpaulettes, drawPeakedCap } from './uniform.ts'

const LEATHER = '#6b3f24'

const TAILORED = (w: Wearer) => ({ length: 1, colour: w.cloth, cuff: w.tone(WHITE) })

/** Draws the satin stripe on the outer side of trousers. */
function drawStripes(w: Wearer, colour: string): string {
  if (w.stance.view === 'side') return ''
  return legLines(w)
    .map(([hip, knee, foot], i) => {
      const out = (SIDES[i] ?? 1) * w.body.arm * 0.66
      return stroke(
        curve([
          [hip[0] + out * 1.15, hip[1] + 6],
          [knee[0] + out, knee[1]],
          [foot[0] + out * 0.9, foot[1] - 4],
        ]),
        colour,
        1.3,
      )
    })
    .join('')
}

export const SUITS = {
  suit: {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone(LEATHER)),
    torso: (w) => drawJacket(w, w.cloth),
    sleeve: TAILORED,
  },
  tuxedo: {
    legs: (w) => w.cloth,
    lower: (w) => drawTrousers(w, w.cloth, w.tone('#14121a')) + drawStripes(w, lighten(w.cloth, 0.16)),
    torso: (w) => drawJacket(w, w.cloth, { satin: true }),
    sleeve: TAILORED,
  },
  kilt: {
    lower: (w) => drawHose(w) + drawKilt(w) + drawSporran(w),
    torso: (w) => drawJacket(w, w.tone('#26242e'), { hem: -5 }),
    sleeve: (w) => ({ length: 1, colour: w.tone('#26242e'), cuff: w.tone(WHITE) }),
  },
  uniform: {
    legs: (w) => lighten(w.cloth, 0.03),
    lower: (w) => drawTrousers(w, lighten(w.cloth, 0.03), w.tone('#14121a')) + drawStripes(w, w.tone('#b3263b')),
    torso: (w) => drawJacket(w, w.cloth, { tie: '#1c2130' }),
    sleeve: (w) => ({ length: 1, colour: w.cloth, cuff: w.tone(GOLD) }),
    over: drawEpaulettes,
    head: drawPeakedCap,
  },
} as const satisfies Record<string, Outfit>
