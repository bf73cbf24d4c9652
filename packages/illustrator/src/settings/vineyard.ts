import { CENTRE, HEIGHT, lerp, listOf, type Point, SIDES, WIDTH } from '../base/geometry.ts'
import { limbMark } from '../base/marks.ts'
import { path, polygon, repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { drawClump, type Leafage } from '../props/foliage/clump.ts'
import { drawRidge } from '../props/ridge.ts'
import { drawTree } from '../props/tree.ts'
import type { SeasonName } from '../spec.ts'
import { drawGround } from './ground.ts'
import { drawBrushwork, drawGrass } from './nature/land.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'
import { drawVineHill, drawWinery } from './vine-hill.ts'

const HORIZON = HEIGHT * 0.5
const ROWS_A_SIDE = 9
/** The number of vines in the row next to the path, and the number of additional vines in each further row. */
const VINES = { first: 16, more: 6 }
/** Vines below this size, in pixels, are drawn as one mass of leaves. */
const SIMPLE = 52
const GRAPES: Readonly<Partial<Record<SeasonName, string>>> = { summer: '#5d4a7a', autumn: '#4f3a6b' }
const STRAW = '#bdb072'

/** Draws rows of vines that converge at one vanishing point, with a straw path between them, and hills of vines with a
 * winery behind. */
export const drawVineyard: DrawSetting = (painter) => {
  const { spec } = painter
  const hills =
    drawRidge(painter, { y: HORIZON - 20, rise: 150, frequency: 1.1, fill: painter.tone('#7c88a0', 0.75), name: 'a' }) +
    drawRidge(painter, { y: HORIZON - 4, rise: 105, frequency: 1.7, fill: painter.tone('#7d8f6a', 0.55), name: 'b' }) +
    drawRidge(painter, {
      y: HORIZON + 12,
      rise: 60,
      frequency: 2.3,
      fill: painter.tone(spec.season === 'summer' ? '#b59f5c' : GRASS[spec.season], 0.38),
      name: 'c',
    })
  const slopes =
    drawVineHill(painter, { x: WIDTH * 0.2, foot: HORIZON + 8, half: 470, height: 172, depth: 0.4, rows: 30 }) +
    drawWinery(painter, WIDTH * 0.16, HORIZON - 158, 0.34) +
    drawVineHill(painter, { x: WIDTH * 0.86, foot: HORIZON + 10, half: 500, height: 132, depth: 0.3, rows: 32 }) +
    [0.9, 0.925, 0.95].map((share) => drawCypress(painter, WIDTH * share, HORIZON - 108, 24, 108, 0.28)).join('')
  const oak = drawTree(painter, {
    x: WIDTH * 0.665,
    y: HORIZON + 14,
    width: 120,
    height: 110,
    colour: FOLIAGE[spec.season],
    depth: 0.34,
  })
  const vines = SIDES.map((side) => repeat(ROWS_A_SIDE, (i) => drawRow(painter, side, ROWS_A_SIDE - i))).join('')
  const back =
    drawSky(painter) +
    hills +
    slopes +
    oak +
    drawGround(painter, HORIZON, spec.season === 'winter' ? GRASS.winter : '#a39a5a') +
    vines +
    drawPath(painter) +
    drawBrushwork(painter, {
      from: HORIZON + 10,
      colour: spec.season === 'winter' ? GRASS.winter : STRAW,
      count: 120,
      length: 120,
    }) +
    drawGrass(painter, { from: HORIZON + 20, colours: ['#98984f'], count: 240, height: 26, stage: 0.6 })
  return { back, horizon: HORIZON, floor: 'earth' }
}

/** Draws one row of vines: shaded earth, posts, stems and masses of leaves. The first row is nearest to the path. */
function drawRow(painter: Painter, side: number, number: number): string {
  const { random, spec } = painter
  const spacing = number * 0.3
  const count = VINES.first + VINES.more * number
  const at = (t: number): Point => [
    CENTRE + side * lerp(spacing * 60, spacing * WIDTH * 0.95 + 120, t),
    lerp(HORIZON + 5, HEIGHT * 1.05, t),
  ]
  const vine = (t: number) => lerp(11, 190, t)
  const [far, near] = [at(0), at(1)]
  const shade = polygon(
    [far, [far[0] + side * 8, far[1]], [near[0] + side * 150, near[1]], [near[0] - side * 12, near[1]]],
    painter.tone('#4a4530', 0.1),
    { opacity: 0.32 },
  )
  const spots = listOf(count, (i) => ((i + 0.5) / count) ** 1.8).filter((t) => isSeen(at(t), vine(t)))
  const wood = limbs(spots.map((t) => ({ foot: at(t), tall: vine(t) })))
  const leaves = spots.map((t) => {
    const [x, y] = at(t)
    const tall = vine(t)
    const leafage: Leafage = {
      colour: FOLIAGE[spec.season],
      depth: 0.3 * (1 - t),
      ...(GRAPES[spec.season] && { dots: { colour: GRAPES[spec.season] as string, count: 9, radius: 3.6 } }),
    }
    const mass = (across: number, up: number, size: number) =>
      drawClump(
        painter,
        leafage,
        [x + side * across * tall + random.range(-0.06, 0.06) * tall, y - up * tall],
        tall * size,
        tall * size * 0.8,
      )
    if (tall < SIMPLE) return mass(0.18, 0.68, 0.44)
    return mass(0.34, 0.72, 0.34) + mass(0.02, 0.8, 0.32) + mass(0.14, 0.54, 0.34)
  })
  return shade + path(wood, painter.tone('#6a5240', 0.15)) + (spec.season === 'winter' ? '' : leaves.join(''))
}

function isSeen([x]: Point, size: number): boolean {
  return x > -size && x < WIDTH + size
}

/** Returns the path data of vine stems and of the posts between them. */
function limbs(vines: readonly { foot: Point; tall: number }[]): string {
  return vines
    .map(({ foot: [x, y], tall }) => {
      const stem = limbMark([x, y], [x + tall * 0.04, y - tall * 0.7], tall * 0.07, tall * 0.04, tall * 0.05)
      const arms = [-1, 1].map((arm) =>
        limbMark([x, y - tall * 0.6], [x + arm * tall * 0.3, y - tall * 0.78], tall * 0.04, tall * 0.02, tall * 0.03),
      )
      const post = limbMark([x + tall * 0.3, y], [x + tall * 0.3, y - tall], tall * 0.05, tall * 0.05, 0)
      return stem + arms.join('') + post
    })
    .join('')
}

function drawPath(painter: Painter): string {
  const isWinter = painter.spec.season === 'winter'
  const straw = painter.tone(isWinter ? '#dcd9cc' : STRAW)
  const sides = [
    [CENTRE - 22, HORIZON],
    [CENTRE + 22, HORIZON],
    [CENTRE + WIDTH * 0.36, HEIGHT],
    [CENTRE - WIDTH * 0.36, HEIGHT],
  ] as const
  return polygon(sides, painter.gradient(painter.fade(straw, 0.4), painter.tone(isWinter ? '#cfcdc2' : '#a8a05c')))
}
