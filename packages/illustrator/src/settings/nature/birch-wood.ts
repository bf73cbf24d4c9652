import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, WIDTH } from '../../base/geometry.ts'
import { leafMark, limbMark } from '../../base/marks.ts'
import { circle, path, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawShade, drawTreeline } from './land.ts'
import { FAR_WOOD, LAWN, turfFloor } from './seasons.ts'

const HORIZON = HEIGHT * 0.53
const BARK = '#f1ede4'
const SCARS = '#4a423e'
const LEAF: Readonly<Record<SeasonName, string>> = {
  spring: '#a5bf63',
  summer: '#86a851',
  autumn: '#e0b03d',
  winter: '#9aa09c',
}

interface Birches {
  count: number
  depth: number
  width: number
  near: number
  /** The minimum distance of a trunk from the centre, in pixels. */
  clearing: number
}

/** Draws white trunks with dark scars, light leaves above and grass below. */
export const drawBirchWood: DrawSetting = (painter) => {
  const { season } = painter.spec
  const { haze } = painter.light
  const ground = LAWN[season]
  const back =
    drawSky(painter) +
    circle(
      CENTRE,
      HORIZON * 0.75,
      HEIGHT * 0.55,
      painter.halo(painter.light.stars ? '#8f97dd' : painter.light.sky[2]),
      { opacity: 0.8 },
    ) +
    drawTreeline(painter, {
      y: HORIZON + 10,
      height: 280,
      count: 16,
      colour: season === 'autumn' ? '#cf9d45' : FAR_WOOD[season],
      depth: 0.6,
    }) +
    drawBirches(painter, { count: 30, depth: 0.62, width: 13, near: 6, clearing: 0 }) +
    rect(0, 0, WIDTH, HORIZON + 10, haze, { opacity: 0.18 }) +
    drawGround(painter, HORIZON, ground) +
    drawBirches(painter, { count: 17, depth: 0.34, width: 26, near: 26, clearing: 150 }) +
    drawBrushwork(painter, { from: HORIZON, colour: ground, count: 220 }) +
    drawLitter(painter) +
    drawGrass(painter, {
      from: HORIZON + 10,
      colours: [ground, lighten(ground, -0.06)],
      count: 900,
      height: 34,
      stage: 0.4,
    }) +
    drawBirches(painter, { count: 9, depth: 0.04, width: 58, near: 120, clearing: 470 })
  return { back, horizon: HORIZON, floor: turfFloor(season), shafts: true }
}

function drawBirches(painter: Painter, { count, depth, width, near, clearing }: Birches): string {
  const { random } = painter
  return repeat(count, (i) => {
    const x = ((i + random.range(0.1, 0.9)) / count) * WIDTH * 1.06 - WIDTH * 0.03
    return Math.abs(x - CENTRE) < clearing
      ? ''
      : drawBirch(painter, x, HORIZON + near * random.range(0.6, 1.6), width * random.range(0.75, 1.2), depth)
  })
}

function drawBirch(painter: Painter, x: number, y: number, w: number, depth: number): string {
  const { random, spec } = painter
  const bark = painter.tone(BARK, depth)
  const lean = random.range(-1.6, 1.6) * w
  const trunkAt = (py: number) => x + lean * (1 - py / y)
  const trunk = limbMark([x, y], [x + lean, -20], w, w * 0.5, random.range(-w, w) * 0.6)
  const shade = limbMark([x + w * 0.26, y], [x + lean + w * 0.14, -20], w * 0.46, w * 0.22, 0)
  const scars = repeat(w < 20 ? 10 : 26, () => {
    const py = random.range(0, y - w * 0.4)
    const width = w * (random.next() < 0.25 ? 0.75 : 0.34)
    return leafMark(
      [trunkAt(py) + random.range(-0.32, 0.32) * w, py],
      width,
      w * random.range(0.05, 0.15),
      random.range(-8, 8),
    )
  })
  const leaf = LEAF[spec.season]
  const masses = spec.season === 'winter' ? 0 : w < 20 ? 4 : 7
  const leaves = repeat(masses, () => {
    const py = random.range(-30, HORIZON * 0.5)
    return drawClump(
      painter,
      { colour: lighten(leaf, random.range(0, 1) < 0.5 ? 0.02 : -0.03), depth },
      [trunkAt(py) + random.gauss() * w * 3.4, py],
      Math.min(74, w * 1.5 + 16),
      Math.min(46, w + 10),
    )
  })
  const twigs = repeat(w < 20 ? 2 : 5, (i) => {
    const py = random.range(0, HORIZON * 0.55)
    const side = i % 2 ? 1 : -1
    return limbMark(
      [trunkAt(py), py],
      [trunkAt(py) + side * w * random.range(1.5, 3), py - w * random.range(1.2, 3)],
      w * 0.16,
      w * 0.04,
      w * 0.2,
    )
  })
  return (
    drawShade(painter, x, y, w * 1.6, w * 0.22, 0.26) +
    path(twigs, painter.tone(SCARS, depth)) +
    path(trunk, bark) +
    path(shade, lighten(bark, -0.075)) +
    path(scars, painter.tone(SCARS, depth), { opacity: 0.85 }) +
    leaves
  )
}

/** Draws fallen leaves on the ground. */
function drawLitter(painter: Painter): string {
  const { random, spec } = painter
  if (spec.season !== 'autumn') return ''
  const marks = repeat(520, () => {
    const t = random.next()
    return leafMark(
      [random.next() * WIDTH, lerp(HORIZON + 8, HEIGHT, t)],
      lerp(3, 14, t),
      lerp(1, 3.4, t),
      random.range(-40, 40),
    )
  })
  return path(marks, painter.tone(LEAF.autumn, 0.05), { opacity: 0.85 })
}
