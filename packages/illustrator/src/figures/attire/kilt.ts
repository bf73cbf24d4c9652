import { lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { ellipse, line, path, rect, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { drawLegs, legLines } from '../legs.ts'
import type { Wearer } from '../wearer.ts'
import { drawSkirt, type SkirtCut, skirtShape } from './skirt.ts'

const SHOE = '#2b211f'

const KILT: SkirtCut = { flare: 21, top: 'waist', bell: 0.8, folds: 0 }

/** Draws a pleated tartan kilt. */
export function drawKilt(w: Wearer): string {
  const cut = { ...KILT, flare: w.body.half.hip * 1.42, hem: w.body.knee - 1, colour: w.cloth }
  const { left, right, hem } = skirtShape(w, cut)
  const lines = [w.tone('#1d2a3f'), w.tone('#e2c14e'), w.tone('#1f4a38')]
  const [top1, top2, low1, low2] = [left[0] as Point, right.at(-1) as Point, hem[0] as Point, hem.at(-1) as Point]
  const pleats = listOf(9, (i) => {
    const t = (i + 0.5) / 9
    return line(
      lerp(top1[0], top2[0], t),
      top1[1] + 1,
      lerp(low1[0], low2[0], t),
      low1[1] + Math.sin(t * Math.PI) * 2,
      lines[i % 3] as string,
      i % 3 === 1 ? 0.9 : 1.8,
      { opacity: 0.8 },
    )
  })
  const rows = listOf(6, (i) => {
    const t = (i + 0.7) / 6.4
    const [from, to] = [alongSide(left, t), alongSide(right.toReversed(), t)]
    return stroke(curve([from, [0, from[1] + 1.6], to]), lines[i % 3] as string, i % 3 === 1 ? 0.9 : 2.2, {
      opacity: 0.7,
      'stroke-linecap': 'butt',
    })
  })
  const belt = stroke(
    curve([
      [top1[0], top1[1] + 1],
      [0, top1[1] + 2.4],
      [top2[0], top1[1] + 1],
    ]),
    w.tone(SHOE),
    3.4,
  )
  return drawSkirt(w, cut) + pleats.join('') + rows.join('') + belt
}

/** Returns a point along the side of a skirt. `t` is the distance from the top, as a fraction of the height. */
function alongSide(side: readonly Point[], t: number): Point {
  const [top, low] = [side[0] as Point, side.at(-1) as Point]
  const y = lerp(top[1], low[1], t)
  const below = Math.max(
    1,
    side.findIndex((point) => point[1] >= y),
  )
  const [from, to] = [side[below - 1] as Point, side[below] as Point]
  return [lerp(from[0], to[0], (y - from[1]) / (to[1] - from[1])), y]
}

export function drawSporran(w: Wearer): string {
  if (w.stance.view === 'back') return ''
  const x = w.stance.view === 'side' ? w.body.profile.hip[1] + 1 : 0
  const y = w.body.y.hip + 8
  const fur = w.tone('#efe6d8')
  const tassels = [-3, 0, 3].map((dx) => line(x + dx, y + 3, x + dx, y + 11, w.tone(SHOE), 1.4)).join('')
  return (
    ellipse(x, y + 2, w.stance.view === 'side' ? 3 : 6.4, 8, fur) +
    rect(x - 4.6, y - 7, 9.2, 4, w.tone('#c9c4bd'), { rx: 2 }) +
    tassels
  )
}

/** Draws kilt hose: knee socks with ribbons at the top. */
export function drawHose(w: Wearer): string {
  const hose = w.tone('#ece4d4')
  const flashes =
    w.stance.view === 'side'
      ? ''
      : SIDES.map((side) => rect(side * w.body.half.hip * 0.46 + side * 3 - 1, w.body.knee + 9, 2, 6, w.cloth)).join('')
  return (
    drawLegs(w, w.skin, w.tone(SHOE)) +
    legLines(w)
      .map(([, knee, foot]) =>
        path(
          outline(
            [
              [knee[0] - 5.6, knee[1] + 9],
              [knee[0] - 5.9, knee[1] + 18],
              [foot[0] - 3.6, -5],
            ],
            [
              [foot[0] + 3.6, -5],
              [knee[0] + 5.9, knee[1] + 18],
              [knee[0] + 5.6, knee[1] + 9],
            ],
          ),
          hose,
        ),
      )
      .join('') +
    flashes
  )
}
