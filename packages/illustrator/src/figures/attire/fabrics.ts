import { isPale, lighten, mix } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import { curve, limb } from '../curve.ts'
import { legLines } from '../legs.ts'
import { edges, shade, torso, type Wearer } from '../wearer.ts'
import type { Outfit } from './outfit.ts'

/** Half the width of a skirt at its hem in front and back view, in centimetres. */
const FLARES: Readonly<Partial<Record<string, number>>> = { ballgown: 50, 'short-dress': 24, caftan: 26 }
const USUAL_FLARE = 29

/** Returns the colour of long sleeves. Sleeves of lace let the skin show through. */
export function sleeveColour({ figure, cloth, skin }: Wearer): string {
  return figure.extras.includes('lace') ? mix(cloth, skin, 0.3) : cloth
}

/** Returns points in rows on a skirt, from the hips to the hem. */
function onSkirt(w: Wearer, rows: number, perRow: number): Point[] {
  const { y, knee, half } = w.body
  const flare = FLARES[w.figure.wears] ?? USUAL_FLARE
  const low = w.figure.wears === 'short-dress' || w.figure.build === 'child' ? knee - 4 : -5
  const isSide = w.stance.view === 'side'
  return listOf(rows, (row) => {
    const t = (row + 0.6) / rows
    const reach = half.hip * 0.8 + (flare - half.hip * 0.8) * t ** 1.2 - 3
    const level = y.hip + (low - y.hip) * t
    const count = Math.max(2, Math.round(perRow * (0.6 + 0.7 * t)))
    return listOf(count, (i): Point => {
      const across = ((i + 0.5 + (row % 2) * 0.3) / count) * 2 - 1
      return [
        across * reach * (isSide ? 0.74 : 1) - (isSide ? t * 5 : 0),
        level + Math.sin(((across + 1) / 2) * Math.PI) * 3,
      ]
    })
  }).flat()
}

/** Draws the flower motifs and the scalloped hem of a lace skirt. */
export function drawLaceSkirt(w: Wearer): string {
  const thread = shade(w.cloth, 1.5)
  const bright = lighten(w.cloth, 0.05)
  return onSkirt(w, 7, 5)
    .map(
      ([x, y], i) =>
        circle(x, y, 1.9, thread, { opacity: 0.55 }) +
        circle(x, y, 0.9, bright) +
        (i % 2
          ? stroke(
              curve([
                [x - 3, y + 2],
                [x, y + 3.4],
                [x + 3, y + 2],
              ]),
              thread,
              0.7,
              { opacity: 0.5 },
            )
          : ''),
    )
    .join('')
}

/** Draws the lace over the bust and up to the neck. */
export function drawLaceBodice(w: Wearer): string {
  const { y, half } = w.body
  const thread = shade(w.cloth, 1.5)
  const isSide = w.stance.view === 'side'
  const tulle = path(torso(w, 'shoulder', 'bust', 0.4, 3), w.cloth, { opacity: 0.4 })
  const motifs = listOf(5, (row) => {
    const level = y.shoulder + 3 + ((y.waist - y.shoulder - 4) * row) / 4
    const reach = (isSide ? 6 : half.waist * 0.86) + (row < 2 ? 1.5 : 0)
    return listOf(5, (i) => {
      const x = ((i + 0.5 + (row % 2) * 0.24) / 5) * 2 * reach - reach
      return circle(x, level, row < 2 ? 1 : 1.3, row < 2 ? lighten(w.cloth, 0.03) : thread, {
        opacity: row < 2 ? 0.8 : 0.55,
      })
    }).join('')
  }).join('')
  return tulle + motifs
}

/** Adds beads that catch the light. */
export function withSparkle(outfit: Outfit): Outfit {
  if (outfit.legs) return outfit
  return {
    ...outfit,
    lower: (w) =>
      outfit.lower(w) +
      onSkirt(w, 9, 7)
        .map(([x, y], i) => circle(x, y, i % 3 === 0 ? 1.1 : 0.7, i % 2 ? lighten(w.cloth, 0.14) : w.tone('#f3dca0')))
        .join(''),
  }
}

/** Adds dots, or small flowers for a printed fabric. */
export function withPattern(outfit: Outfit): Outfit {
  if (outfit.legs) return outfit
  return {
    ...outfit,
    lower: (w) => {
      const isDotted = w.figure.extras.includes('polka-dot')
      const ink = isPale(w.figure.colour) ? '#2f3448' : '#fffaf0'
      const blooms = ['#e0788a', '#f0b45a', '#8fb0d8']
      const motif = ([x, y]: Point, i: number) =>
        isDotted
          ? circle(x, y, 1.7, w.tone(ink))
          : circle(x + 2, y + 1.6, 1.6, w.tone('#7d9a74')) +
            circle(x, y, 2.3, w.tone(blooms[i % 3] as string)) +
            circle(x, y, 0.8, w.tone('#fff3dc'))
      return outfit.lower(w) + onSkirt(w, 9, 6).map(motif).join('')
    },
  }
}

/** Adds long highlights, as on satin. */
export function withSheen(outfit: Outfit): Outfit {
  if (outfit.legs) return outfit
  return {
    ...outfit,
    lower: (w) => {
      const flare = FLARES[w.figure.wears] ?? USUAL_FLARE
      const { hip, waist } = w.body.y
      const low = w.figure.wears === 'short-dress' ? w.body.knee : -10
      const streaks = [-0.55, -0.1, 0.4].map((t, i) =>
        limb(
          [
            [t * 8, waist + 4],
            [t * flare * 0.5, hip + 18],
            [t * flare * 0.86, low],
          ],
          [0.6, 4 - i, 1.4],
        ),
      )
      return outfit.lower(w) + path(streaks.join(''), lighten(w.cloth, 0.12), { opacity: 0.75 })
    },
  }
}

/** Draws the soft shine of velvet along the edges of a jacket or a bodice. */
export function drawNap(w: Wearer): string {
  const [b1, b2] = edges(w, 'bust', 0)
  const { y } = w.body
  return [b1 * 0.78, b2 * 0.78]
    .map((x) =>
      stroke(
        curve([
          [x, y.shoulder + 5],
          [x * 0.96, y.bust + 6],
          [x * 0.86, y.waist],
          [x * 0.92, y.hip],
        ]),
        lighten(w.cloth, 0.13),
        2.6,
        { opacity: 0.4 },
      ),
    )
    .join('')
}

/** Returns the parts of a suit with pinstripes, or with checks. */
export function pinstriped(outfit: Outfit, isChecked = false): Pick<Outfit, 'lower' | 'torso'> {
  const chalk = (w: Wearer) => lighten(w.cloth, 0.22)
  return {
    lower: (w) =>
      outfit.lower(w) +
      legLines(w)
        .map(([hip, knee, foot]) =>
          [-0.42, 0, 0.42]
            .map((t) =>
              stroke(
                curve([
                  [hip[0] + t * w.body.arm * 1.2, hip[1] + 6],
                  [knee[0] + t * w.body.arm, knee[1]],
                  [foot[0] + t * w.body.arm * 0.8, foot[1] - 5],
                ]),
                chalk(w),
                0.7,
              ),
            )
            .join(''),
        )
        .join(''),
    torso: (w) => {
      const { y, half } = w.body
      const sides = w.stance.view === 'front' ? [0.62, 0.8, 0.96] : [0.2, 0.45, 0.7, 0.92]
      const lines = SIDES.flatMap((side) =>
        sides.map((t) => {
          const x = side * t * (w.stance.view === 'side' ? half.waist * 0.6 : half.waist)
          return stroke(
            curve([
              [x * 1.16, y.shoulder + 5],
              [x, y.waist],
              [x * 1.04, y.hip + 4],
            ]),
            chalk(w),
            0.7,
          )
        }),
      )
      const rows = isChecked
        ? listOf(7, (i) => {
            const level = y.shoulder + 8 + ((y.hip - y.shoulder) * i) / 7
            const reach = half.waist * 0.95
            const gap = w.stance.view === 'front' && level < y.waist ? half.bust * 0.42 : 0
            return SIDES.map((side) =>
              stroke(
                curve([
                  [side * gap, level],
                  [side * reach, level],
                ]),
                chalk(w),
                0.7,
              ),
            ).join('')
          }).join('')
        : ''
      return outfit.torso(w) + lines.join('') + rows
    },
  }
}

/** Draws the round belly of a pregnant person. */
export function drawBump(w: Wearer): string {
  const { y, half } = w.body
  if (w.stance.view === 'back') return ''
  const middle = (y.bust + y.hip) / 2 + 3
  if (w.stance.view === 'side')
    return (
      path(
        limb(
          [
            [6, y.bust + 2],
            [10, middle],
            [4, y.hip + 12],
          ],
          [12, 27, 14],
        ),
        w.cloth,
      ) + ellipse(15, middle - 4, 5, 9, lighten(w.cloth, 0.04), { opacity: 0.8 })
    )
  return (
    ellipse(0, middle + 2, half.waist * 1.28, 18, shade(w.cloth, 0.5)) +
    ellipse(w.lit * 1.5, middle, half.waist * 1.18, 16.6, w.cloth) +
    ellipse(w.lit * 4, middle - 5, half.waist * 0.6, 7, lighten(w.cloth, 0.04), { opacity: 0.8 })
  )
}
