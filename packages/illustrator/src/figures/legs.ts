import { lighten } from '../base/colour.ts'
import { type Point, SIDES } from '../base/geometry.ts'
import { ellipse, path } from '../base/svg.ts'
import { limb } from './curve.ts'
import { shade, type Wearer } from './wearer.ts'

/** Draws legs with bare skin or stockings, and shoes. */
export function drawLegs(w: Wearer, colour: string, shoe: string): string {
  const { body } = w
  return legLines(w)
    .map(([hip, knee, foot], i) => {
      const tone = i === 0 ? shade(colour, 0.8) : colour
      return (
        path(
          limb(
            [hip, knee, [foot[0], foot[1] - 14], foot],
            [body.arm * 1.6, body.arm * 1.12, body.arm * 1.05, body.arm * 0.6],
          ),
          tone,
        ) + drawShoe(w, foot, shoe)
      )
    })
    .join('')
}

/** Draws a shoe, or a bare foot if the person is barefoot. */
export function drawShoe(w: Wearer, [x, y]: Point, shoe: string): string {
  const { stance, body, figure, skin } = w
  const { arm } = body
  const colour = figure.extras.includes('barefoot') ? skin : shoe
  const toe = stance.view === 'side' ? arm * 0.55 : 0
  return ellipse(x + toe, y - 0.6, arm * (stance.view === 'side' ? 1.15 : 0.6), arm * 0.34, lighten(colour, -0.02))
}

/** Returns the hip, knee and foot of both legs, starting with the leg that is farther from the viewer. */
export function legLines({ body, stance }: Wearer): [hip: Point, knee: Point, foot: Point][] {
  const half = body.half.hip
  if (stance.view === 'side') {
    const step = stance.stride ? 14 : 2.5
    return SIDES.map((sign) => [
      [0, body.crotch - 4],
      [sign * step * -0.4 + 2, body.knee],
      [sign * step * -1, -1.5],
    ])
  }
  const lift = stance.stride ? 7 : 0
  return SIDES.map((sign) => [
    [sign * half * 0.5, body.crotch - 4],
    [sign * half * 0.46, body.knee],
    [sign * half * (stance.stride ? 0.2 : 0.44), sign < 0 ? -1.5 - lift : -1.5],
  ])
}
