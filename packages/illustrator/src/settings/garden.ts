import { lighten } from '../base/colour.ts'
import { HEIGHT, lerp, type Point, SIDES, WIDTH } from '../base/geometry.ts'
import { ellipse, polygon, repeat } from '../base/svg.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { drawRidge } from '../props/ridge.ts'
import { drawTree } from '../props/tree.ts'
import { drawGround, drawTufts } from './ground.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.52
const HEDGE_LEAVES = 150
const HEDGE_ROSES = 34
const HEDGE_HEIGHT = { far: 44, near: 230 }

/** Rose hedges in perspective, a line of trees and cypresses behind a lawn. */
export const drawGarden: DrawSetting = (painter) => {
  const { random, spec } = painter
  const trees = repeat(9, (i) =>
    drawTree(painter, {
      x: (i / 8) * WIDTH + random.range(-40, 40),
      y: HORIZON + 10,
      width: random.range(200, 300),
      height: random.range(230, 330),
      colour: FOLIAGE[spec.season],
      depth: 0.42,
      masses: 14,
    }),
  )
  const cypresses = repeat(6, (i) => {
    const x = WIDTH * (i < 3 ? 0.06 + i * 0.08 : 0.72 + (i - 3) * 0.1)
    return drawCypress(painter, x, HORIZON + 24, 44, random.range(210, 290), 0.24, '#47684c')
  })
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON - 10, rise: 120, frequency: 1.4, fill: painter.tone('#7f9a86', 0.65), name: 'g' }) +
    trees +
    cypresses +
    drawGround(painter, HORIZON, GRASS[spec.season]) +
    SIDES.map((side) => drawHedge(painter, side)).join('') +
    drawTufts(painter, HORIZON + 16, GRASS[spec.season], 260)
  return { back, horizon: HORIZON }
}

function drawHedge(painter: Painter, side: number): string {
  const { random, spec } = painter
  const far: Point = [WIDTH * (0.5 + side * 0.14), HORIZON + 22]
  const near: Point = [WIDTH * (0.5 + side * 0.62), HEIGHT * 0.9]
  const leaf = painter.tone(FOLIAGE[spec.season], 0.08)
  const face = (along: number, down: number): Point => {
    const foot = lerp(far[1], near[1], along)
    const height = lerp(HEDGE_HEIGHT.far, HEDGE_HEIGHT.near, along)
    return [lerp(far[0], near[0], along), foot - height * (1 - down)]
  }
  const leaves = repeat(HEDGE_LEAVES, () => {
    const along = random.next()
    const [x, y] = face(along, random.next() ** 2)
    return ellipse(x, y, lerp(9, 20, along), lerp(6, 13, along), lighten(leaf, random.range(-0.05, 0.06)))
  })
  const roses = repeat(HEDGE_ROSES, () => {
    const along = random.next()
    const kind = random.pick(['rose', 'ranunculus'] as const)
    const colour = random.pick(spec.florals.colors)
    const [x, y] = face(along, random.range(0, 0.8))
    return drawFlower(painter, { kind, colour, x, y, radius: lerp(8, 20, along), turn: random.next() * 360 })
  })
  return polygon([face(0, 0), face(1, 0), face(1, 1), face(0, 1)], lighten(leaf, -0.05)) + leaves + roses
}
