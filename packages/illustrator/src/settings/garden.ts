import { lighten } from '../base/colour.ts'
import { boundsAround, HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../base/geometry.ts'
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
const BED_ROWS = 3
const BED_MASSES = 46
const HEDGE_ROWS = 3
const HEDGE_MASSES = 26
const HEDGE_ROSES = 44
/** The parts of a hedge whose areas are selectable, from the far to the near end. */
const HEDGE_PARTS = [
  [0, 0.35],
  [0.35, 0.9],
] as const
const HEDGE_HEIGHT = { far: 44, near: 230 }

/** Draws rose hedges in perspective, flower beds, and a line of trees and cypresses behind a lawn. */
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
    drawBorders(painter) +
    SIDES.map((side) => drawHedge(painter, side)).join('') +
    drawGrass(painter, { from: HORIZON + 30, colours: [lawn], count: 500, height: 15 })
  return { back, horizon: HORIZON }
}

/** Draws beds of tall flowers along the trees, and clipped balls of box in front of them. */
function drawBorders(painter: Painter): string {
  const { random, spec } = painter
  const isWinter = spec.season === 'winter'
  const colours = [...spec.florals.colors, '#8f7cc0', '#f4efe2', '#d96a8c', '#e9b84f']
  const beds = repeat(BED_ROWS, (row) =>
    repeat(BED_MASSES, (i) => {
      const x = ((i + random.next()) / BED_MASSES) * WIDTH
      if (Math.abs(x - WIDTH / 2) < 150) return ''
      const size = 26 + row * 10
      const dots = isWinter ? undefined : { colour: random.pick(colours), count: 26, radius: 6.4 }
      const look = { colour: FOLIAGE[spec.season], depth: 0.34 - row * 0.08, snow: isWinter, ...(dots && { dots }) }
      return drawClump(painter, look, [x, HORIZON + 2 + row * 20 - size * 0.3], size, size * 0.95)
    }),
  )
  const balls = SIDES.map((side) =>
    [0.2, 0.31, 0.42]
      .map((share) =>
        drawClump(
          painter,
          { colour: '#4f7346', depth: 0.18, snow: isWinter },
          [WIDTH * (0.5 + side * share), HORIZON + 62],
          44,
          40,
        ),
      )
      .join(''),
  )
  return beds + balls.join('')
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
  for (const [from, to] of HEDGE_PARTS)
    painter.part('hedge', boundsAround([face(from, 0), face(to, 0), face(from, 1), face(to, 1)]))
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
