import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, type Point, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { circle, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { besideStage, drawBrushwork, drawGrass, drawShade } from './land.ts'

const HORIZON = HEIGHT * 0.53
const FLOOR = '#8f7a55'
const BARK = '#8a5f48'
const PINES = [
  { x: WIDTH * 0.19, y: HORIZON + 90, width: 54 },
  { x: WIDTH * 0.86, y: HORIZON + 110, width: 58 },
  { x: WIDTH * 0.045, y: HORIZON + 210, width: 96 },
  { x: WIDTH * 0.975, y: HORIZON + 230, width: 104 },
] as const

/** Draws dark firs in rows with haze between them, tall pine trunks in front and needles on the ground. */
export const drawPineForest: DrawSetting = (painter) => {
  const isWinter = painter.spec.season === 'winter'
  const floor = isWinter ? '#dfe3e6' : FLOOR
  const { haze } = painter.light
  const back =
    drawSky(painter) +
    circle(CENTRE, HORIZON * 0.8, HEIGHT * 0.5, painter.halo(painter.light.stars ? '#8f97dd' : painter.light.sky[2]), {
      opacity: 0.7,
    }) +
    drawFirs(painter, { count: 22, depth: 0.75, height: 330, clearing: 0, near: 4 }) +
    rect(0, 0, WIDTH, HORIZON + 20, haze, { opacity: 0.2 }) +
    drawFirs(painter, { count: 16, depth: 0.5, height: 470, clearing: 90, near: 14 }) +
    rect(0, 0, WIDTH, HORIZON + 20, haze, { opacity: 0.12 }) +
    drawGround(painter, HORIZON, floor) +
    drawFirs(painter, { count: 12, depth: 0.22, height: 620, clearing: 330, near: 44 }) +
    drawBrushwork(painter, { from: HORIZON, colour: floor, count: 260 }) +
    drawNeedles(painter, isWinter ? '#b9bec2' : '#6d5638') +
    drawGrass(painter, {
      from: HORIZON + 20,
      colours: ['#6f7a48', '#5d6d42'],
      count: isWinter ? 90 : 420,
      height: 26,
      stage: 0.3,
    }) +
    PINES.map((pine) => drawPine(painter, pine.x, pine.y, pine.width)).join('')
  return { back, horizon: HORIZON, shafts: true, floor: isWinter ? 'snow' : 'earth' }
}

interface Firs {
  count: number
  depth: number
  height: number
  /** The minimum distance of a fir from the centre, in pixels. */
  clearing: number
  /** The vertical distance of the firs below the horizon, in pixels. */
  near: number
}

function drawFirs(painter: Painter, { count, depth, height, clearing, near }: Firs): string {
  const { random, spec } = painter
  return repeat(count, (i) => {
    const x = ((i + random.range(0.15, 0.85)) / count) * WIDTH * 1.08 - WIDTH * 0.04
    if (Math.abs(x - CENTRE) < clearing) return ''
    const tall = height * random.range(0.72, 1.15)
    return drawConifer(painter, {
      x,
      y: HORIZON + near + random.range(0, near),
      width: tall * 0.4,
      height: tall,
      depth,
      snow: spec.season === 'winter',
    })
  })
}

/** Draws the trunk of a large pine with plates of bark. Its crown is above the canvas. */
function drawPine(painter: Painter, x: number, y: number, width: number): string {
  const { random, spec } = painter
  const bark = painter.tone(BARK, 0.04)
  const w = width
  const outline: Point[] = [
    [x - w * 0.38, -20],
    [x + w * 0.38, -20],
    [x + w * 0.5, y - w * 0.6],
    [x + w * 0.85, y],
    [x - w * 0.85, y],
    [x - w * 0.5, y - w * 0.6],
  ]
  const plates = repeat(46, () => {
    const px = x + random.range(-0.42, 0.42) * w
    const py = random.range(0, y - w * 0.3)
    return line(
      px,
      py,
      px + random.range(-3, 3),
      py + random.range(16, 54),
      lighten(bark, random.range(-0.12, 0.05)),
      Math.max(1.4, w * 0.04),
      { opacity: 0.55 },
    )
  })
  const boughs = repeat(9, (i) => {
    const side = i % 2 ? 1 : -1
    const at: Point = [x + side * random.range(0.5, 2.4) * w, random.range(-20, 120)]
    return drawClump(
      painter,
      { colour: '#47684a', depth: 0.06, mark: 'needle', snow: spec.season === 'winter' },
      at,
      w * 0.85,
      w * 0.66,
    )
  })
  const body = polygon(outline, painter.gradient(lighten(bark, 0.05), lighten(bark, -0.08), { across: true }))
  return drawShade(painter, x, y, w * 1.7, w * 0.22) + body + plates + boughs
}

function drawNeedles(painter: Painter, colour: string): string {
  const { random } = painter
  const marks = repeat(420, () => {
    const t = random.next()
    const x = random.next() < 0.4 ? besideStage(random) : random.next() * WIDTH
    return leafMark([x, lerp(HORIZON + 8, HEIGHT, t)], lerp(4, 20, t), lerp(0.6, 1.6, t), random.range(-35, 35))
  })
  return path(marks, painter.tone(colour, 0.06), { opacity: 0.6 })
}
