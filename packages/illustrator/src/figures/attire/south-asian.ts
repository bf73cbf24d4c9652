import { mix } from '../../base/colour.ts'
import { shade } from '../wearer.ts'
import { GOLD } from './cloth.ts'
import { drawDupatta, LEHENGA } from './lehenga.ts'
import type { Outfit } from './outfit.ts'
import { drawCholi, drawPallu, SARI } from './sari.ts'
import { drawSherwani, drawSherwaniTorso, drawStole, paleTrousers } from './sherwani.ts'
import { drawHemBand, drawMotifs, drawSkirt } from './skirt.ts'

export const SOUTH_ASIAN = {
  sari: {
    lower: (w) =>
      drawSkirt(w, SARI) +
      drawMotifs(w, SARI, w.tone(GOLD), 4) +
      drawHemBand(w, SARI, w.tone(GOLD), 5) +
      drawHemBand(w, SARI, w.tone(GOLD), 1.2, 7),
    torso: (w) => drawCholi(w, shade(mix(w.cloth, w.tone(GOLD), 0.16), 0.8)),
    sleeve: (w) => ({ length: 0.4, colour: shade(mix(w.cloth, w.tone(GOLD), 0.16), 0.8), cuff: w.tone(GOLD) }),
    over: drawPallu,
  },
  lehenga: {
    lower: (w) =>
      drawSkirt(w, LEHENGA) +
      drawMotifs(w, LEHENGA, w.tone(GOLD), 6) +
      drawHemBand(w, LEHENGA, w.tone(GOLD), 6) +
      drawHemBand(w, LEHENGA, w.tone(GOLD), 1.6, 9) +
      drawHemBand(w, LEHENGA, shade(w.cloth, 1.4), 3, 13),
    torso: (w) => drawCholi(w, w.cloth),
    sleeve: (w) => ({ length: 0.5, colour: w.cloth, cuff: w.tone(GOLD) }),
    over: drawDupatta,
  },
  sherwani: {
    lower: drawSherwani,
    torso: drawSherwaniTorso,
    sleeve: (w) => ({ length: 1, colour: w.cloth, cuff: w.tone(GOLD) }),
    over: drawStole,
    legs: paleTrousers,
  },
} as const satisfies Record<string, Outfit>
