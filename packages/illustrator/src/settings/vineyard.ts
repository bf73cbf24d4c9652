import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, SIDES, WIDTH } from '../base/geometry.ts'
import { ellipse, polygon, repeat, turn } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { drawRidge } from '../props/ridge.ts'
import { drawTree } from '../props/tree.ts'
import { drawGround, drawTufts } from './ground.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.5
const ROWS_A_SIDE = 9
const DABS_A_ROW = 150
const STRAW = '#bdb072'

/** Rows of vines to one vanishing point, a straw path between, hills behind. */
export const drawVineyard: DrawSetting = (painter) => {
  const { random, spec } = painter
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
  const cypresses = repeat(7, (i) => {
    const x = WIDTH * random.range(0, 0.3) + (i % 2) * WIDTH * 0.68
    return drawCypress(painter, x, HORIZON + 14, 26, random.range(80, 150), 0.4)
  })
  const oak = drawTree(painter, {
    x: WIDTH * 0.1,
    y: HORIZON + 22,
    width: 190,
    height: 180,
    colour: FOLIAGE[spec.season],
    depth: 0.34,
  })
  const vines = SIDES.map((side) => repeat(ROWS_A_SIDE, (i) => drawRow(painter, side, ROWS_A_SIDE - i))).join('')
  const back =
    drawSky(painter) +
    hills +
    cypresses +
    oak +
    drawGround(painter, HORIZON, spec.season === 'winter' ? GRASS.winter : '#a39a5a') +
    vines +
    drawPath(painter) +
    drawTufts(painter, HORIZON + 20, '#98984f', 160)
  return { back, horizon: HORIZON }
}

/** Draws one row as a dark wedge under leafy dabs. The first row is nearest to the path. */
function drawRow(painter: Painter, side: number, number: number): string {
  const { random, light, spec } = painter
  const spacing = number * 0.3
  const far = { x: CENTRE + side * spacing * 60, y: HORIZON + 4, height: 12 }
  const near = { x: CENTRE + side * (spacing * WIDTH * 0.95 + 120), y: HEIGHT * 1.05, height: 150 }
  const leaf = painter.tone(FOLIAGE[spec.season], 0.18)
  const sunlit = mix(leaf, light.sky[2], 0.14)
  const wedge = [
    [far.x, far.y - far.height],
    [near.x, near.y - near.height],
    [near.x + side * 70, near.y],
    [far.x + side * 5, far.y + 2],
  ] as const
  const dabs = repeat(DABS_A_ROW, (i) => {
    const t = (i / DABS_A_ROW) ** 1.9
    const down = random.next()
    const tendril = down < 0.2 ? random.next() : 0
    const x = lerp(far.x, near.x, t) + side * down * lerp(3, 50, t)
    const top = lerp(far.y - far.height, near.y - near.height, t)
    const y = top + down * lerp(far.height, near.height, t) * 0.8 - lerp(2, 26, t) * tendril
    const size = lerp(2.2, 24, t) * random.range(0.7, 1.3)
    const fill = lighten(down < 0.3 ? sunlit : leaf, random.range(-0.06, 0.05) - down * 0.06)
    return ellipse(x, y, size, size * 0.6, fill, { transform: turn(random.range(-50, 50), x, y) })
  })
  return polygon(wedge, lighten(leaf, -0.06)) + dabs
}

function drawPath(painter: Painter): string {
  const straw = painter.tone(STRAW)
  const sides = [
    [CENTRE - 22, HORIZON],
    [CENTRE + 22, HORIZON],
    [CENTRE + WIDTH * 0.36, HEIGHT],
    [CENTRE - WIDTH * 0.36, HEIGHT],
  ] as const
  return polygon(sides, painter.gradient(painter.fade(straw, 0.4), painter.tone('#a8a05c')))
}
