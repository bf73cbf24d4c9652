import { lighten } from '../base/colour.ts'
import { CENTRE, SIDES } from '../base/geometry.ts'
import { circle, d, line, path, polygon, stroke } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { isLampLit } from './places/parts/glass.ts'
import { drawContact } from './places/parts/greenery.ts'
import { shineLamp } from './places/parts/lamp.ts'
import { drawMoulding, drawOpening, type Opening } from './places/parts/opening.ts'
import { facing, groundAt, type Plane, panel, unitAt } from './places/parts/space.ts'

export const AWAY = 22
export const FOOT = groundAt(AWAY)
const CHURCH = { half: 3.9, eaves: 6.4 }

export function shadeOf(painter: Painter, plaster: string): string {
  return isLampLit(painter)
    ? painter.gradient('#efb468', '#a8683a')
    : painter.gradient(lighten(plaster, -0.36), lighten(plaster, -0.24))
}

/** Draws an arched opening with a bell in it. */
export function drawBell(
  painter: Painter,
  plane: Plane,
  plaster: string,
  middle: number,
  foot: number,
  width: number,
): string {
  const arch: Opening = { middle, width, foot, spring: foot + width * 0.8, shape: 'round' }
  const [x, y] = plane(middle, foot + width * 0.35)
  const u = unitAt(AWAY) * width
  const bronze = painter.tone('#a07a3c', 0.05)
  return (
    drawOpening(plane, arch, isLampLit(painter) ? shadeOf(painter, plaster) : lighten(plaster, -0.3)) +
    drawMoulding(plane, arch, lighten(plaster, 0.05), 5) +
    path(
      d`M${x - u * 0.3} ${y}Q${x - u * 0.2} ${y - u * 0.1} ${x - u * 0.17} ${y - u * 0.34}Q${x} ${y - u * 0.56} ${x + u * 0.17} ${y - u * 0.34}Q${x + u * 0.2} ${y - u * 0.1} ${x + u * 0.3} ${y}Z`,
      bronze,
    ) +
    circle(x, y + 2, u * 0.06, lighten(bronze, -0.12))
  )
}

export function drawCross(painter: Painter, x: number, y: number, size: number): string {
  const iron = painter.tone('#4a3f3a', 0.05)
  return (
    line(x, y, x, y - size, iron, 4) + line(x - size * 0.28, y - size * 0.68, x + size * 0.28, y - size * 0.68, iron, 4)
  )
}

export function drawChurch(painter: Painter, plaster: string): string {
  const plane = facing(AWAY - 0.4)
  const { half, eaves } = CHURCH
  const p = (x: number, up: number) => plane(x, up)
  const curve = (side: number) => {
    const [a, b, c, e] = [p(side * half, eaves + 1.2), p(side * 2.7, eaves + 1.3), p(side * 1.9, 9.6), p(0, 9.9)]
    return { a, b, c, e }
  }
  const [left, right] = [curve(-1), curve(1)]
  const [foot, low] = [p(-half, 0), p(half, 0)]
  const gable = d`M${foot[0]} ${foot[1]}L${left.a[0]} ${left.a[1]}Q${left.b[0]} ${left.a[1] - 4} ${left.b[0]} ${left.b[1] - 34}Q${left.b[0] + 4} ${left.c[1]} ${left.c[0]} ${left.c[1]}Q${left.c[0] + 34} ${left.e[1] - 52} ${left.e[0]} ${left.e[1] - 52}Q${right.c[0] - 34} ${left.e[1] - 52} ${right.c[0]} ${right.c[1]}Q${right.b[0] - 4} ${right.c[1]} ${right.b[0]} ${right.b[1] - 34}Q${right.b[0]} ${right.a[1] - 4} ${right.a[0]} ${right.a[1]}L${low[0]} ${low[1]}Z`
  const door: Opening = { middle: 0, width: 2.1, foot: 0, spring: 2.3, shape: 'round' }
  const [wx, wy] = p(0, 5.7)
  const wood = painter.tone('#6b432c', 0.04)
  const columns = [-1.75, 1.75].map((x) => polygon(panel(plane, x - 0.2, 0, x + 0.2, 4.1), lighten(plaster, 0.05)))
  const planks = [-0.6, 0, 0.6].map((x) => line(...p(x, 0), ...p(x, 3.1), lighten(wood, -0.09), 3))
  const lamps = SIDES.map((side) => {
    const [x, y] = p(side * 2.5, 2.6)
    shineLamp(painter, x, y, 80)
    return circle(x, y, 7, '#ffe0a0') + line(x, y - 14, x, y - 7, wood, 4)
  })
  return (
    drawContact(painter, CENTRE, FOOT + 4, 300) +
    path(gable, painter.gradient(lighten(plaster, 0.04), lighten(plaster, -0.05))) +
    stroke(gable, lighten(plaster, 0.07), 7) +
    polygon(panel(plane, -half, eaves - 0.15, half, eaves + 0.15), lighten(plaster, -0.06)) +
    drawBell(painter, plane, plaster, 0, 7.6, 1.15) +
    circle(wx, wy, 30, lighten(plaster, -0.07)) +
    circle(wx, wy, 22, isLampLit(painter) ? '#ffc873' : lighten(plaster, -0.36)) +
    [-2.6, 2.6].map((x) => drawBell(painter, plane, plaster, x, 4.4, 0.9)).join('') +
    columns.join('') +
    polygon(panel(plane, -2.15, 3.9, 2.15, 4.3), lighten(plaster, 0.06)) +
    drawOpening(plane, door, wood) +
    planks.join('') +
    drawMoulding(plane, door, lighten(plaster, 0.06), 9) +
    lamps.join('') +
    drawCross(painter, CENTRE, p(0, 9.9)[1] - 50, 40)
  )
}
