import type { Point } from '../base/geometry.ts'
import { ellipse, path, stroke } from '../base/svg.ts'
import { GOLD } from './attire/cloth.ts'
import { curve, outline } from './curve.ts'
import { shade, type Wearer } from './wearer.ts'

const TULLE = '#fffaf4'

/** Draws the veil of a person in front view, which falls behind the body. */
export function drawVeilBehind(w: Wearer): string {
  return w.stance.view === 'front' ? drawTulle(w, 0.62) : ''
}

/** Draws a long transparent veil that falls from the top of the head. In front view, only its comb is in front. */
export function drawVeil(w: Wearer): string {
  return (w.stance.view === 'front' ? '' : drawTulle(w, 0.5)) + drawComb(w)
}

function drawComb({ body: { head }, stance, tone }: Wearer): string {
  const crown = head.y - head.ry * 0.62
  if (stance.view === 'side') return ellipse(-head.rx * 0.35, crown - 1, 3.4, 2, tone(GOLD))
  const y = stance.view === 'front' ? head.y - head.ry * 1.02 : crown - 0.5
  return ellipse(0, y, 4.6, 1.5, tone(GOLD))
}

function drawTulle(w: Wearer, opacity: number): string {
  const { body, stance } = w
  const { y, rx } = body.head
  const tulle = w.tone(TULLE)
  const low = stance.view === 'front' ? -3 : 4
  const crown = y - body.head.ry * 0.62
  const isSide = stance.view === 'side'
  const reach = stance.view === 'front' ? 37 : 27
  const left: Point[] = isSide
    ? [
        [-rx * 0.2, crown - 2],
        [-rx * 1.5, y + 8],
        [-20, -96],
        [-30, -44],
        [-48, low],
      ]
    : [
        [-rx * 0.3, crown],
        [-rx * 1.15, y + 6],
        [-body.half.shoulder * 0.95, -112],
        [-body.half.shoulder * 1.2, -60],
        [-reach, low],
      ]
  const right: Point[] = isSide
    ? [
        [-14, low - 2],
        [-11, -60],
        [-9, -112],
        [-rx * 0.4, y + 4],
        [rx * 0.1, crown],
      ]
    : left.map(([x, level]): Point => [-x, level]).reverse()
  const hem: Point[] = [left.at(-1) as Point, [isSide ? -30 : 0, isSide ? low : low + 5], right[0] as Point]
  const folds = [-0.7, -0.25, 0.3, 0.75].map((t) => {
    const end = isSide ? -31 + t * 14 : t * reach
    return stroke(
      curve([
        [isSide ? -rx * 0.5 : t * 4, crown + 3],
        [end * 0.5 - (isSide ? 2 : 0), -100],
        [end, low + 1],
      ]),
      t * w.lit > 0 ? tulle : shade(tulle, 1.4),
      1.3,
      { opacity: 0.4 },
    )
  })
  return path(outline(left, hem, right), tulle, { opacity }) + folds.join('')
}
