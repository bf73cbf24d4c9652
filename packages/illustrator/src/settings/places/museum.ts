import { lighten } from '../../base/colour.ts'
import { lerp, listOf, SIDES } from '../../base/geometry.ts'
import { line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { DrawSetting } from '../setting.ts'
import { skyFill } from '../sky.ts'
import { isLampLit } from './parts/glass.ts'
import { drawHall } from './parts/hall.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawJointsAway } from './parts/paving.ts'
import { at, beside, facing, level, type Plane, panel, stageHorizon } from './parts/space.ts'
import { clipTo } from './parts/stained.ts'

const HALL = { half: 5.6, height: 6.4, depth: 16 }
const WHITE = '#efeae2'
const FLOOR = '#b79c80'
const PIGMENTS = ['#c8452f', '#24508a', '#e2ad2f', '#1f2430', '#2f7f6c', '#e58a6a', '#7f4a86', '#f1e7d2']

interface Picture {
  left: number
  low: number
  right: number
  high: number
}

const END_PICTURES: readonly Picture[] = [
  { left: -5, low: 1.3, right: -3, high: 4 },
  { left: -1.9, low: 1.2, right: 1.9, high: 4.3 },
  { left: 3, low: 1.3, right: 5, high: 4 },
]
const SIDE_PICTURES: readonly Picture[] = [
  { left: 13, low: 1.3, right: 15, high: 3.6 },
  { left: 9.8, low: 1.1, right: 12, high: 4 },
  { left: 7.3, low: 1.4, right: 8.9, high: 3.4 },
]

/** Draws a white gallery with a glass roof and large framed abstract paintings. */
export const drawMuseum: DrawSetting = (painter) => {
  const end = facing(HALL.depth)
  const back =
    drawHall(painter, HALL, { wall: WHITE, floor: FLOOR, ceiling: WHITE }) +
    drawSkylight(painter) +
    END_PICTURES.map((picture, i) => drawPainting(painter, `end-${i}`, end, picture, i)).join('') +
    SIDES.map((side) =>
      SIDE_PICTURES.map((picture, i) =>
        drawPainting(painter, `wall-${side}-${i}`, beside(side * HALL.half), picture, i + 1 + side),
      ).join(''),
    ).join('') +
    drawSkirting(painter) +
    drawJointsAway(painter, { ...HALL, size: 0.32, colour: FLOOR }) +
    drawReflections(painter)
  return { back, horizon: stageHorizon(HALL.depth), indoor: true, floor: 'wood' }
}

function drawSkylight(painter: Painter): string {
  const roof = level(HALL.height)
  const steel = painter.tone('#8d9298', 0.1)
  const glass = polygon(panel(roof, -3.4, 4, 3.4, 14.6), skyFill(painter))
  const across = listOf(8, (i) =>
    line(...roof(-3.4, 14.6 - i * 1.4), ...roof(3.4, 14.6 - i * 1.4), steel, lerp(4, 9, i / 7)),
  )
  const away = listOf(6, (i) => line(...roof(-3.4 + i * 1.36, 14.6), ...roof(-3.4 + i * 1.36, 4), steel, 5))
  const spots = SIDES.map((side) =>
    listOf(4, (i) => {
      const [x, y] = at(side * 4.4, HALL.height - 0.2, 14 - i * 2.4)
      shineLamp(painter, x, y, 60, '#ffe0b0')
      return line(x, y - 6, x, y + 4, painter.tone('#3a3a40'), 9)
    }).join(''),
  )
  return glass + across.join('') + away.join('') + spots.join('')
}

function drawPainting(painter: Painter, id: string, plane: Plane, picture: Picture, manner: number): string {
  const { left, low, right, high } = picture
  const { random } = painter
  const frame = painter.tone(manner % 2 ? '#2d2a2c' : '#b48a4c')
  const edge = 0.1
  const canvas = panel(plane, left, low, right, high)
  const ground = painter.tone(random.pick(['#f1e7d2', '#e9d3b4', '#dfe3df']))
  const markup = repeat(9, (i) => {
    const colour = painter.tone(random.pick(PIGMENTS))
    const x = lerp(left, right, random.next())
    const y = lerp(low, high, random.next())
    const w = (right - left) * random.range(0.16, 0.44)
    const h = (high - low) * random.range(0.12, 0.4)
    if (manner % 3 === 0)
      return polygon(panel(plane, x - w / 2, y - h / 2, x + w / 2, y + h / 2), colour, { opacity: 0.9 })
    if (manner % 3 === 1) {
      const disc = listOf(18, (k) => plane(x + Math.cos(k / 2.865) * w * 0.6, y + Math.sin(k / 2.865) * w * 0.6))
      return polygon(disc, colour, { opacity: 0.88 })
    }
    return line(
      ...plane(lerp(left, right, i / 8), lerp(low, high, random.next())),
      ...plane(x, y),
      colour,
      random.range(8, 34),
      { opacity: 0.88 },
    )
  })
  const [cx, cy] = plane((left + right) / 2, high)
  if (isLampLit(painter)) painter.glow(cx, cy, 150, '#ffe2b4', 0.4)
  return (
    polygon(
      panel(plane, left - edge * 2, low - edge * 2.6, right + edge * 2, high + edge),
      lighten(painter.tone(WHITE), -0.13),
      { opacity: 0.7 },
    ) +
    polygon(panel(plane, left - edge, low - edge, right + edge, high + edge), frame) +
    polygon(canvas, ground) +
    clipTo(painter, `painting-${id}`, canvas, markup)
  )
}

function drawSkirting(painter: Painter): string {
  const shade = lighten(painter.tone(WHITE, 0.05), -0.16)
  const sides = SIDES.map((side) => polygon(panel(beside(side * HALL.half), 6, 0, HALL.depth, 0.22), shade))
  return sides.join('') + polygon(panel(facing(HALL.depth), -HALL.half, 0, HALL.half, 0.22), shade)
}

function drawReflections(painter: Painter): string {
  const light = painter.gradient(painter.light.sky[2], painter.tone(FLOOR), { opacity: [0.4, 0] })
  return polygon([at(-3.2, 0, 15.8), at(3.2, 0, 15.8), at(2.9, 0, 4), at(-2.9, 0, 4)], light)
}
