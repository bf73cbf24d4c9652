import { lighten } from '../base/colour.ts'
import { type Point, SIDES } from '../base/geometry.ts'
import { circle, d, path, stroke } from '../base/svg.ts'
import { GOLD } from './attire/cloth.ts'
import { curve, outline } from './curve.ts'
import { shade, volume, type Wearer } from './wearer.ts'

/** Draws a turban with a tail of cloth at the back. */
export function drawTurban(w: Wearer, colour: string): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
  const shape = outline(
    [at(-1.08, -0.12), at(-1.3, -0.7), at(-0.8, -1.38), at(0, -1.56), at(0.8, -1.38), at(1.3, -0.7), at(1.08, -0.12)],
    [at(1.08, -0.12), at(0, w.stance.view === 'back' ? 0.1 : -0.42), at(-1.08, -0.12)],
  )
  const folds = [-0.75, -0.3, 0.2].map((x) =>
    stroke(curve([at(x, -0.1 - Math.abs(x) * 0.2), at(x + 0.25, -0.8), at(x + 0.75, -1.3)]), shade(colour, 1.6), 1, {
      opacity: 0.7,
    }),
  )
  const back = w.stance.view === 'side' ? 0.7 : 0
  const tail =
    w.stance.view === 'front'
      ? ''
      : path(
          outline(
            [at(-0.3 - back, 0), at(-0.5 - back, 1), at(-0.62 - back, 2.6)],
            [at(0.1 - back, 2.5), at(0.16 - back, 1), at(0.3 - back, 0)],
          ),
          shade(colour, 0.8),
        )
  const jewel =
    w.stance.view === 'back'
      ? ''
      : circle(w.stance.view === 'side' ? rx : 0, y - ry * 0.8, 2, w.tone(GOLD)) +
        stroke(
          curve([at(w.stance.view === 'side' ? 1 : 0, -0.9), at(w.stance.view === 'side' ? 0.9 : 0.1, -1.9)]),
          w.tone('#fff4de'),
          1.6,
        )
  return tail + volume(w, shape, colour) + folds.join('') + jewel
}

/** Draws the wide pleated head tie of Yoruba dress. */
export function drawGele(w: Wearer, colour: string): string {
  const { y, rx, ry } = w.body.head
  const at = (x: number, level: number): Point => [x * rx, y + level * ry]
  const fans = SIDES.map((side) => {
    const fan = outline(
      [at(side * 0.2, -0.2), at(side * 1.2, -0.3), at(side * 2.1, -1.1)],
      [at(side * 2.1, -1.1), at(side * 1.7, -2), at(side * 0.7, -2.15), at(0, -1.5)],
    )
    return volume(w, fan, side === w.lit ? lighten(colour, 0.02) : shade(colour, 0.6))
  })
  const pleats = [-1.6, -1.05, -0.5, 0.5, 1.05, 1.6].map((x) =>
    stroke(
      d`M${x * 0.45 * rx} ${y - ry * 0.5}L${x * rx} ${y - ry * (1.9 - Math.abs(x) * 0.28)}`,
      x * w.lit > 0 ? lighten(colour, 0.08) : shade(colour, 1.8),
      1,
      { opacity: 0.8 },
    ),
  )
  const wrap = volume(
    w,
    outline(
      [at(-1.1, 0), at(-1.1, -0.8), at(0, -1.3), at(1.1, -0.8), at(1.1, 0)],
      [at(1.1, 0), at(0, w.stance.view === 'back' ? 0.4 : -0.4), at(-1.1, 0)],
    ),
    colour,
  )
  return (
    fans.join('') +
    pleats.join('') +
    wrap +
    stroke(curve([at(-1.05, -0.3), at(0, -0.75), at(1.05, -0.2)]), shade(colour, 1.6), 1)
  )
}
