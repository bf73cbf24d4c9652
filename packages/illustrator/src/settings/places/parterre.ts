import { lighten } from '../../base/colour.ts'
import { boundsAround, HEIGHT, SIDES } from '../../base/geometry.ts'
import { circle, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { GRASS } from '../season.ts'
import { drawContact } from './parts/greenery.ts'
import { at, level, panel, unitAt } from './parts/space.ts'

const BOX = '#4f7348'

/** Draws beds of lawn with box edging on both sides of a gravel path, with clipped cones. */
export function drawParterre(painter: Painter): string {
  const floor = level(0)
  const grass = GRASS[painter.spec.season]
  const box = painter.tone(BOX, 0.04)
  const beds = [
    [25, 18.6],
    [17, 12.2],
    [11, 6.4],
  ] as const
  const lawn = (far: number, near: number, side: number) => {
    painter.part('hedge', boundsAround([at(side * 5, 0, near), at(side * 24, 0.42, near), at(side * 5, 0.42, far)]))
    const hedge = (from: number, to: number, z: number) =>
      polygon(
        [at(side * from, 0, z), at(side * from, 0.42, z), at(side * to, 0.42, z), at(side * to, 0, z)],
        lighten(box, -0.05),
      )
    const top = (from: number, to: number, back: number, front: number) =>
      polygon(
        [
          at(side * from, 0.42, back),
          at(side * to, 0.42, back),
          at(side * to, 0.42, front),
          at(side * from, 0.42, front),
        ],
        lighten(box, 0.035),
      )
    const inner = polygon(
      [at(side * 5, 0, near), at(side * 5, 0.42, near), at(side * 5, 0.42, far), at(side * 5, 0, far)],
      lighten(box, -0.08),
    )
    const cones = [far - 0.4, near + 0.4].map((z) => drawCone(painter, side * 5.5, z))
    return (
      polygon(
        panel(floor, side * 5, near, side * 24, far),
        painter.gradient(painter.tone(grass, 0.25), painter.tone(grass)),
      ) +
      top(5, 24, far, far - 0.45) +
      hedge(5, 24, far - 0.45) +
      cones[0] +
      inner +
      top(5, 5.5, far, near) +
      drawBedFlowers(painter, side, far, near) +
      top(5, 24, near + 0.45, near) +
      hedge(5, 24, near) +
      cones[1]
    )
  }
  return beds.map(([far, near]) => SIDES.map((side) => lawn(far, near, side)).join('')).join('')
}

function drawBedFlowers(painter: Painter, side: number, far: number, near: number): string {
  const { random, spec } = painter
  return repeat(46, () => {
    const z = random.range(near + 0.8, far - 0.8)
    const [x, y] = at(side * random.range(6.2, 7.6), 0.2, z)
    return circle(
      x,
      y,
      unitAt(z) * 0.09,
      lighten(painter.tone(random.pick(spec.florals.colors), 0.1), random.range(-0.04, 0.03)),
    )
  })
}

function drawCone(painter: Painter, right: number, away: number): string {
  const [x, y] = at(right, 0, away)
  const unit = unitAt(away)
  if (y > HEIGHT * 1.1) return ''
  const leaf = painter.tone(BOX, away / 70)
  const height = unit * 1.7
  return (
    drawContact(painter, x, y, unit * 0.6) +
    polygon(
      [
        [x - unit * 0.55, y],
        [x, y - height],
        [x + unit * 0.55, y],
      ],
      lighten(leaf, -0.06),
    ) +
    polygon(
      [
        [x - unit * 0.5, y - 2],
        [x, y - height],
        [x + unit * 0.08, y - 2],
      ],
      lighten(leaf, 0.03),
    )
  )
}
