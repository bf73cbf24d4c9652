import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, SIDES, WIDTH } from '../../base/geometry.ts'
import { ellipse, repeat } from '../../base/svg.ts'
import { drawFlower } from '../../flora/draw-flower.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadLeaf, drawPalm } from '../../props/foliage/palm.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawShade, NEAR_EDGE_RISE } from './land.ts'
import { drawBreakers, drawSand, drawShells } from './shore.ts'
import { drawWater } from './water.ts'

const SEA_LEVEL = HEIGHT * 0.43
const EDGE = HEIGHT * 0.54
const SAND = '#f6e9cf'
const GREENS = ['#3f8a52', '#5ca25a', '#2f7350'] as const
const PALMS = [
  { x: 0.16, near: 40, height: 430, lean: 90, depth: 0.2 },
  { x: 0.87, near: 50, height: 460, lean: -110, depth: 0.18 },
  { x: 0.03, near: 180, height: 660, lean: 190, depth: 0.02 },
  { x: 0.99, near: 200, height: 640, lean: -150, depth: 0.02 },
] as const

/** Draws turquoise water and white sand between leaning palms. */
export const drawTropicalBeach: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawIsland(painter) +
    drawWater(painter, { top: SEA_LEVEL, bottom: EDGE + 30, colour: '#1fa3b0', near: '#8fe3d6', waves: 120 }) +
    drawBreakers(painter, SEA_LEVEL + 30, EDGE) +
    drawSand(painter, EDGE, SAND) +
    drawShells(painter, EDGE + 70) +
    PALMS.map(
      ({ x, near, height, lean, depth }) =>
        drawShade(painter, WIDTH * x, EDGE + near + 2, 90, 10, 0.3) +
        painter.mark('object:palm-trees', drawPalm(painter, { x: WIDTH * x, y: EDGE + near, height, lean, depth })),
    ).join('') +
    SIDES.map((side) => drawShrubs(painter, side)).join('')
  const water = { horizon: SEA_LEVEL - 4, top: SEA_LEVEL + 20, bottom: EDGE - 8, left: 200, right: WIDTH - 200 }
  return { back, horizon: EDGE + 20 - NEAR_EDGE_RISE, floor: 'sand', mild: true, water }
}

/** Draws a distant green island in the sea. */
function drawIsland(painter: Painter): string {
  const { random } = painter
  const land = painter.tone('#4f8a6a', 0.62)
  return repeat(13, (i) => {
    const t = i / 12
    const rise = Math.sin(Math.PI * t) * 62
    return ellipse(
      lerp(930, 1250, t),
      SEA_LEVEL + 2 - rise * 0.4,
      46,
      rise * 0.62 + 8,
      lighten(land, random.range(-0.02, 0.02)),
    )
  })
}

/** Draws large leaves and hibiscus in a lower corner. */
function drawShrubs(painter: Painter, side: number): string {
  const { random } = painter
  const leaves = repeat(9, (i) => {
    const t = i / 8
    const x = WIDTH / 2 + side * lerp(560, 760, random.next())
    const y = lerp(EDGE + 190, HEIGHT + 60, t)
    return repeat(5, (k) =>
      drawBroadLeaf(painter, {
        x,
        y,
        length: lerp(90, 190, t) * random.range(0.8, 1.1),
        turn: -90 + (k - 2) * 32 + random.range(-8, 8),
        colour: random.pick(GREENS),
      }),
    )
  })
  const blooms = repeat(9, () =>
    drawFlower(painter, {
      kind: 'poppy',
      colour: random.pick(['#ef5a6a', '#f7c95a', '#f58aa5']),
      x: WIDTH / 2 + side * random.range(570, 760),
      y: random.range(EDGE + 210, HEIGHT - 20),
      radius: random.range(15, 26),
      turn: random.next() * 90,
    }),
  )
  return leaves + blooms
}
