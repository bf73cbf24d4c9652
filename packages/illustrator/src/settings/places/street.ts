import { lighten } from '../../base/colour.ts'
import { listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { Strand } from '../../props/strand.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawWindow } from './parts/glass.ts'
import { drawFloor } from './parts/hall.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import type { Opening } from './parts/opening.ts'
import { drawWear } from './parts/paving.ts'
import { at, beside, facing, level, type Plane, panel, stageHorizon, unitAt } from './parts/space.ts'

const HALF = 4.6
const END = 34
const COBBLE = '#a89a88'
const PLASTERS = ['#e3b98a', '#d99a7c', '#efdcb8', '#c9b49a', '#e0a98f', '#d8c48f', '#b9c0a8']
const SHUTTERS = ['#4f6f6a', '#6d7f58', '#7a4f45', '#44607c']
const AWNINGS = ['#b5483f', '#3f6a56', '#c98f3a']
const HOUSES = [END, 28.4, 23.6, 19.4, 15.8, 12.4, 9.2, 5]
const STRINGS: readonly Strand[] = [7.5, 11, 15].map((away) => [at(-HALF, 5.4, away), at(HALF, 5.4, away)])

/** An old European street: plastered houses with shutters, flowered balconies and awnings, cobbles, and a bell tower. */
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

function drawHouse(painter: Painter, side: number, near: number, far: number, index: number): string {
  const wall = beside(side * HALF)
  const { random } = painter
  const depth = Math.min(0.4, near / 60)
  const plaster = painter.tone(PLASTERS[(index * 3 + (side < 0 ? 0 : 2)) % PLASTERS.length] as string, depth)
  const face = lighten(plaster, side < 0 ? -0.07 : -0.01)
  const height = 8.6 + ((index * 7 + (side < 0 ? 3 : 0)) % 4) * 0.9
  const storeys = [3.4, 6]
  const bays = far - near > 3.9 ? 2 : 1
  const width = (far - near) / bays
  const shutter = painter.tone(SHUTTERS[(index + (side < 0 ? 1 : 0)) % SHUTTERS.length] as string, depth)
  const stains = repeat(10, () => {
    const z = random.range(near, far - 0.6)
    const up = random.range(0.5, height - 0.6)
    return polygon(
      panel(wall, z, up, z + random.range(0.3, 0.9), up + random.range(0.1, 0.4)),
      lighten(face, random.range(-0.05, 0.04)),
      { opacity: 0.5 },
    )
  })
  const upper = storeys.flatMap((foot, storey) =>
    listOf(bays, (i) =>
      drawShuttered(
        painter,
        wall,
        near + width * (i + 0.5),
        foot,
        shutter,
        face,
        storey === 0 && (index + i) % 2 === 0,
        side,
      ),
    ),
  )
  const eaves = polygon(
    [
      wall(near, height),
      wall(far, height),
      at(side * (HALF - 0.5), height + 0.05, far),
      at(side * (HALF - 0.5), height + 0.05, near),
    ],
    painter.tone('#8a5640', depth),
  )
  const cornice = polygon(panel(wall, near, height - 0.35, far, height), lighten(face, 0.06))
  const plinth = polygon(panel(wall, near, 0, far, 0.6), lighten(face, -0.1))
  const edge = line(...wall(near, 0), ...wall(near, height), lighten(face, -0.08), 2)
  return (
    polygon(panel(wall, near, 0, far, height), painter.gradient(lighten(face, 0.02), lighten(face, -0.05))) +
    stains +
    plinth +
    cornice +
    eaves +
    edge +
    drawShop(painter, wall, side, near, far, index) +
    upper.join('') +
    drawBracketLamp(painter, side, near + 0.3, index)
  )
}

function drawShuttered(
  painter: Painter,
  wall: Plane,
  middle: number,
  foot: number,
  shutter: string,
  face: string,
  hasBalcony: boolean,
  side: number,
): string {
  const opening: Opening = { middle, width: 0.95, foot, spring: foot + 1.75, shape: 'segment' }
  const leaves = SIDES.map((way) => {
    const from = middle + way * 0.52
    const slats = listOf(6, (i) =>
      line(
        ...wall(from, foot + 0.2 + i * 0.27),
        ...wall(from + way * 0.42, foot + 0.2 + i * 0.27),
        lighten(shutter, -0.06),
        1.4,
      ),
    )
    return (
      polygon(panel(wall, from, foot, from + way * 0.44, foot + 1.75), lighten(shutter, way < 0 ? 0.02 : -0.03)) +
      slats.join('')
    )
  })
  const style = { frame: lighten(face, 0.08), columns: 2, rows: 2, surround: Math.max(2, unitAt(middle) * 0.05) }
  return (
    drawWindow(painter, wall, opening, style) +
    leaves.join('') +
    (hasBalcony ? drawBalcony(painter, side, middle, foot) : '')
  )
}

function drawBalcony(painter: Painter, side: number, middle: number, foot: number): string {
  const { random, spec } = painter
  const front = beside(side * (HALF - 0.5))
  const wall = beside(side * HALF)
  const iron = painter.tone('#2f2d31', middle / 90)
  const [from, to] = [middle - 0.95, middle + 0.95]
  const slab: Point[] = [wall(from, foot - 0.1), wall(to, foot - 0.1), front(to, foot - 0.1), front(from, foot - 0.1)]
  const bars = listOf(13, (i) =>
    line(...front(from + (i * 1.9) / 12, foot - 0.1), ...front(from + (i * 1.9) / 12, foot + 0.85), iron, 1.8),
  )
  const ends = [from, to].map((z) => line(...wall(z, foot + 0.85), ...front(z, foot + 0.85), iron, 3))
  const blooms = repeat(34, () => {
    const [x, y] = front(random.range(from, to), foot + 0.8 - random.next() ** 2 * 0.6)
    const colour = random.next() < 0.45 ? '#5d8450' : random.pick([...spec.florals.colors, '#c93f52'])
    return ellipse(
      x,
      y,
      unitAt(middle) * 0.085,
      unitAt(middle) * 0.07,
      lighten(painter.tone(colour, 0.03), random.range(-0.05, 0.05)),
    )
  })
  return (
    polygon(slab, lighten(iron, 0.12)) +
    bars.join('') +
    ends.join('') +
    line(...front(from, foot + 0.86), ...front(to, foot + 0.86), iron, 4) +
    blooms
  )
}

function drawShop(painter: Painter, wall: Plane, side: number, near: number, far: number, index: number): string {
  const middle = (near + far) / 2
  const wood = painter.tone(SHUTTERS[index % SHUTTERS.length] as string, near / 90)
  const span = Math.min(2.6, (far - near) * 0.66)
  const opening: Opening = {
    middle,
    width: span,
    foot: 0.5,
    spring: 2.1,
    shape: index % 3 === 1 ? 'segment' : 'square',
  }
  const shop = drawWindow(painter, wall, opening, { frame: wood, columns: 3, rows: 1, surround: unitAt(middle) * 0.07 })
  if (index % 2) return shop
  const cloth = painter.tone(AWNINGS[(index / 2 + (side < 0 ? 1 : 0)) % AWNINGS.length] as string, near / 90)
  const front = beside(side * (HALF - 1.1))
  const stripes = repeat(8, (i) => {
    const [from, to] = [middle - span / 2 + (i * span) / 8, middle - span / 2 + ((i + 1) * span) / 8]
    const stripe = i % 2 ? painter.tone('#f3e9d6', near / 90) : cloth
    return (
      polygon([wall(from, 2.75), wall(to, 2.75), front(to, 2.25), front(from, 2.25)], stripe) +
      polygon(
        [front(from, 2.25), front(to, 2.25), front(to, 2), front((from + to) / 2, 1.94), front(from, 2)],
        lighten(stripe, -0.06),
      )
    )
  })
  return shop + stripes
}

function drawBracketLamp(painter: Painter, side: number, away: number, index: number): string {
  if (index % 2 === 0) return ''
  const iron = painter.tone('#2f2d31')
  const [x, y] = at(side * (HALF - 0.75), 3.5, away)
  const size = unitAt(away) * 0.5
  return (
    line(...at(side * HALF, 3.5, away), x, y, iron, Math.max(2, unitAt(away) * 0.05)) +
    drawHangingLantern(painter, x, y, y + size * 1.1, size)
  )
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
