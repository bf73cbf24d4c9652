import { lighten } from '../../base/colour.ts'
import { listOf, SIDES } from '../../base/geometry.ts'
import { line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawWindow, isLampLit } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { drawMoulding, drawOpening, type Opening } from './parts/opening.ts'
import { drawSlope } from './parts/roof.ts'
import { at, facing, panel } from './parts/space.ts'

export const AWAY = 28
const PLASTER = '#dfa96a'
const TERRACOTTA = '#b5613c'
const SHUTTER = '#4d6a55'
const HOUSE = { half: 7.4, height: 8, loggia: 3.4 }

export function drawHouse(painter: Painter): string {
  const plane = facing(AWAY)
  const plaster = painter.tone(PLASTER, 0.14)
  const tile = painter.tone(TERRACOTTA, 0.14)
  const { half, height } = HOUSE
  const roof = (reach: number, low: number, rise: number, columns: number) =>
    drawSlope(
      painter,
      [
        plane(-reach * 0.62, low + rise),
        plane(reach * 0.62, low + rise),
        plane(reach + 0.7, low),
        plane(-reach - 0.7, low),
      ],
      tile,
      5,
      columns,
    ) + line(...plane(-reach - 0.7, low), ...plane(reach + 0.7, low), lighten(tile, -0.14), 7)
  const wing = SIDES.map((side) => {
    const middle = side * (half + 2.2)
    const low = 4.9
    const shade = lighten(plaster, side < 0 ? -0.07 : -0.02)
    const slope = drawSlope(
      painter,
      [plane(middle - 1.7, low + 1), plane(middle + 1.7, low + 1), plane(middle + 2.7, low), plane(middle - 2.7, low)],
      lighten(tile, -0.03),
      3,
      16,
    )
    return (
      polygon(panel(plane, middle - 2.3, 0, middle + 2.3, low), shade) +
      slope +
      drawShuttered(painter, middle, 1.2, 3.2)
    )
  })
  const [x, foot] = plane(0, 0)
  const belvedere =
    polygon(panel(plane, -2.2, height, 2.2, height + 3.4), lighten(plaster, 0.01)) +
    [-1.2, 0, 1.2]
      .map((middle) =>
        drawWindow(
          painter,
          plane,
          { middle, width: 0.75, foot: height + 1.7, spring: height + 2.5, shape: 'round' },
          { frame: lighten(plaster, 0.08), columns: 2, rows: 1, surround: 3 },
        ),
      )
      .join('') +
    roof(2.3, height + 3.4, 1, 16)
  return (
    drawContact(painter, x, foot + 2, 300) +
    wing.join('') +
    belvedere +
    polygon(panel(plane, -half, 0, half, height), painter.gradient(lighten(plaster, 0.03), lighten(plaster, -0.06))) +
    drawStains(painter, plaster) +
    [-5.9, -3.6, 0, 3.6, 5.9].map((middle) => drawShuttered(painter, middle, 5.1, 7)).join('') +
    SIDES.map((side) => drawShuttered(painter, side * 5.3, 1.2, 3.2)).join('') +
    drawLoggia(painter, plaster) +
    roof(half, height, 1.9, 40)
  )
}

function drawStains(painter: Painter, plaster: string): string {
  const { random } = painter
  return repeat(26, () => {
    const [x, y] = at(random.range(-7, 6.4), random.range(0.4, 7.6), AWAY)
    return rect(x, y, random.range(14, 44), random.range(6, 18), lighten(plaster, random.range(-0.05, 0.05)), {
      opacity: 0.4,
    })
  })
}

function drawShuttered(painter: Painter, middle: number, foot: number, spring: number): string {
  const plane = facing(AWAY)
  const shutter = painter.tone(SHUTTER, 0.12)
  const opening: Opening = { middle, width: 1, foot, spring, shape: 'square' }
  const leaves = SIDES.map((side) => {
    const from = middle + side * 0.54
    const slats = listOf(6, (i) =>
      line(
        ...plane(from, foot + 0.2 + i * 0.3),
        ...plane(from + side * 0.5, foot + 0.2 + i * 0.3),
        lighten(shutter, -0.06),
        2,
      ),
    )
    return (
      polygon(panel(plane, from, foot, from + side * 0.52, spring), lighten(shutter, side < 0 ? 0.02 : -0.03)) +
      slats.join('')
    )
  })
  return (
    drawWindow(painter, plane, opening, { frame: painter.tone('#f0e2c8', 0.12), columns: 2, rows: 2, surround: 4 }) +
    leaves.join('')
  )
}

function drawLoggia(painter: Painter, plaster: string): string {
  const plane = facing(AWAY)
  const isLit = isLampLit(painter)
  return [-2.3, 0, 2.3]
    .map((middle) => {
      const arch: Opening = { middle, width: 1.75, foot: 0, spring: 2.5, shape: 'round' }
      const [x, y] = plane(middle, 1.8)
      if (isLit) painter.glow(x, y, 84, '#ffb65e', 0.5)
      const shade = isLit
        ? painter.gradient('#f2b765', '#b8743c')
        : painter.gradient(lighten(plaster, -0.34), lighten(plaster, -0.22))
      return drawOpening(plane, arch, shade) + drawMoulding(plane, arch, lighten(plaster, 0.1), 8)
    })
    .join('')
}
