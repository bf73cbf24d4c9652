import { ellipse, line } from '../../base/svg.ts'
import { drawLegs } from '../legs.ts'
import { edges, shade, torso, volume } from '../wearer.ts'
import { drawTrousers, GOLD, isMan, SLIPPER, WHITE } from './cloth.ts'
import { drawCrossedCollar, drawStandCollar } from './collars.ts'
import { BELL, drawGat, drawJeogori, jeogori } from './hanbok.ts'
import { drawBlossomHem, drawHakama, drawHaori, drawObi, TUBE } from './kimono.ts'
import type { Outfit } from './outfit.ts'
import { drawKhanDong, drawPhoenix, QIPAO } from './qipao.ts'
import { drawHemBand, drawSkirt, type SkirtCut } from './skirt.ts'

export const EAST_ASIAN = {
  hanbok: {
    lower: (w) =>
      isMan(w)
        ? drawLegs(w, w.tone(SLIPPER), w.tone(SLIPPER)) + drawSkirt(w, { flare: 25, hem: -16, bell: 0.4, folds: 4 })
        : drawSkirt(w, BELL) + drawHemBand(w, BELL, w.tone(GOLD), 3, 6),
    torso: drawJeogori,
    sleeve: (w) => ({
      length: 1,
      colour: jeogori(w),
      flare: 7,
      hang: isMan(w) ? 18 : 9,
      cuff: isMan(w) ? shade(w.cloth) : w.cloth,
    }),
    over: (w) =>
      isMan(w)
        ? line(
            -edges(w, 'bust')[1] - 1,
            w.body.y.bust + 9,
            edges(w, 'bust')[1] + 1,
            w.body.y.bust + 9,
            w.tone('#a8323e'),
            2.4,
          )
        : '',
    head: drawGat,
  },
  kimono: {
    lower: (w) =>
      isMan(w) ? drawHakama(w) : ellipse(0, -1, 9, 3, w.tone(SLIPPER)) + drawSkirt(w, TUBE) + drawBlossomHem(w),
    torso: (w) =>
      isMan(w)
        ? drawHaori(w)
        : volume(w, torso(w, 'shoulder', 'waist', 2.4, 4), w.cloth) + drawCrossedCollar(w, w.tone(WHITE)) + drawObi(w),
    sleeve: (w) => ({ length: 1, colour: w.cloth, flare: 6, hang: isMan(w) ? 24 : 34 }),
  },
  qipao: QIPAO,
  'ao-dai': {
    lower: (w) => {
      const panel: SkirtCut = { flare: isMan(w) ? 15 : 11, hem: -12, bell: 0.1, fitted: 2, folds: 2 }
      return (
        drawTrousers(w, w.tone(WHITE), w.tone(SLIPPER), isMan(w) ? 1.35 : 1.9) +
        drawSkirt(w, panel) +
        drawPhoenix(w, -60)
      )
    },
    torso: (w) =>
      volume(w, torso(w, 'shoulder', 'waist', isMan(w) ? 1.4 : 0.6, 2), w.cloth) +
      drawStandCollar(w, w.cloth, w.tone(GOLD)),
    sleeve: (w) => ({ length: 1, colour: w.cloth, flare: 2.5 }),
    head: drawKhanDong,
    legs: (w) => w.tone(WHITE),
  },
} as const satisfies Record<string, Outfit>

export { drawStandCollar }
