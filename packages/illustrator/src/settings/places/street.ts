import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Strand } from '../../props/strand.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawWindow } from './parts/glass.ts'
import { drawFloor } from './parts/hall.ts'
import type { Opening } from './parts/opening.ts'
import { drawWear } from './parts/paving.ts'
import { at, facing, level, panel, stageHorizon } from './parts/space.ts'
import { drawHouse, PLASTERS } from './street-house.ts'
import { HALF } from './street-window.ts'

const END = 34
const COBBLE = '#a89a88'
const HOUSES = [END, 28.4, 23.6, 19.4, 15.8, 12.4, 9.2, 5]
const STRINGS: readonly Strand[] = [7.5, 11, 15].map((away) => [at(-HALF, 5.4, away), at(HALF, 5.4, away)])

/**
 * Draws an old European street: plastered houses with shutters, balconies with flowers, awnings, cobbles and a bell
 * tower.
 */
export const drawStreet: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawTower(painter) +
    drawEnd(painter) +
    SIDES.map((side) =>
      HOUSES.slice(1)
        .map((near, i) => drawHouse(painter, side, near, HOUSES[i] as number, i))
        .join(''),
    ).join('') +
    drawFloor(painter, HALF + 0.4, END, COBBLE) +
    drawCobbles(painter) +
    SIDES.map((side) => drawPavement(painter, side)).join('')
  return { back, horizon: stageHorizon(END - 6), floor: 'stone', strings: STRINGS }
}

function drawTower(painter: Painter): string {
  const plane = facing(46)
  const stone = painter.tone('#d9c3a0', 0.4)
  const roof = painter.tone('#a55f45', 0.38)
  const belfry: Opening = { middle: 2.2, width: 1.3, foot: 13.4, spring: 15.2, shape: 'round' }
  const [x, y] = plane(2.2, 11.4)
  return (
    polygon(
      panel(plane, 0.2, 0, 4.2, 17.6),
      painter.gradient(lighten(stone, 0.04), lighten(stone, -0.1), { across: true }),
    ) +
    polygon(panel(plane, -0.1, 12.6, 4.5, 13), lighten(stone, 0.05)) +
    polygon(panel(plane, -0.1, 17.4, 4.5, 17.9), lighten(stone, 0.05)) +
    polygon(
      [plane(-0.2, 17.8), plane(2.2, 22.4), plane(4.6, 17.8)],
      painter.gradient(lighten(roof, 0.05), lighten(roof, -0.08), { across: true }),
    ) +
    drawWindow(painter, plane, belfry, { frame: lighten(stone, 0.05), columns: 1, rows: 0, surround: 3 }) +
    circle(x, y, 17, lighten(stone, 0.1)) +
    line(x, y, x, y - 11, painter.tone('#4a3f3a', 0.3), 3) +
    line(x, y, x + 8, y + 3, painter.tone('#4a3f3a', 0.3), 3)
  )
}

function drawEnd(painter: Painter): string {
  const plane = facing(END + 2)
  return [-4.6, -1.6, 1.4]
    .map((left, i) => {
      const plaster = painter.tone(PLASTERS[(i * 2 + 1) % PLASTERS.length] as string, 0.34)
      const height = 7.4 + (i % 2) * 1.6
      const roof = painter.tone('#a8654a', 0.34)
      const windows = [2.9, 5.4].flatMap((foot) =>
        [0.8, 2.1].map((dx) =>
          drawWindow(
            painter,
            plane,
            { middle: left + dx, width: 0.65, foot, spring: foot + 1.3, shape: 'square' },
            { frame: lighten(plaster, 0.05), columns: 2, rows: 1, surround: 2, bars: 1 },
          ),
        ),
      )
      return (
        polygon(panel(plane, left, 0, left + 3.1, height), plaster) +
        polygon(
          [
            plane(left - 0.2, height),
            plane(left + 0.5, height + 1.3),
            plane(left + 2.6, height + 1.3),
            plane(left + 3.3, height),
          ],
          roof,
        ) +
        windows.join('')
      )
    })
    .join('')
}

function drawCobbles(painter: Painter): string {
  const joint = lighten(painter.tone(COBBLE), -0.1)
  const rows = listOf(34, (i) => {
    const z = 3.1 + (i / 33) ** 1.7 * (END - 4)
    const points = listOf(13, (k): Point => at(-HALF + (k * HALF) / 6, 0, z + Math.cos(((k - 6) / 6) * 1.5) * 0.5))
    return repeat(12, (k) => line(...(points[k] as Point), ...(points[k + 1] as Point), joint, 1.3, { opacity: 0.4 }))
  })
  return drawWear(painter, { half: HALF, depth: 26, size: 0.34, colour: COBBLE }, 260) + rows.join('')
}

function drawPavement(painter: Painter, side: number): string {
  const stone = painter.tone('#c2b5a2', 0.04)
  const floor = level(0.08)
  return (
    polygon(
      panel(floor, side * (HALF - 0.9), 3, side * HALF, END),
      painter.gradient(painter.tone('#c2b5a2', 0.3), stone),
    ) + line(...floor(side * (HALF - 0.9), 3), ...floor(side * (HALF - 0.9), END), lighten(stone, -0.12), 3)
  )
}
