import { lighten } from '../base/colour.ts'
import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { discMark } from '../base/marks.ts'
import { path, repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawRidge } from '../props/ridge.ts'
import { drawTree } from '../props/tree.ts'
import type { SeasonName } from '../spec.ts'
import { drawGround } from './ground.ts'
import { drawBrushwork, drawGrass } from './nature/land.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.53
const RIDGES = 4
const OAK = '#5d7047'
const SLOPE: Readonly<Record<SeasonName, string>> = {
  spring: '#8aa655',
  summer: '#a3a957',
  autumn: '#bf9a55',
  winter: '#dfe4e6',
}

/** Draws four ridges with hedgerows, sheep and oaks, and two large oaks in front. */
export const drawHills: DrawSetting = (painter) => {
  const grass = SLOPE[painter.spec.season]
  const back =
    drawSky(painter) +
    repeat(RIDGES, (i) => drawWoodedRidge(painter, i, grass)) +
    drawGround(painter, HORIZON, grass) +
    drawTree(painter, {
      x: WIDTH * 0.11,
      y: HORIZON + 150,
      width: 560,
      height: 600,
      colour: '#5a7048',
      depth: 0.1,
    }) +
    drawTree(painter, {
      x: WIDTH * 0.97,
      y: HORIZON + 70,
      width: 380,
      height: 420,
      colour: '#64784c',
      depth: 0.22,
    }) +
    drawBrushwork(painter, { from: HORIZON, colour: grass, count: 240 }) +
    drawGrass(painter, {
      from: HORIZON + 10,
      colours: [lighten(grass, 0.04), lighten(grass, -0.05)],
      count: 1000,
      height: 34,
      stage: 0.6,
    })
  return { back, horizon: HORIZON }
}

function drawWoodedRidge(painter: Painter, index: number, grass: string): string {
  const { random } = painter
  const depth = 0.85 - index * 0.2
  const isFarthest = index === 0
  const crest = painter.tone(isFarthest ? '#8f9bb0' : grass, depth)
  const foot = painter.tone(isFarthest ? '#9aa5b5' : lighten(grass, -0.06), depth)
  const ridge = drawRidge(painter, {
    y: HORIZON - 50 + index * 24,
    rise: 270 - index * 52,
    frequency: 0.8 + index * 0.5,
    fill: painter.gradient(crest, foot),
    name: `h${index}`,
  })
  const hedges = isFarthest ? '' : drawHedgerows(painter, index, depth)
  const oaks = repeat(5 + index * 2, () =>
    drawTree(painter, {
      x: random.next() * WIDTH,
      y: HORIZON - 44 + index * 26 + random.range(-10, 16),
      width: 36 + index * 22,
      height: 34 + index * 20,
      colour: OAK,
      depth,
    }),
  )
  return ridge + hedges + oaks
}

/** Draws hedgerows along the slopes, and sheep as dots. */
function drawHedgerows(painter: Painter, index: number, depth: number): string {
  const { random } = painter
  const base = HORIZON - 108 + index * 36
  const hedge = painter.tone(OAK, depth * 0.7)
  const rows = repeat(5, (row) => {
    const from = ((row + random.range(-0.3, 0.3)) / 4.4) * WIDTH
    const dx = random.range(120, 300)
    const y = base + random.range(-8, 14)
    const marks = repeat(34, (i) =>
      discMark(
        [from + (dx * i) / 33, y - Math.sin((i / 33) * Math.PI) * 6],
        random.range(5, 11) + index * 2,
        random.range(3, 6.5) + index * 1.5,
      ),
    )
    return path(marks, lighten(hedge, random.range(-0.05, 0.02)))
  })
  const sheep = repeat(9, () =>
    discMark([random.range(0.1, 0.9) * WIDTH, base + random.range(-14, 20)], 3 + index, 2 + index * 0.7),
  )
  return rows + path(sheep, painter.tone('#f6f2e8', depth * 0.5))
}
