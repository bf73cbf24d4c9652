import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, type Point, toRadians, WIDTH } from '../../base/geometry.ts'
import { leafMark } from '../../base/marks.ts'
import { d, ellipse, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { SOFT } from '../../painter/filters.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting, Setting } from '../setting.ts'
import { skyFill } from '../sky.ts'
import { drawBrushwork } from './land.ts'
import { drawWater } from './water.ts'

const SHORE = HEIGHT * 0.575
const WATERLINE = HEIGHT * 0.47
const POOL = { horizon: WATERLINE - 30, top: WATERLINE + 20, bottom: SHORE - 6, left: 60, right: WIDTH - 60 }

interface Cavern {
  rock: string
  water: string
  near: string
  floor: string
  /** Whether leaves grow around the opening. */
  leafy?: boolean
  /** The centre and the radii of the opening to the sky. */
  mouth: { x: number; y: number; rx: number; ry: number }
}

/** Draws a cave with stalactites, a dark pool and an opening to the sky. */
export const drawCave: DrawSetting = (painter) =>
  drawCavern(painter, {
    rock: '#8a7562',
    water: '#4a6f78',
    near: '#3d5a63',
    floor: '#8d7c69',
    mouth: { x: 900, y: 210, rx: 230, ry: 140 },
  })

/** Draws a cenote: a turquoise pool in a limestone cave that is open to the jungle, with hanging roots. */
export const drawCenote: DrawSetting = (painter) => {
  const cavern: Cavern = {
    rock: '#a39781',
    water: '#1fa3ad',
    near: '#52cfc6',
    floor: '#b3a68c',
    leafy: true,
    mouth: { x: CENTRE, y: 150, rx: 520, ry: 190 },
  }
  const drawn = drawCavern(painter, cavern)
  return { ...drawn, back: drawn.back + drawRoots(painter, cavern) }
}

function drawCavern(painter: Painter, cavern: Cavern): Setting {
  const { rock, water, near, floor, mouth } = cavern
  const back =
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      painter.gradient(lighten(painter.tone(rock), -0.16), lighten(painter.tone(rock), -0.06)),
    ) +
    drawMouth(painter, cavern) +
    drawWalls(painter, rock) +
    drawWater(painter, { top: WATERLINE, bottom: SHORE + 30, colour: water, near, waves: 70 }) +
    ellipse(mouth.x, (WATERLINE + SHORE) / 2, mouth.rx * 0.8, 30, lighten(painter.tone(near), 0.14), {
      opacity: 0.5,
      filter: SOFT,
    }) +
    drawStalactites(painter, rock, mouth) +
    drawGround(painter, SHORE, floor) +
    drawBrushwork(painter, { from: SHORE, colour: floor, count: 300 }) +
    drawShafts(painter, mouth)
  return { back, horizon: SHORE - 52, floor: 'stone', mild: true, shafts: true, water: { ...POOL, near } }
}

/** Draws the opening to the sky. */
function drawMouth(painter: Painter, { rock, mouth, leafy = false }: Cavern): string {
  const { random } = painter
  const { x, y, rx, ry } = mouth
  const edge = (more: number) =>
    listOf(30, (i): Point => {
      const angle = toRadians(i * 12)
      const reach = 1 + more + random.range(-0.07, 0.07)
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
    })
  const leaves = repeat(leafy ? 70 : 0, (i) => {
    const angle = toRadians(i * 5.2 + random.range(-4, 4))
    return drawClump(
      painter,
      { colour: random.pick(['#4f8250', '#6c9a4e']), depth: 0.2 },
      [x + Math.cos(angle) * rx * 0.98, y + Math.sin(angle) * ry * 0.98],
      random.range(14, 40),
      random.range(10, 28),
    )
  })
  painter.glow(x, y, rx * 1.3, painter.light.sky[2], 0.35)
  return polygon(edge(0.14), lighten(painter.tone(rock, 0.1), 0.02)) + polygon(edge(0), skyFill(painter)) + leaves
}

/** Draws layers of rock on both sides, which get darker towards the edges of the canvas. */
function drawWalls(painter: Painter, rock: string): string {
  const { random } = painter
  return listOf(4, (layer) => {
    const inset = lerp(430, 90, layer / 3)
    const tone = lighten(painter.tone(rock, 0.22 * (1 - layer / 3)), -0.03 - layer * 0.045)
    return [-1, 1]
      .map((side) => {
        const edge = listOf(14, (i): Point => {
          const t = i / 13
          const bulge = Math.sin(t * Math.PI * 1.1 + layer) * 50
          return [
            CENTRE + side * (CENTRE - inset - bulge + random.range(-20, 20) + (1 - t) * 40),
            t * (SHORE + 40 + layer * 30),
          ]
        })
        const outer = CENTRE + side * (CENTRE + 30)
        return polygon([...edge, [outer, HEIGHT], [outer, 0]], painter.gradient(tone, lighten(tone, -0.05)))
      })
      .join('')
  }).join('')
}

function drawStalactites(painter: Painter, rock: string, mouth: Cavern['mouth']): string {
  const { random } = painter
  return repeat(64, () => {
    const x = random.range(-10, WIDTH + 10)
    const away = Math.abs(x - mouth.x) / mouth.rx
    if (away < 1.05) return ''
    const long = random.range(50, 210) * Math.min(1.2, away * 0.7)
    const half = long * random.range(0.07, 0.13)
    const tone = lighten(painter.tone(rock, 0.1), random.range(-0.16, -0.06))
    return path(
      d`M${x - half} -4C${x - half * 0.5} ${long * 0.4} ${x - half * 0.2} ${long * 0.8} ${x} ${long}C${x + half * 0.2} ${long * 0.8} ${x + half * 0.5} ${long * 0.4} ${x + half} -4Z`,
      painter.gradient(lighten(tone, 0.05), lighten(tone, -0.05), { across: true }),
    )
  })
}

/** Draws shafts of daylight from the opening down to the water. */
function drawShafts(painter: Painter, { x, y, rx }: Cavern['mouth']): string {
  if (painter.light.stars) return ''
  return listOf(5, (i) => {
    const from = x - rx * 0.6 + i * rx * 0.28
    const shift = (CENTRE - x) * 0.3 + (i - 2) * 26
    return polygon(
      [
        [from, y],
        [from + rx * 0.14, y],
        [from + rx * 0.34 + shift, SHORE],
        [from - rx * 0.06 + shift, SHORE],
      ],
      painter.gradient('#ffffff', '#ffffff', { opacity: [0.34, 0] }),
      { filter: SOFT },
    )
  }).join('')
}

function drawRoots(painter: Painter, { mouth }: Cavern): string {
  const { random } = painter
  const roots = repeat(46, () => {
    const angle = toRadians(random.pick([random.range(-8, 34), random.range(146, 188)]))
    const x = mouth.x + Math.cos(angle) * mouth.rx * 1.02
    const y = mouth.y + Math.sin(angle) * mouth.ry * 0.95
    const long = random.range(60, 190)
    return d`M${x} ${y}q${random.range(-14, 14)} ${long * 0.5} ${random.range(-10, 10)} ${long}`
  })
  const leaves = repeat(120, () => {
    const angle = toRadians(random.pick([random.range(-6, 40), random.range(140, 186)]))
    const x = mouth.x + Math.cos(angle) * mouth.rx * 1.02 + random.range(-10, 10)
    const y = mouth.y + Math.sin(angle) * mouth.ry * 0.95 + random.range(0, 110)
    return leafMark([x, y], random.range(10, 22), random.range(4, 8), random.range(40, 140))
  })
  return (
    stroke(roots, painter.tone('#6f6048', 0.12), 2.4, { opacity: 0.85 }) + path(leaves, painter.tone('#5f8f4a', 0.12))
  )
}
