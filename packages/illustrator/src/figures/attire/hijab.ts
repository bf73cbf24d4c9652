import { lighten, mix } from '../../base/colour.ts'
import type { Point } from '../../base/geometry.ts'
import { stroke } from '../../base/svg.ts'
import { curve, mirrored, outline } from '../curve.ts'
import { shade, volume, type Wearer } from '../wearer.ts'

/** Draws a headscarf that covers hair, neck and shoulders. */
export function drawHijab(w: Wearer): string {
  const { head, y } = w.body
  const { rx, ry } = head
  const scarf = lighten(mix(w.cloth, w.tone('#efe4da'), 0.28), 0.03)
  const at = (x: number, level: number): Point => [x * rx, head.y + level * ry]
  const cape: Point[] = [
    at(-1.1, 0.3),
    [-w.body.half.neck * 2.6, y.neck + 2],
    [-w.body.half.shoulder * 0.92, y.shoulder + 6],
    [-w.body.half.bust * 0.8, y.bust + 4],
  ]
  const low: Point[] = [cape[3] as Point, [0, y.bust + 9], [-(cape[3] as Point)[0], y.bust + 4]]
  const hood =
    w.stance.view === 'front'
      ? outline(
          [at(-1.1, 0.3), at(-1.14, -0.4), at(0, -1.2), at(1.14, -0.4), at(1.1, 0.3)],
          [at(0.78, 0.5), at(0.76, -0.3), at(0, -0.72), at(-0.76, -0.3), at(-0.78, 0.5)],
        )
      : w.stance.view === 'side'
        ? outline(
            [at(0.5, 0.9), at(-0.9, 0.6), at(-1.2, -0.2), at(-0.6, -1.1), at(0.2, -1.18), at(0.86, -0.6)],
            [at(0.86, -0.6), at(0.5, 0), at(0.5, 0.9)],
          )
        : outline([at(-1.1, 0.4), at(-1.16, -0.4), at(0, -1.2), at(1.16, -0.4), at(1.1, 0.4)])
  const neck =
    w.stance.view === 'front'
      ? outline(
          [at(-1.1, 0.2), at(-0.6, 0.86), at(0, 1.1), at(0.6, 0.86), at(1.1, 0.2)],
          mirrored(cape).reverse(),
          [...low].reverse(),
          [...cape].reverse(),
        )
      : outline(cape, low, mirrored(cape))
  const fold = stroke(curve([at(-0.7, 0.5), [2, y.neck + 3], [10, y.bust]]), shade(scarf, 1.6), 1.2, { opacity: 0.7 })
  return volume(w, neck, scarf) + volume(w, hood, scarf) + fold
}
