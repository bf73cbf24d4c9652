import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, type Point, SIDES, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, line, path, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawConifer } from '../../props/foliage/conifer.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawTreeline, NEAR_EDGE_RISE } from './land.ts'
import { FAR_WOOD, LAWN, LONG_GRASS, turfFloor } from './seasons.ts'
import { drawGlitter, drawReflected, drawWater, drawWaves } from './water.ts'

export const FAR_SHORE = HEIGHT * 0.41
const NEAR_SHORE = HEIGHT * 0.57
/** The water between the reeds and the jetty. */
const OPEN_WATER = {
  horizon: FAR_SHORE - 6,
  top: FAR_SHORE + 30,
  bottom: NEAR_SHORE - 6,
  left: 150,
  right: 1080,
  near: '#6d9bad',
}
const WATER = '#8fb0bb'
const PLANK = '#9b8468'

/** Draws calm water that reflects wooded hills, with a jetty and reeds at the near shore. */
export const drawLake: DrawSetting = (painter) => {
  const { season } = painter.spec
  const shore = drawReflected(painter, 'far-shore', FAR_SHORE, drawFarShore(painter), 0.75)
  const back =
    drawSky(painter) +
    shore.above +
    drawWater(painter, { top: FAR_SHORE, bottom: NEAR_SHORE + 40, colour: WATER, near: '#6d9bad', waves: 0 }) +
    shore.below +
    drawWaves(painter, FAR_SHORE + 8, NEAR_SHORE + 20, WATER, 110) +
    drawGlitter(painter, FAR_SHORE, NEAR_SHORE) +
    drawJetty(painter) +
    drawGround(painter, NEAR_SHORE, LAWN[season]) +
    drawBank(painter) +
    drawBrushwork(painter, { from: NEAR_SHORE + 14, colour: LAWN[season], count: 240 }) +
    drawGrass(painter, { from: NEAR_SHORE + 4, colours: LONG_GRASS[season], count: 900, height: 46, stage: 0.3 }) +
    SIDES.map((side) => drawReeds(painter, side)).join('')
  return { back, horizon: NEAR_SHORE - NEAR_EDGE_RISE, floor: turfFloor(season), water: OPEN_WATER }
}

/** Draws hills and woods on the far shore, down to the water. */
export function drawFarShore(painter: Painter): string {
  const { random, spec } = painter
  const hill = (rise: number, frequency: number, colour: string, depth: number, name: string) =>
    drawRidge(painter, { y: FAR_SHORE - 8, rise, frequency, fill: painter.tone(colour, depth), name, foot: FAR_SHORE })
  const firs = repeat(46, () => {
    const tall = random.range(50, 100)
    const x = random.next() < 0.5 ? random.range(-20, 480) : random.range(1000, WIDTH + 20)
    return drawConifer(painter, {
      x,
      y: FAR_SHORE + 2,
      width: tall * 0.42,
      height: tall,
      depth: 0.46,
      snow: spec.season === 'winter',
    })
  })
  return (
    hill(230, 0.7, '#7c8ea8', 0.76, 'far') +
    hill(150, 1.1, '#6f8f88', 0.62, 'middle') +
    hill(74, 1.5, FAR_WOOD[spec.season], 0.54, 'near') +
    drawTreeline(painter, { y: FAR_SHORE + 4, height: 54, count: 40, colour: FAR_WOOD[spec.season], depth: 0.48 }) +
    firs
  )
}

/** Draws shade and pebbles along the edge between grass and water. */
function drawBank(painter: Painter): string {
  const { random } = painter
  const earth = painter.tone('#8a7a5c', 0.12)
  const marks = repeat(90, (i) =>
    leafMark(
      [(i / 89) * WIDTH, NEAR_SHORE + random.range(-4, 8)],
      random.range(24, 70),
      random.range(4, 9),
      random.range(-5, 5),
    ),
  )
  return path(marks, earth)
}

/** Draws a wooden jetty that extends into the lake on the right. */
function drawJetty(painter: Painter): string {
  const wood = painter.tone(PLANK, 0.16)
  const near: readonly [Point, Point] = [
    [1170, NEAR_SHORE + 16],
    [1400, NEAR_SHORE + 16],
  ]
  const far: readonly [Point, Point] = [
    [1010, FAR_SHORE + 62],
    [1082, FAR_SHORE + 62],
  ]
  const at = (t: number, across: number): Point => {
    const s = t ** 1.5
    return [
      lerp(lerp(far[0][0], far[1][0], across), lerp(near[0][0], near[1][0], across), s),
      lerp(far[0][1], near[0][1], s),
    ]
  }
  const posts = [0, 0.35, 0.65, 0.95].map((t) =>
    [0, 1]
      .map((across) => {
        const [x, y] = at(t, across)
        const k = lerp(0.4, 1, t)
        return (
          line(x, y - 34 * k, x, y + 26 * k, lighten(wood, -0.12), 11 * k) +
          line(x, y + 30 * k, x, y + 70 * k, lighten(wood, -0.14), 8 * k, { opacity: 0.25 })
        )
      })
      .join(''),
  )
  const shade = polygon(
    [at(0, 0), at(0, 1), [near[1][0], near[1][1] + 26], [near[0][0], near[0][1] + 26]],
    lighten(wood, -0.16),
    { opacity: 0.5 },
  )
  const planks = repeat(22, (i) => {
    const [a, b] = [i / 22, (i + 0.86) / 22]
    return polygon([at(a, 0), at(a, 1), at(b, 1), at(b, 0)], lighten(wood, painter.random.range(-0.03, 0.05)))
  })
  return shade + polygon([at(0, 0), at(0, 1), at(1, 1), at(1, 0)], lighten(wood, -0.1)) + planks + posts.join('')
}

/** Draws reeds and cattails at one end of the near shore. */
function drawReeds(painter: Painter, side: number): string {
  const { random, spec } = painter
  const colours = LONG_GRASS[spec.season]
  return repeat(66, () => {
    const x = side < 0 ? random.range(-10, 330) : random.range(1230, WIDTH + 10)
    const edge = Math.abs(x - WIDTH / 2) / (WIDTH / 2)
    const y = NEAR_SHORE + random.range(-6, 60) * edge
    const tall = random.range(50, 150) * edge
    const lean = random.range(-0.2, 0.2) * tall
    const stalk = stroke(
      d`M${x} ${y}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}`,
      lighten(painter.tone(random.pick(colours), 0.1), random.range(-0.06, 0.02)),
      3,
    )
    return random.next() < 0.3
      ? stalk + line(x + lean, y - tall, x + lean * 0.9, y - tall + 26, painter.tone('#6b4a30', 0.05), 8)
      : stalk
  })
}
