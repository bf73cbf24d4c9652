import { listOf } from '../../base/geometry.ts'
import { circle, ellipse, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { edges, volume, type Wearer } from '../wearer.ts'
import { GOLD } from './cloth.ts'

/** Draws the white peaked cap of a dress uniform. */
export function drawPeakedCap(w: Wearer): string {
  const { y, rx, ry } = w.body.head
  const white = w.tone('#f7f5f1')
  const crown = outline(
    [
      [-rx * 1.02, y - ry * 0.5],
      [-rx * 1.46, y - ry * 1.1],
      [-rx * 0.8, y - ry * 1.36],
    ],
    [
      [-rx * 0.8, y - ry * 1.36],
      [rx * 0.8, y - ry * 1.36],
    ],
    [
      [rx * 0.8, y - ry * 1.36],
      [rx * 1.46, y - ry * 1.1],
      [rx * 1.02, y - ry * 0.5],
    ],
  )
  const band = stroke(
    curve([
      [-rx * 1.02, y - ry * 0.5],
      [0, y - ry * 0.36],
      [rx * 1.02, y - ry * 0.5],
    ]),
    w.tone('#1c2130'),
    3,
  )
  const peak =
    w.stance.view === 'back'
      ? ''
      : ellipse(
          w.stance.view === 'side' ? rx * 1.1 : 0,
          y - ry * 0.36,
          rx * (w.stance.view === 'side' ? 0.6 : 0.9),
          1.7,
          w.tone('#15181f'),
        )
  return volume(w, crown, white) + band + peak
}

export function drawEpaulettes(w: Wearer): string {
  const gold = w.tone(GOLD)
  const { y, arm } = w.body
  const [left, right] = edges(w, 'shoulder')
  const shoulders = w.stance.view === 'side' ? [0] : [left + arm * 0.4, right - arm * 0.4]
  const [w1, w2] = edges(w, 'waist', 1.2)
  const belt = stroke(
    curve([
      [w1, y.waist + 2],
      [(w1 + w2) / 2, y.waist + 3.4],
      [w2, y.waist + 2],
    ]),
    w.tone('#f7f5f1'),
    3.6,
    { 'stroke-linecap': 'butt' },
  )
  const buttons = w.stance.view === 'front' ? listOf(5, (i) => circle(0, y.bust - 6 + i * 6, 1, gold)).join('') : ''
  return belt + buttons + shoulders.map((x) => ellipse(x, y.shoulder + 0.6, arm * 0.56, 1.9, gold)).join('')
}
