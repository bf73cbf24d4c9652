import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround } from '../ground.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawWindow, isLampLit } from './parts/glass.ts'
import { drawStreetLamp } from './parts/lamp.ts'
import type { Opening } from './parts/opening.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, facing, groundAt, panel, stageHorizon, unitAt } from './parts/space.ts'
import { AWAY, drawPortico, PLINTH, PORTICO, STEP, STEPS } from './portico.ts'

const FRONT = AWAY - STEPS * STEP.run
const STONE = '#ded5c4'
const PLAZA = '#c3b8a6'
const WING = { half: 16, height: 5.9 }
const DOME = { half: 3, foot: 9.3 }

/** Draws a neoclassical hall: broad steps, six columns, a pediment, wings with tall windows and a dome. */
export const drawCityHall: DrawSetting = (painter) => {
  const stone = painter.tone(STONE, 0.12)
  const paved = { half: 16, depth: FRONT, size: 1.2, colour: PLAZA }
  const horizon = groundAt(FRONT)
  const trees = SIDES.map((side) =>
    drawTree(painter, {
      x: CENTRE + side * 700,
      y: horizon + 6,
      width: 260,
      height: 300,
      colour: FOLIAGE[painter.spec.season],
      depth: 0.3,
    }),
  )
  const back =
    drawSky(painter) +
    drawDome(painter, stone) +
    drawWings(painter, stone) +
    drawPortico(painter, stone) +
    trees.join('') +
    drawGround(painter, horizon, PLAZA) +
    drawWear(painter, paved, 50) +
    drawSlabs(painter, paved) +
    drawSteps(painter, stone) +
    SIDES.map((side) =>
      [9.4, 6.2].map((away) => drawStreetLamp(painter, ...at(side * 4.5, 0, away), unitAt(away) * 3.4)).join(''),
    ).join('')
  return { back, horizon: stageHorizon(FRONT), floor: 'stone' }
}

function drawDome(painter: Painter, stone: string): string {
  const z = AWAY + 4
  const plane = facing(z)
  const far = lighten(painter.tone(STONE, 0.22), -0.02)
  const copper = painter.tone('#6d9a8e', 0.16)
  const { half, foot } = DOME
  const [x, spring] = plane(0, foot + 2.2)
  const radius = half * unitAt(z)
  const top = spring - radius
  const across = painter.gradient(lighten(far, 0.04), lighten(far, -0.12), { across: true })
  const columns = listOf(11, (i) =>
    polygon(
      panel(plane, -half + 0.1 + i * 0.56, foot, -half + 0.36 + i * 0.56, foot + 1.9),
      lighten(far, 0.06 - i * 0.012),
    ),
  )
  const windows = listOf(10, (i) =>
    polygon(
      panel(plane, -half + 0.44 + i * 0.56, foot + 0.3, -half + 0.64 + i * 0.56, foot + 1.5),
      isLampLit(painter) ? '#ffcf80' : lighten(far, -0.25),
    ),
  )
  const ribs = [-0.8, -0.5, -0.17, 0.17, 0.5, 0.8].map((k) =>
    stroke(
      d`M${x + k * radius} ${spring}Q${x + k * radius * 0.92} ${spring - radius * 0.8} ${x + k * radius * 0.14} ${top + 4}`,
      lighten(copper, -0.07),
      2.6,
    ),
  )
  if (isLampLit(painter)) painter.glow(x, spring, radius * 1.5, '#ffc978', 0.3)
  return (
    polygon(panel(plane, -half - 0.5, 6, half + 0.5, foot), lighten(far, -0.03)) +
    polygon(panel(plane, -half, foot, half, foot + 2), across) +
    windows.join('') +
    columns.join('') +
    polygon(panel(plane, -half - 0.2, foot + 1.9, half + 0.2, foot + 2.25), lighten(far, 0.05)) +
    path(
      d`M${x - radius} ${spring}C${x - radius} ${spring - radius * 0.75} ${x - radius * 0.5} ${top} ${x} ${top}C${x + radius * 0.5} ${top} ${x + radius} ${spring - radius * 0.75} ${x + radius} ${spring}Z`,
      painter.gradient(lighten(copper, 0.07), lighten(copper, -0.11), { across: true }),
    ) +
    ribs.join('') +
    rect(x - 16, top - 20, 32, 24, lighten(stone, -0.03)) +
    path(d`M${x - 20} ${top - 18}Q${x} ${top - 46} ${x + 20} ${top - 18}Z`, copper) +
    line(x, top - 32, x, top - 52, painter.tone('#d0a350'), 3)
  )
}

function drawWings(painter: Painter, stone: string): string {
  const plane = facing(AWAY + 1)
  const { half, height } = WING
  const frame = lighten(stone, 0.05)
  const windows = SIDES.flatMap((side) =>
    listOf(5, (i) => {
      const middle = side * (7.2 + i * 1.9)
      const tall: Opening = { middle, width: 1, foot: PLINTH + 0.6, spring: PLINTH + 2.8, shape: 'round' }
      const small: Opening = { middle, width: 1, foot: PLINTH + 3.9, spring: PLINTH + 4.7, shape: 'square' }
      const style = { frame, columns: 2, rows: 3, surround: 5 }
      return drawWindow(painter, plane, tall, style) + drawWindow(painter, plane, small, { ...style, rows: 1 })
    }),
  )
  const balusters = repeat(80, (i) =>
    line(
      ...plane(-half + i * 0.4, PLINTH + height),
      ...plane(-half + i * 0.4, PLINTH + height + 0.6),
      lighten(stone, -0.02),
      4,
    ),
  )
  return (
    polygon(
      panel(plane, -half, 0, half, PLINTH + height),
      painter.gradient(lighten(stone, -0.01), lighten(stone, -0.07)),
    ) +
    polygon(panel(plane, -half, 0, half, PLINTH), lighten(stone, -0.1)) +
    balusters +
    polygon(panel(plane, -half - 0.2, PLINTH + height + 0.6, half + 0.2, PLINTH + height + 0.8), lighten(stone, 0.04)) +
    polygon(panel(plane, -half - 0.2, PLINTH + height - 0.5, half + 0.2, PLINTH + height), lighten(stone, 0.05)) +
    windows.join('')
  )
}

function drawSteps(painter: Painter, stone: string): string {
  const steps = listOf(STEPS, (i) => {
    const z = AWAY - i * STEP.run
    const up = PLINTH - i * STEP.rise
    const half = PORTICO.half + 0.4 + i * 0.12
    const [left, top] = at(-half, up, z - STEP.run)
    const [, back] = at(-half, up, z)
    const [, low] = at(-half, up - STEP.rise, z - STEP.run)
    return (
      rect(left, back, 2 * (CENTRE - left), top - back + 1, lighten(stone, 0.06)) +
      rect(left, top, 2 * (CENTRE - left), low - top + 1, lighten(stone, -0.07 + i * 0.004))
    )
  })
  const cheeks = SIDES.map((side) => {
    const plane = facing(FRONT)
    const from = side * (PORTICO.half + 1.4)
    return (
      polygon(
        panel(plane, from, 0, from + side * 1.5, PLINTH * 0.86),
        painter.gradient(lighten(stone, 0.03), lighten(stone, -0.1)),
      ) +
      polygon(panel(plane, from - side * 0.15, PLINTH * 0.86, from + side * 1.65, PLINTH * 0.98), lighten(stone, 0.06))
    )
  })
  return (
    steps.join('') + cheeks.join('') + rect(0, groundAt(FRONT) - 2, WIDTH, 3, lighten(stone, -0.14), { opacity: 0.5 })
  )
}
