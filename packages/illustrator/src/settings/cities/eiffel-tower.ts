import { lighten } from '../../base/colour.ts'
import { lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { d, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { isLampLit } from '../places/parts/glass.ts'

const IRON = '#7d6656'

/** Draws the Eiffel Tower with its base centred at (x, foot). */
export function drawEiffelTower(painter: Painter, x: number, foot: number, height: number): string {
  const lit = isLampLit(painter)
  const iron = lit ? painter.tone('#d9a95c') : painter.tone(IRON, 0.22)
  if (lit) painter.glow(x, foot - height * 0.4, height * 0.5, '#ffc765', 0.5)
  const half = (up: number) => height * (0.012 + 0.19 * (1 - up) ** 2.6)
  const inner = (up: number) => half(up) * (up < 0.16 ? 0.56 : up < 0.36 ? 0.46 : 0)
  const y = (up: number) => foot - up * height
  const leg = (side: number, from: number, to: number) => {
    const outer = listOf(9, (i): Point => [x + side * half(lerp(from, to, i / 8)), y(lerp(from, to, i / 8))])
    const back = listOf(9, (i): Point => [x + side * inner(lerp(to, from, i / 8)), y(lerp(to, from, i / 8))])
    return polygon([...outer, ...back], lighten(iron, side < 0 ? -0.05 : 0.02))
  }
  const bracing = SIDES.map((side) =>
    repeat(15, (i) => {
      const [low, high] = [i * 0.024, (i + 1) * 0.024]
      const [a, b] = [x + side * half(low), x + side * half(high)]
      const [m, n] = [x + side * inner(low), x + side * inner(high)]
      return (
        line(a, y(low), n, y(high), lighten(iron, -0.14), 1.6) + line(m, y(low), b, y(high), lighten(iron, -0.14), 1.6)
      )
    }),
  )
  const lattice = repeat(16, (i) => {
    const [low, high] = [0.36 + i * 0.036, 0.36 + (i + 1) * 0.036]
    return (
      line(x - half(low), y(low), x + half(high), y(high), lighten(iron, -0.14), 1.4) +
      line(x + half(low), y(low), x - half(high), y(high), lighten(iron, -0.14), 1.4)
    )
  })
  const span = inner(0)
  const arch = d`M${x - span} ${foot}C${x - span} ${y(0.11)} ${x - span * 0.5} ${y(0.125)} ${x} ${y(0.125)}C${x + span * 0.5} ${y(0.125)} ${x + span} ${y(0.11)} ${x + span} ${foot}L${x + span * 0.9} ${foot}C${x + span * 0.9} ${y(0.095)} ${x + span * 0.45} ${y(0.108)} ${x} ${y(0.108)}C${x - span * 0.45} ${y(0.108)} ${x - span * 0.9} ${y(0.095)} ${x - span * 0.9} ${foot}Z`
  const deck = (up: number, more: number) =>
    rect(x - half(up) - more, y(up) - height * 0.012, (half(up) + more) * 2, height * 0.026, lighten(iron, 0.05))
  return (
    SIDES.map((side) => leg(side, 0, 0.16) + leg(side, 0.16, 0.36) + leg(side, 0.36, 0.94)).join('') +
    bracing.join('') +
    lattice +
    path(arch, lighten(iron, -0.02)) +
    deck(0.16, 8) +
    deck(0.36, 6) +
    deck(0.93, 5) +
    line(x, y(0.93), x, y(1.02), iron, 4)
  )
}
