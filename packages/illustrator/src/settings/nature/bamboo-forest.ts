import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { circle, d, line, path, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork } from './land.ts'

const HORIZON = HEIGHT * 0.53
const CULMS = ['#7fa35a', '#6b9450', '#93ad62'] as const
const LEAVES = ['#5f9450', '#79ab5b', '#4b7f49'] as const
const EARTH = '#a08a62'

interface Stand {
  count: number
  depth: number
  width: number
  near: number
  /** The minimum distance of a culm from the centre, in pixels. */
  clearing: number
}

/** Draws tall green bamboo on both sides of an earth path, with leaves that close above it. */
export const drawBambooForest: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    rect(0, 0, WIDTH, HORIZON + 10, painter.gradient(painter.tone('#8fb56a', 0.35), painter.tone('#5f8a4e', 0.4)), {
      opacity: 0.9,
    }) +
    circle(
      CENTRE,
      HORIZON * 0.72,
      HEIGHT * 0.42,
      painter.halo(painter.light.stars ? '#8f97dd' : painter.light.sky[2]),
      {
        opacity: 0.85,
      },
    ) +
    drawStand(painter, { count: 60, depth: 0.66, width: 8, near: 4, clearing: 0 }) +
    rect(0, 0, WIDTH, HORIZON + 10, painter.light.haze, { opacity: 0.2 }) +
    drawGround(painter, HORIZON, EARTH) +
    drawStand(painter, { count: 50, depth: 0.42, width: 15, near: 26, clearing: 130 }) +
    drawBrushwork(painter, { from: HORIZON, colour: EARTH, count: 260 }) +
    drawFallenLeaves(painter) +
    drawStand(painter, { count: 34, depth: 0.2, width: 25, near: 80, clearing: 270 }) +
    drawCanopy(painter) +
    drawStand(painter, { count: 16, depth: 0.02, width: 42, near: 190, clearing: 500 })
  return { back, horizon: HORIZON, floor: 'earth', shafts: true, mild: true }
}

function drawStand(painter: Painter, { count, depth, width, near, clearing }: Stand): string {
  const { random } = painter
  return listOf(count, (i) => ((i + random.range(0.1, 0.9)) / count) * WIDTH * 1.04 - WIDTH * 0.02)
    .filter((x) => Math.abs(x - CENTRE) >= clearing)
    .map((x) => drawCulm(painter, x, HORIZON + near * random.range(0.4, 1.5), width * random.range(0.75, 1.2), depth))
    .join('')
}

/** Draws one culm of bamboo with its nodes. */
function drawCulm(painter: Painter, x: number, y: number, width: number, depth: number): string {
  const { random } = painter
  const stem = painter.tone(random.pick(CULMS), depth)
  const lean = random.range(-1.4, 1.4) * width
  const gap = width * random.range(4.2, 5.6)
  const nodes = repeat(Math.ceil(y / gap), (i) => {
    const py = y - gap * (i + 0.6)
    const px = x + lean * (1 - py / y)
    return (
      line(px - width * 0.52, py, px + width * 0.52, py, lighten(stem, -0.12), Math.max(1.2, width * 0.1)) +
      line(
        px - width * 0.46,
        py + width * 0.12,
        px + width * 0.46,
        py + width * 0.12,
        lighten(stem, 0.1),
        Math.max(1, width * 0.08),
      )
    )
  })
  const half = width / 2
  return (
    path(
      d`M${x - half} ${y}L${x + lean - half * 0.8} -10H${x + lean + half * 0.8}L${x + half} ${y}Z`,
      painter.gradient(lighten(stem, 0.06), lighten(stem, -0.11), { across: true }),
    ) + nodes
  )
}

/** Draws hanging sprays of narrow leaves along the upper edge and the sides. */
function drawCanopy(painter: Painter): string {
  const { random } = painter
  return LEAVES.map((colour, layer) => {
    const marks = repeat(420, () => {
      const x = random.range(-20, WIDTH + 20)
      const away = Math.abs(x - CENTRE) / CENTRE
      const reach = lerp(130, 420, away ** 1.3) * random.next() ** 1.5
      return leafMark([x, reach - 10], random.range(34, 66), random.range(6, 10), random.range(30, 150))
    })
    return path(marks, painter.tone(colour, 0.24 - layer * 0.08), { opacity: 0.9 })
  }).join('')
}

function drawFallenLeaves(painter: Painter): string {
  const { random } = painter
  const marks = repeat(280, () => {
    const t = random.next()
    return leafMark(
      [random.next() * WIDTH, lerp(HORIZON + 14, HEIGHT, t)],
      lerp(6, 34, t),
      lerp(1, 5, t),
      random.range(-40, 40),
    )
  })
  return path(marks, painter.tone('#c7b47c', 0.05), { opacity: 0.7 })
}
