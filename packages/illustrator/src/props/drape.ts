import { lighten } from '../base/colour.ts'
import { lerp, type Point, segments } from '../base/geometry.ts'
import { d, path, repeat, stroke } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

/** Draws swags of cloth between the points. Each swag sags by `drop` pixels. */
export function drawDrape(
  painter: Painter,
  points: readonly Point[],
  colour: string,
  drop: number,
  opacity = 0.9,
): string {
  const cloth = painter.tone(colour)
  const fold = lighten(cloth, -0.13)
  return segments(points)
    .map(([[x1, y1], [x2, y2]]) => {
      const middle = (x1 + x2) / 2
      const lowest = Math.max(y1, y2) + drop
      const hem = drop * 0.34
      const swag = d`M${x1} ${y1}Q${middle} ${lowest} ${x2} ${y2}L${x2} ${y2 + hem}Q${middle} ${lowest + drop * 0.55} ${x1} ${y1 + hem}Z`
      const folds = repeat(3, (i) => {
        const fall = drop * (i + 1)
        return stroke(
          d`M${x1} ${y1 + fall * 0.08}Q${middle} ${lowest + fall * 0.13} ${x2} ${y2 + fall * 0.08}`,
          fold,
          1.6,
          { opacity: 0.45 },
        )
      })
      return path(swag, painter.gradient(lighten(cloth, 0.02), lighten(cloth, -0.1)), { opacity }) + folds
    })
    .join('')
}

export interface Curtain {
  /** The point from which a curtain hangs. The cloth falls towards `side`. */
  x: number
  top: number
  bottom: number
  width: number
  colour: string
  side: number
  opacity?: number
}

/** Draws a curtain that is gathered halfway down. */
export function drawCurtain(
  painter: Painter,
  { x, top, bottom, width, colour, side, opacity = 0.95 }: Curtain,
): string {
  const cloth = painter.tone(colour)
  const at = (share: number) => x + side * width * share
  const down = (share: number) => lerp(top, bottom, share)
  const outline = d`M${x} ${top}L${at(1)} ${top}C${at(0.9)} ${down(0.35)} ${at(0.25)} ${down(0.5)} ${at(0.3)} ${down(0.58)}C${at(0.35)} ${down(0.75)} ${at(0.62)} ${down(0.9)} ${at(0.6)} ${bottom}L${x} ${bottom}Z`
  const folds = repeat(4, (k) => {
    const i = k + 1
    const fold = d`M${at(0.2 * i)} ${top}C${at(0.19 * i)} ${down(0.35)} ${at(0.06 * i)} ${down(0.5)} ${at(0.062 * i)} ${down(0.58)}C${at(0.07 * i)} ${down(0.75)} ${at(0.125 * i)} ${down(0.9)} ${at(0.12 * i)} ${bottom}`
    return stroke(fold, lighten(cloth, -0.12), 2, { opacity: 0.4 })
  })
  return (
    path(outline, painter.gradient(lighten(cloth, 0.03), lighten(cloth, -0.09), { across: true }), { opacity }) + folds
  )
}
