import { lighten, mix } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, ellipse, line, polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter, WaterArea } from '../../painter/painter.ts'
import { drawCypress } from '../../props/cypress.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawLoungers, HEDGE, TIMBER } from './loungers.ts'
import { isLampLit, windowFill } from './parts/glass.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, EYE, facing, groundAt, level, panel, stageHorizon, unitAt } from './parts/space.ts'

const HORIZON = HEIGHT * 0.54
const TERRACE = '#ddd0bb'
const WHITE = '#f4f0e8'
const TURQUOISE = '#2bb3bf'
const POOL = { half: 7.4, near: 10.2, far: 17.4 }
const HOUSE = { left: -1.5, right: 11.5, away: 21, height: 3.3 }

/** Draws a terrace beside a turquoise pool, with loungers, parasols, clipped hedges and a low modern glass house. */
export const drawPool: DrawSetting = (painter) => {
  const paved = { half: 16, depth: 21, size: 1.1, colour: TERRACE }
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON, rise: 130, frequency: 1.2, fill: painter.tone('#8a9cab', 0.7), name: 'pool' }) +
    drawHedge(painter) +
    drawHouse(painter) +
    drawGround(painter, groundAt(21.5), TERRACE) +
    drawWear(painter, paved, 40) +
    drawSlabs(painter, paved) +
    drawWater(painter) +
    SIDES.map((side) => drawLoungers(painter, side)).join('')
  return { back, horizon: stageHorizon(POOL.near - 0.4), floor: 'stone', water: poolWater() }
}

/** Returns the surface of the pool on the canvas. */
function poolWater(): WaterArea {
  const [left, bottom] = at(-POOL.half, 0, POOL.near)
  const [right] = at(POOL.half, 0, POOL.far)
  return { horizon: EYE.horizon, top: groundAt(POOL.far), bottom: bottom - 6, left, right }
}

function drawHedge(painter: Painter): string {
  const leaf = painter.tone(HEDGE, 0.16)
  const { random } = painter
  const plane = facing(22)
  const cypresses = listOf(7, (i) => {
    const [x, y] = at(-16 + i * 2.2, 0, 23)
    return drawCypress(painter, x, y, 46, random.range(190, 260), 0.3, '#48694e')
  })
  const dabs = repeat(150, () => {
    const [x, y] = plane(random.range(-17.5, -1), random.range(0.1, 2.6))
    return ellipse(x, y, random.range(8, 15), random.range(6, 10), lighten(leaf, random.range(-0.07, 0.06)))
  })
  return (
    cypresses.join('') +
    polygon(panel(plane, -18, 0, -1, 2.6), lighten(leaf, -0.05)) +
    dabs +
    polygon(panel(plane, -18, 2.45, -1, 2.75), lighten(leaf, 0.05))
  )
}

function drawHouse(painter: Painter): string {
  const { left, right, away, height } = HOUSE
  const plane = facing(away)
  const white = painter.tone(WHITE, 0.1)
  const timber = painter.tone(TIMBER, 0.1)
  const steel = painter.tone('#3c3d42', 0.1)
  if (isLampLit(painter)) for (const x of [0.6, 3.4, 6.4, 9]) painter.glow(...plane(x, 1.6), 140, '#ffc473', 0.42)
  const panes = repeat(8, (i) =>
    line(...plane(left + 0.3 + i * 1.35, 0.1), ...plane(left + 0.3 + i * 1.35, height - 0.3), steel, 4),
  )
  const slats = repeat(17, (i) =>
    line(...plane(8.3 + i * 0.19, 0), ...plane(8.3 + i * 0.19, height), lighten(timber, i % 2 ? 0.04 : -0.05), 6),
  )
  const inside = [0.4, 2.6, 5].map((x) =>
    polygon(panel(plane, x, 0.1, x + 1.4, 0.85), isLampLit(painter) ? '#c9823f' : lighten(steel, 0.12), {
      opacity: 0.6,
    }),
  )
  const upper = { left: 3.2, right: 10.4, low: height + 0.35, high: height + 3 }
  const balcony =
    polygon(panel(plane, upper.left - 1.6, upper.low, upper.left + 3.4, upper.low + 0.9), painter.light.sky[1], {
      opacity: 0.35,
    }) + line(...plane(upper.left - 1.6, upper.low + 0.9), ...plane(upper.left + 3.4, upper.low + 0.9), steel, 3)
  return (
    polygon(
      panel(plane, upper.left, upper.low, upper.right, upper.high),
      painter.gradient(lighten(white, 0.01), lighten(white, -0.06)),
    ) +
    polygon(panel(plane, upper.left + 0.5, upper.low + 0.2, upper.left + 4, upper.high - 0.4), windowFill(painter)) +
    repeat(4, (i) =>
      line(
        ...plane(upper.left + 0.5 + i * 1.167, upper.low + 0.2),
        ...plane(upper.left + 0.5 + i * 1.167, upper.high - 0.4),
        steel,
        3,
      ),
    ) +
    polygon(panel(plane, upper.left - 0.5, upper.high, upper.right + 0.5, upper.high + 0.3), lighten(white, 0.02)) +
    balcony +
    polygon(panel(plane, left, 0, right + 2, height), windowFill(painter)) +
    inside.join('') +
    panes +
    polygon(panel(plane, 8.2, 0, right, height), timber) +
    slats +
    polygon(
      panel(facing(away - 1.6), left - 1.4, height - 0.12, right + 2.4, height + 0.32),
      painter.gradient(lighten(white, 0.02), lighten(white, -0.1)),
    ) +
    [left - 1.1, 3, 7.6]
      .map((x) => polygon(panel(facing(away - 1.5), x, 0, x + 0.14, height), lighten(white, -0.08)))
      .join('')
  )
}

function drawWater(painter: Painter): string {
  const floor = level(0)
  const { half, near, far } = POOL
  const { random, light } = painter
  const isLit = isLampLit(painter)
  const turquoise = isLit ? mix(painter.tone(TURQUOISE), '#39d3d8', 0.4) : painter.tone(TURQUOISE)
  const coping = polygon(
    panel(floor, -half - 0.45, near - 0.35, half + 0.45, far + 0.4),
    lighten(painter.tone(TERRACE, 0.08), 0.05),
  )
  const basin = panel(floor, -half, near, half, far)
  const [, top] = floor(0, far)
  const [, bottom] = floor(0, near)
  if (isLit)
    for (const share of [0.24, 0.5, 0.76]) painter.glow(WIDTH * share, lerp(top, bottom, 0.6), 250, '#49e0e6', 0.3)
  const ripples = repeat(64, () => {
    const z = lerp(near + 0.2, far - 0.2, random.next())
    const [x, y] = floor(random.range(-half * 0.94, half * 0.94), z)
    const [w, h] = [unitAt(z) * random.range(0.2, 0.7), random.range(1, 3)]
    return stroke(
      d`M${x - w} ${y}Q${x - w * 0.5} ${y - h * 2} ${x} ${y}Q${x + w * 0.5} ${y + h * 2} ${x + w} ${y}`,
      random.next() < 0.7 ? lighten(turquoise, 0.13) : lighten(turquoise, -0.06),
      h,
      { opacity: 0.7 },
    )
  })
  const wall = polygon(
    [floor(-half, far), floor(half, far), [floor(half, far)[0], top + 9], [floor(-half, far)[0], top + 9]],
    lighten(turquoise, -0.12),
  )
  const shine = polygon(basin, painter.gradient(light.sky[2], turquoise, { opacity: [0.55, 0] }))
  return (
    coping +
    polygon(basin, painter.gradient(lighten(turquoise, -0.04), lighten(turquoise, 0.06))) +
    shine +
    wall +
    ripples +
    drawSteps(painter, turquoise)
  )
}

function drawSteps(painter: Painter, turquoise: string): string {
  const floor = level(0)
  return (
    repeat(3, (i) =>
      polygon(
        panel(floor, -POOL.half, POOL.far - 3 + i * 0.5, -POOL.half + 1.8 - i * 0.4, POOL.far),
        lighten(turquoise, 0.06 + i * 0.03),
        { opacity: 0.5 },
      ),
    ) + SIDES.map((side) => stroke(rail(side), painter.tone('#d9dde0'), 4)).join('')
  )
}

function rail(side: number): string {
  const [x, y] = at(-5.4 + side * 0.28, 0, POOL.near)
  return d`M${x} ${y + 10}V${y - 34}Q${x} ${y - 54} ${x - 10} ${y - 54}Q${x - 22} ${y - 54} ${x - 22} ${y - 36}V${y + 2}`
}
