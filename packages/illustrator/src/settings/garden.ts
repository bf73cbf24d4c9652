import { lighten } from '../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../base/geometry.ts'
import { polygon, repeat } from '../base/svg.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import { SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { drawClump } from '../props/foliage/clump.ts'
import { drawRidge } from '../props/ridge.ts'
import { drawTree } from '../props/tree.ts'
import { drawGround } from './ground.ts'
import { drawBrushwork, drawGrass } from './nature/land.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.52
const HEDGE_ROWS = 3
const HEDGE_MASSES = 26
const HEDGE_ROSES = 44
const HEDGE_HEIGHT = { far: 44, near: 230 }

/** Draws rose hedges in perspective, and a line of trees and cypresses behind a lawn. */
export const drawGarden: DrawSetting = (painter) => {
  const { random, spec } = painter
  const lawn = GRASS[spec.season]
  const trees = repeat(9, (i) =>
    drawTree(painter, {
      x: (i / 8) * WIDTH + random.range(-40, 40),
      y: HORIZON + 10,
      width: random.range(240, 320),
      height: random.range(230, 330),
      colour: FOLIAGE[spec.season],
      depth: 0.42,
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
    drawGround(painter, HORIZON, lawn) +
    drawBrushwork(painter, { from: HORIZON, colour: lawn, count: 220 }) +
    SIDES.map((side) => drawHedge(painter, side)).join('') +
    drawGrass(painter, { from: HORIZON + 30, colours: [lawn], count: 500, height: 15 })
  return { back, horizon: HORIZON }
}

function drawHedge(painter: Painter, side: number): string {
  const { random, spec } = painter
  const far: Point = [WIDTH * (0.5 + side * 0.14), HORIZON + 22]
  const near: Point = [WIDTH * (0.5 + side * 0.62), HEIGHT * 0.9]
  const colour = FOLIAGE[spec.season]
  const face = (along: number, down: number): Point => {
    const foot = lerp(far[1], near[1], along)
    const height = lerp(HEDGE_HEIGHT.far, HEDGE_HEIGHT.near, along)
    return [lerp(far[0], near[0], along), foot - height * (1 - down)]
  }
  const foot = (along: number, shift: number): Point => [
    face(along, 1)[0] - side * shift,
    face(along, 1)[1] + shift * 0.2,
  ]
  const shade = polygon([foot(0, -4), foot(0, 14), foot(1, 110), foot(1, -60)], painter.tone('#2c2a26'), {
    opacity: 0.24,
    filter: SOFT,
  })
  const body = polygon(
    [face(0, 0.2), face(1, 0.2), face(1, 0.94), face(0, 0.94)],
    lighten(painter.tone(colour, 0.08), -0.09),
  )
  const leaves = listOf(HEDGE_MASSES, (i) => (i / (HEDGE_MASSES - 1)) ** 1.5)
    .map((along) =>
      repeat(HEDGE_ROWS, (row) => {
        const height = lerp(HEDGE_HEIGHT.far, HEDGE_HEIGHT.near, along)
        const at = face(along + random.range(-0.012, 0.012), 0.16 + row * 0.34 + random.range(-0.05, 0.05))
        return drawClump(
          painter,
          { colour, depth: 0.24 * (1 - along), snow: spec.season === 'winter' },
          at,
          height * 0.3,
          height * 0.24,
        )
      }),
    )
    .join('')
  const roses = repeat(spec.season === 'winter' ? 0 : HEDGE_ROSES, () => {
    const along = random.next()
    const kind = random.pick(['rose', 'ranunculus'] as const)
    const [x, y] = face(along, random.range(0, 0.85))
    const radius = lerp(7, 22, along)
    return drawFlower(painter, {
      kind,
      colour: random.pick(spec.florals.colors),
      x,
      y,
      radius,
      turn: random.next() * 360,
    })
  })
  return shade + body + leaves + roses
}
