import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, path, stroke } from '../../base/svg.ts'
import { curve, outline } from '../curve.ts'
import { shade, type Wearer } from '../wearer.ts'

function headPoint({ body }: Wearer): (x: number, level: number) => Point {
  const { y, rx, ry } = body.head
  return (x, level) => [x * rx, y + level * ry]
}

/** Draws a short beard along the jaw. */
export function drawBeard(w: Wearer): string {
  const at = headPoint(w)
  const colour = shade(w.hair, 0.4)
  if (w.stance.view === 'back') return ''
  if (w.stance.view === 'side')
    return path(
      outline(
        [at(0.1, 0.1), at(0.3, 0.56), at(0.98, 0.62)],
        [at(0.98, 0.62), at(1.08, 1), at(0.7, 1.22), at(0.2, 0.92), at(-0.06, 0.5), at(0.1, 0.1)],
      ),
      colour,
    )
  const jaw = outline(
    [at(-0.94, 0), at(-0.62, 0.42), at(-0.3, 0.42), at(0, 0.5), at(0.3, 0.42), at(0.62, 0.42), at(0.94, 0)],
    [at(0.94, 0), at(0.88, 0.6), at(0.46, 1.08), at(0, 1.22), at(-0.46, 1.08), at(-0.88, 0.6), at(-0.94, 0)],
  )
  const mouth = at(0, 0.7)
  return path(jaw, colour) + ellipse(mouth[0], mouth[1], w.body.head.rx * 0.26, 1.1, w.tone('#b8655f'))
}

/** Draws round glasses. From behind, only their arms over the ears are visible. */
export function drawGlasses(w: Wearer, frame: string, glass?: string): string {
  const at = headPoint(w)
  const { rx, y } = w.body.head
  if (w.stance.view === 'back')
    return SIDES.map((side) => stroke(curve([at(side * 1.08, 0), at(side * 0.86, 0.12)]), frame, 1.2)).join('')
  const centres = w.stance.view === 'side' ? [rx * 0.8] : SIDES.map((side) => side * rx * 0.43)
  const lenses = centres
    .map((x) => {
      const size = w.stance.view === 'side' ? rx * 0.22 : rx * 0.34
      const lens = glass ? ellipse(x, y + 0.9, size, rx * 0.32, glass) : ''
      return (
        lens +
        stroke(
          curve(
            listOf(9, (i): Point => {
              const angle = (i / 8) * 2 * Math.PI
              return [x + Math.cos(angle) * size, y + 0.9 + Math.sin(angle) * rx * 0.32]
            }),
          ),
          frame,
          0.9,
        )
      )
    })
    .join('')
  const bridge =
    w.stance.view === 'side'
      ? stroke(curve([at(0.58, 0), at(-0.1, 0)]), frame, 0.9)
      : stroke(curve([at(-0.1, 0.02), at(0.1, 0.02)]), frame, 0.9) +
        SIDES.map((side) => stroke(curve([at(side * 0.76, 0), at(side * 0.98, -0.06)]), frame, 0.9)).join('')
  const shine = glass ? centres.map((x) => circle(x - 0.8, y + 0.1, 0.6, '#ffffff', { opacity: 0.5 })).join('') : ''
  return lenses + bridge + shine
}
