import { lighten, mix } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, path, polygon, rect, stroke } from '../../base/svg.ts'
import { curve, limb, outline } from '../curve.ts'
import { drawLegs } from '../limbs.ts'
import { edges, shade, torso, volume, type Wearer } from '../wearer.ts'
import { drawHemBand, drawSkirt, drawTrousers, GOLD, type SkirtCut, WHITE } from './cloth.ts'
import type { Outfit } from './outfit.ts'

const SLIPPER = '#f4efe6'
const BELL: SkirtCut = { flare: 40, top: 'bust', bell: 0.9, folds: 8 }
const TUBE: SkirtCut = { flare: 16, bell: 0.05, fitted: 10, folds: 3 }
const SHEATH: SkirtCut = { flare: 14, bell: 0.1, fitted: 14, folds: 2 }
const isMan = (w: Wearer) => w.figure.build === 'man'

/** The colour of a hanbok jacket, which contrasts with the skirt. */
function jeogori(w: Wearer): string {
  return isMan(w) ? w.cloth : mix(w.cloth, w.tone('#fdf3e2'), 0.82)
}

/** Draws a stand collar. */
function drawStandCollar(w: Wearer, colour: string, trim: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 0.8)
  const low = (left + right) / 2
  return (
    stroke(
      curve([
        [left, y.neck - 1],
        [low, y.neck + 0.2],
        [right, y.neck - 1],
      ]),
      colour,
      5.4,
    ) +
    stroke(
      curve([
        [left, y.neck - 3.6],
        [low, y.neck - 2.4],
        [right, y.neck - 3.6],
      ]),
      trim,
      1.1,
    )
  )
}

/** Draws the crossed collar of a robe. */
function drawCrossedCollar(w: Wearer, colour: string): string {
  const { y } = w.body
  const [left, right] = edges(w, 'neck', 1.4)
  if (w.stance.view === 'front')
    return (
      stroke(
        curve([
          [right, y.neck - 1],
          [2, y.bust - 6],
          [left * 0.9, y.bust],
        ]),
        shade(colour, 0.6),
        3,
      ) +
      stroke(
        curve([
          [left, y.neck - 1],
          [-2, y.bust - 6],
          [right * 1.4, y.bust + 4],
        ]),
        colour,
        3.4,
      )
    )
  return stroke(
    curve([
      [left, y.neck + 1],
      [(left + right) / 2, y.neck + 3.4],
      [right, y.neck + 1],
    ]),
    colour,
    3.6,
  )
}

function drawJeogori(w: Wearer): string {
  const { y } = w.body
  const colour = jeogori(w)
  const ribbon = shade(w.cloth, 0.6)
  if (isMan(w)) return volume(w, torso(w, 'shoulder', 'waist', 2.4, 6), colour) + drawCrossedCollar(w, w.tone(WHITE))
  const jacket = volume(w, torso(w, 'shoulder', 'bust', 1.8, 4), colour)
  const bow =
    w.stance.view === 'front'
      ? path(
          limb(
            [
              [1, y.bust - 4],
              [5, y.bust + 14],
              [3.4, y.bust + 40],
            ],
            [2, 3.4, 4.4],
          ),
          ribbon,
        ) +
        path(
          limb(
            [
              [0, y.bust - 5],
              [9, y.bust - 3],
            ],
            [2, 4.4],
          ),
          ribbon,
        )
      : ''
  return jacket + drawCrossedCollar(w, w.tone(WHITE)) + bow
}

/** Draws the wide-brimmed horsehair hat of a groom. */
function drawGat(w: Wearer): string {
  if (!isMan(w)) return ''
  const { y, rx, ry } = w.body.head
  const black = w.tone('#1d1a20')
  return (
    ellipse(0, y - ry * 0.6, rx * 2.2, ry * 0.22, black, { opacity: 0.94 }) +
    polygon(
      [
        [-rx * 0.86, y - ry * 0.66],
        [-rx * 0.66, y - ry * 1.75],
        [rx * 0.66, y - ry * 1.75],
        [rx * 0.86, y - ry * 0.66],
      ],
      lighten(black, 0.06),
    )
  )
}

/** Draws the obi, a broad sash tied to a large flat knot on the back. */
function drawObi(w: Wearer): string {
  const { y } = w.body
  const sash = w.tone(w.figure.colour.toLowerCase() > '#d' ? '#c2903f' : '#d9b45f')
  const [left, right] = edges(w, 'waist', 2.6)
  const [b1, b2] = [left * 1.06, right * 1.06]
  const band = polygon(
    [
      [b1, y.bust + 6],
      [b2, y.bust + 6],
      [right * 1.08, y.waist + 7],
      [left * 1.08, y.waist + 7],
    ],
    sash,
  )
  const cord = line(b1, y.waist - 3.5, b2, y.waist - 3.5, w.tone('#b3333f'), 1.6)
  if (w.stance.view === 'front') return band + cord
  const x = w.stance.view === 'side' ? left - 4 : 0
  const wide = w.stance.view === 'side' ? 5 : 10.5
  const knot =
    rect(x - wide, y.bust + 3, wide * 2, 21, shade(sash, 0.5), { rx: 3 }) +
    rect(x - wide, y.bust + 2, wide * 2, 13, lighten(sash, 0.04), { rx: 4 })
  const print = listOf(5, (i) =>
    circle(x + (i - 2) * wide * 0.38, y.bust + 6 + (i % 2) * 5, 1.5, w.tone(i % 2 ? '#b3333f' : '#fff3dc')),
  ).join('')
  return band + cord + knot + print
}

/** Draws cranes and blossoms as a scatter near the hem. */
function drawBlossomHem(w: Wearer): string {
  const { random } = w
  const tones = ['#f2b8bd', '#fff6ee', '#d9b45f', '#c2506a'].map((colour) => w.tone(colour))
  return listOf(16, (i) => {
    const y = -6 - random.next() ** 1.6 * 52
    const x = random.range(-13, 13)
    return circle(x, y, random.range(1.2, 2.6), tones[i % tones.length] as string, { opacity: 0.9 })
  }).join('')
}

/** Draws the pleated wide trousers of a groom's kimono. */
function drawHakama(w: Wearer): string {
  const cut: SkirtCut = { flare: 24, bell: 0.2, folds: 9, colour: w.tone('#8f8d97') }
  const lines = listOf(11, (i) => {
    const t = (i + 0.5) / 11 - 0.5
    return line(t * w.body.half.waist * 1.8, w.body.y.waist + 4, t * 44, -3, w.tone('#5d5b68'), 0.8, { opacity: 0.7 })
  })
  return drawLegs(w, w.tone(SLIPPER), w.tone(SLIPPER)) + drawSkirt(w, cut) + lines.join('')
}

/** Draws a short black coat with family crests. */
function drawHaori(w: Wearer): string {
  const { y } = w.body
  const white = w.tone(WHITE)
  const crests =
    w.stance.view === 'back'
      ? [[0, y.bust - 8]]
      : w.stance.view === 'front'
        ? SIDES.map((side) => [side * w.body.half.bust * 0.6, y.bust - 8])
        : []
  const coat = volume(w, torso(w, 'shoulder', 'hip', 3, 16), w.cloth) + drawCrossedCollar(w, white)
  const cords = w.stance.view === 'front' ? ellipse(0, y.waist - 4, 3.6, 3, white) : ''
  return (
    coat + cords + crests.map(([x = 0, at = 0]) => circle(x, at, 2.3, white) + circle(x, at, 1.1, w.cloth)).join('')
  )
}

/** Draws golden embroidery that climbs up a dress. */
function drawPhoenix(w: Wearer, reach: number): string {
  const gold = w.tone(GOLD)
  const tail = [0, 1, 2].map((i) =>
    stroke(
      curve([
        [-8 + i * 6, -8],
        [9 - i * 3, -34 - i * 4],
        [-6 + i * 3, reach + i * 6],
      ]),
      gold,
      1.5,
      { opacity: 0.9 },
    ),
  )
  const scales = listOf(12, (i) =>
    circle(Math.sin(i * 1.3) * 8, -8 - (i / 12) * (-reach - 8), 1.2, lighten(gold, 0.06)),
  )
  return tail.join('') + scales.join('')
}

/** Draws a slit in a narrow dress, with the leg that shows in it. */
function drawSlit(w: Wearer): string {
  const x = w.stance.view === 'side' ? 5 : 10.5
  return path(
    outline(
      [
        [x, w.body.knee - 8],
        [x + 1, -24],
        [x + 2.4, -2],
      ],
      [
        [x + 5, -2],
        [x + 4, -30],
        [x, w.body.knee - 8],
      ],
    ),
    w.skin,
  )
}

const QIPAO: Outfit = {
  lower: (w) =>
    isMan(w)
      ? drawTrousers(w, w.tone('#26222c'), w.tone('#1a171d'), 0.9) +
        drawSkirt(w, { ...SHEATH, flare: 19, hem: -14 }) +
        drawPhoenix(w, -70)
      : drawLegs(w, w.skin, w.tone(GOLD)) +
        drawSkirt(w, { ...SHEATH, hem: -7 }) +
        drawSlit(w) +
        drawPhoenix(w, -80) +
        drawHemBand(w, { ...SHEATH, hem: -7 }, w.tone(GOLD), 2),
  torso: (w) =>
    volume(w, torso(w, 'shoulder', 'waist', isMan(w) ? 1.6 : 0.6, 2), w.cloth) +
    drawStandCollar(w, w.cloth, w.tone(GOLD)) +
    drawFrog(w),
  sleeve: (w) =>
    isMan(w)
      ? { length: 1, colour: w.cloth, cuff: w.tone(WHITE) }
      : { length: 0.25, colour: w.cloth, cuff: w.tone(GOLD) },
}

/** Draws the slanted fastening of a qipao. */
function drawFrog(w: Wearer): string {
  if (w.stance.view !== 'front') return ''
  const { y, half } = w.body
  const gold = w.tone(GOLD)
  return (
    stroke(
      curve([
        [0, y.neck + 2],
        [4, y.shoulder + 7],
        [half.bust * 0.9, y.bust - 2],
      ]),
      gold,
      1.5,
    ) + circle(5, y.shoulder + 8, 1.6, gold)
  )
}

/** Draws the ring-shaped headdress of Vietnamese brides and grooms. */
function drawKhanDong(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  return [0, 1, 2]
    .map((i) =>
      stroke(
        curve([
          [-rx * (1.1 + i * 0.14), y - ry * (0.3 + i * 0.22)],
          [0, y - ry * (w.stance.view === 'back' ? 0.2 : 0.66) - i * ry * 0.3],
          [rx * (1.1 + i * 0.14), y - ry * (0.3 + i * 0.22)],
        ]),
        i % 2 ? w.tone(GOLD) : lighten(w.cloth, 0.03),
        4,
      ),
    )
    .join('')
}

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
      const panel: SkirtCut = { flare: isMan(w) ? 17 : 14, hem: -13, bell: 0.1, fitted: 6, folds: 2 }
      return drawTrousers(w, w.tone(WHITE), w.tone(SLIPPER), 1.5) + drawSkirt(w, panel) + drawPhoenix(w, -60)
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
