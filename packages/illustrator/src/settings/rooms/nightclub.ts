import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, rect, repeat } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { at, facing, groundAt, level, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawBottles } from './shelf.ts'

const AWAY = 14
const NEON = ['#ff3fa4', '#35d0ff', '#9d5cff', '#ffb03a'] as const
const TILES = ['#5b2c86', '#264a9c', '#8a2c6e', '#1f6f86'] as const

/** Draws a nightclub: a floor of lit tiles, beams of light, a mirror ball, loudspeakers, and a bar with neon lines. */
export const drawNightclub: DrawSetting = (painter) => {
  const foot = groundAt(AWAY)
  const back =
    rect(0, 0, WIDTH, HEIGHT, painter.gradient('#0f0b22', '#241540')) +
    drawBackWall(painter) +
    rect(0, foot, WIDTH, HEIGHT - foot, '#150f2c') +
    drawTiles(painter) +
    drawBeams(painter) +
    drawTruss(painter) +
    painter.mark('object:disco-ball', drawBall(painter)) +
    SIDES.map((side) => drawSpeakers(side)).join('')
  return { back, horizon: stageHorizon(AWAY), indoor: true, floor: 'tiles' }
}

/** Draws the bar with shelves of bottles between lines of neon. */
function drawBackWall(painter: Painter): string {
  const plane = facing(AWAY)
  const lines = [0.6, 2.9, 3.25, 3.6].map((up, i) => {
    const colour = NEON[i % NEON.length] ?? NEON[0]
    painter.glow(...plane(0, up), 330, colour, 0.12)
    return line(...plane(-9, up), ...plane(9, up), colour, 5)
  })
  const shelves = [-5.2, 5.2].map(
    (middle) =>
      polygon(panel(plane, middle - 1.7, 1, middle + 1.7, 2.7), '#3a2a66') +
      [1.05, 1.65, 2.2]
        .map((up) => drawBottles(painter, plane, { left: middle - 1.5, right: middle + 1.5, up }, NEON[2]))
        .join('') +
      polygon(panel(plane, middle - 2, 0, middle + 2, 1), '#241a44') +
      line(...plane(middle - 2, 1), ...plane(middle + 2, 1), NEON[0], 6),
  )
  return polygon(panel(plane, -11, 0, 11, 6), '#1c1338') + lines.join('') + shelves.join('')
}

function drawTiles(painter: Painter): string {
  const { random } = painter
  const floor = level(0)
  return repeat(12, (row) =>
    repeat(14, (column) => {
      const [x, z] = [-7 + column, AWAY - 0.6 - row]
      if (z < 3.6) return ''
      const colour = lighten(random.pick(TILES), random.range(-0.05, 0.14))
      return polygon(panel(floor, x + 0.05, z - 0.95, x + 0.95, z), colour, { opacity: 0.85 })
    }),
  )
}

function drawBeams(painter: Painter): string {
  return listOf(8, (i) => {
    const x = 130 + i * 182
    const lean = (i % 2 ? 1 : -1) * (120 + (i % 3) * 70)
    const colour = NEON[i % NEON.length] ?? NEON[0]
    painter.glow(x, 64, 90, colour, 0.5)
    return polygon(
      [
        [x - 8, 64],
        [x + 8, 64],
        [x + lean + 90, HEIGHT * 0.68],
        [x + lean - 90, HEIGHT * 0.68],
      ],
      painter.gradient(colour, colour, { opacity: [0.42, 0] }),
      { filter: SOFT },
    )
  }).join('')
}

function drawTruss(painter: Painter): string {
  const steel = painter.tone('#6a6a86')
  const braces = repeat(
    40,
    (i) => line(i * 40, 28, i * 40 + 20, 54, steel, 3) + line(i * 40 + 20, 54, i * 40 + 40, 28, steel, 3),
  )
  const lamps = listOf(8, (i) => rect(116 + i * 182, 52, 28, 26, '#2b2640', { rx: 5 }))
  return rect(0, 22, WIDTH, 7, steel) + rect(0, 52, WIDTH, 7, steel) + braces + lamps.join('')
}

function drawBall(painter: Painter): string {
  const { random } = painter
  const [x, y, r] = [CENTRE, 160, 74]
  const facets = repeat(9, (row) =>
    repeat(13, (column) => {
      const [dx, dy] = [(column - 6) * 12, (row - 4) * 17]
      if (Math.hypot(dx, dy) > r - 6) return ''
      return rect(x + dx - 5, y + dy - 7, 10, 14, random.pick(['#f4f6ff', '#b9c4e0', '#ff9ad0', '#9adcff', '#7d86a8']))
    }),
  )
  const sparks = repeat(60, () =>
    ellipse(random.next() * WIDTH, random.range(90, HEIGHT * 0.62), 5, 3.4, random.pick(NEON), { opacity: 0.6 }),
  )
  painter.glow(x, y, 190, '#dfe6ff', 0.35)
  return sparks + line(x, 54, x, y - r, '#8d8fa8', 3) + circle(x, y, r, '#59607f') + facets
}

function drawSpeakers(side: number): string {
  return [13, 10]
    .map((away) => {
      const u = unitAt(away)
      const [x, y] = at(side * 7.4, 0, away)
      const cone = (up: number, r: number) =>
        circle(x, y - up * u, r * u, '#2d2a3c') +
        circle(x, y - up * u, r * u * 0.6, '#474460') +
        circle(x, y - up * u, r * u * 0.22, '#15131f')
      return (
        rect(x - u * 0.55, y - u * 2.2, u * 1.1, u * 2.2, '#17151f', { rx: 6 }) +
        cone(0.55, 0.42) +
        cone(1.35, 0.3) +
        cone(1.9, 0.16)
      )
    })
    .join('')
}
