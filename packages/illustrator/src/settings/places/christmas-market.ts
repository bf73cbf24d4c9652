import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, ellipse, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import type { Strand } from '../../props/strand.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawWindow } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import type { Opening } from './parts/opening.ts'
import { drawSlabs } from './parts/paving.ts'
import { at, facing, groundAt, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 20
const SNOW = '#f2f5f8'
const PAVING = '#a9a39c'
const HOUSES = ['#d9a066', '#c9694a', '#e6d3a6', '#8fa08a', '#d98f70', '#e0bc7a'] as const
const STRINGS: readonly Strand[] = SIDES.flatMap((side): Strand[] => [
  [
    [CENTRE + side * 790, 120],
    [CENTRE, 230],
  ],
  [
    [CENTRE + side * 790, 250],
    [CENTRE, 180],
  ],
])

/** Draws a Christmas market: a lit fir tree, wooden stalls with snowy roofs, and half-timbered houses. */
export const drawChristmasMarket: DrawSetting = (painter) => {
  const isWinter = painter.spec.season === 'winter'
  const ground = isWinter ? '#dfe4e8' : PAVING
  const back =
    drawSky(painter) +
    listOf(8, (i) => drawGable(painter, -15 + i * 4.3, i)).join('') +
    drawGround(painter, groundAt(AWAY + 6), ground) +
    drawTree(painter) +
    drawSlabs(painter, { half: 16, depth: AWAY, size: 0.8, colour: ground }) +
    SIDES.map((side) => [18, 13.4, 10].map((away, i) => drawStall(painter, side, away, i)).join('')).join('')
  return { back, horizon: stageHorizon(AWAY), floor: isWinter ? 'snow' : 'stone', strings: STRINGS }
}

/** Draws a half-timbered house with a steep roof. */
function drawGable(painter: Painter, middle: number, index: number): string {
  const plane = facing(AWAY + 6)
  const wall = painter.tone(HOUSES[index % HOUSES.length] ?? HOUSES[0], 0.26)
  const timber = painter.tone('#5a3d2c', 0.26)
  const roof = painter.tone('#7d4636', 0.26)
  const snow = painter.tone(SNOW, 0.2)
  const height = 6.4 + ((index * 5) % 3) * 0.7
  const half = 2.1
  const beams: readonly (readonly [Point, Point])[] = [
    [plane(middle - half, 3.2), plane(middle + half, 3.2)],
    [plane(middle - half, height), plane(middle + half, height)],
    [plane(middle - half, 3.2), plane(middle - 0.7, height)],
    [plane(middle + half, 3.2), plane(middle + 0.7, height)],
    [plane(middle - half, 0), plane(middle - half, height)],
    [plane(middle + half, 0), plane(middle + half, height)],
    [plane(middle, height), plane(middle, height + 2.4)],
  ]
  const windows = [-1, 1].flatMap((side) =>
    [1.3, 4.1].map(
      (foot): Opening => ({ middle: middle + side * 0.95, width: 0.8, foot, spring: foot + 1.2, shape: 'square' }),
    ),
  )
  return (
    polygon(
      [
        plane(middle - half, 0),
        plane(middle - half, height),
        plane(middle, height + 3.4),
        plane(middle + half, height),
        plane(middle + half, 0),
      ],
      wall,
    ) +
    beams.map(([a, b]) => line(...a, ...b, timber, 6)).join('') +
    line(
      ...plane(middle - half - 0.2, height - 0.2),
      ...plane(middle, height + 3.5),
      painter.spec.season === 'winter' ? snow : roof,
      15,
    ) +
    line(
      ...plane(middle + half + 0.2, height - 0.2),
      ...plane(middle, height + 3.5),
      painter.spec.season === 'winter' ? snow : roof,
      15,
    ) +
    windows
      .map((window) =>
        drawWindow(painter, plane, window, { frame: lighten(timber, 0.3), columns: 2, rows: 1, surround: 3 }),
      )
      .join('')
  )
}

/** Draws a tall fir with lights, baubles and a star. */
function drawTree(painter: Painter): string {
  const { random } = painter
  const [x, foot] = [CENTRE, groundAt(AWAY)]
  const height = HEIGHT * 0.5
  const width = 270
  const bulbs = repeat(80, () => {
    const t = random.next() ** 0.8
    const half = lerp(4, width * 0.44, t)
    const [bx, by] = [x + random.range(-half, half), foot - 20 - height * 0.93 * (1 - t)]
    const colour = random.pick(['#ffe9a8', '#ffd36b', '#ff8f7a', '#fff6dc'])
    if (random.next() < 0.4) painter.glow(bx, by, 24, '#ffdf8f', 0.14 + painter.light.glow * 0.3)
    return circle(bx, by, random.range(3.4, 6.4), colour)
  })
  const star = listOf(10, (i): Point => {
    const [angle, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? 11 : 27]
    return [x + Math.cos(angle) * r, foot - height - 6 + Math.sin(angle) * r]
  })
  painter.glow(x, foot - height, 90, '#ffe08a', 0.5)
  return (
    drawContact(painter, x, foot, 150) +
    drawConifer(painter, {
      x,
      y: foot,
      width,
      height,
      colour: '#2f6246',
      depth: 0.12,
      snow: painter.spec.season === 'winter',
    }) +
    bulbs +
    polygon(star, '#ffd75e')
  )
}

/** Draws a wooden stall with goods, a garland of bulbs and snow on its roof. */
function drawStall(painter: Painter, side: number, away: number, index: number): string {
  const { random } = painter
  const u = unitAt(away)
  const [x, y] = at(side * (5.6 + index * 0.3), 0, away)
  const wood = painter.tone('#8a5c38', away / 90)
  const half = u * 1.5
  const top = y - u * 2.3
  const roof = painter.tone(painter.spec.season === 'winter' ? SNOW : '#a8392e', away / 90)
  const goods = repeat(16, (i) =>
    circle(
      x - half * 0.86 + (i % 8) * half * 0.245,
      y - u * (1.02 + Math.floor(i / 8) * 0.3),
      u * 0.1,
      painter.tone(random.pick(['#c8353a', '#e8b63f', '#7fb0d0', '#f3ead8', '#5f8f5a'])),
    ),
  )
  const bulbs = repeat(11, (i) =>
    circle(
      x - half * 1.1 + i * half * 0.22,
      top + u * 0.2 + Math.sin(i * 1.2) * 3,
      Math.max(2.4, u * 0.045),
      '#ffe6a0',
    ),
  )
  painter.glow(x, y - u * 1.4, u * 1.5, '#ffbf66', 0.2 + painter.light.glow * 0.2)
  return (
    drawContact(painter, x, y, half * 1.2) +
    rect(x - half, top, half * 2, u * 2.3, lighten(wood, -0.1)) +
    rect(x - half * 0.92, y - u * 1.9, half * 1.84, u * 1.05, painter.gradient('#ffdf9a', '#d9913f')) +
    goods +
    rect(
      x - half * 1.04,
      y - u * 0.92,
      half * 2.08,
      u * 0.92,
      painter.gradient(lighten(wood, 0.04), lighten(wood, -0.06)),
    ) +
    repeat(7, (i) =>
      line(x - half + ((i + 1) * half) / 4, y - u * 0.88, x - half + ((i + 1) * half) / 4, y, lighten(wood, -0.1), 2),
    ) +
    polygon(
      [
        [x - half * 1.24, top + u * 0.22],
        [x - half * 0.9, top - u * 0.5],
        [x + half * 0.9, top - u * 0.5],
        [x + half * 1.24, top + u * 0.22],
      ],
      painter.gradient(lighten(roof, 0.02), lighten(roof, -0.06)),
    ) +
    bulbs +
    ellipse(x, top - u * 0.12, u * 0.22, u * 0.22, painter.tone('#2f6246')) +
    circle(x, top + u * 0.06, u * 0.07, painter.tone('#c8353a'))
  )
}
