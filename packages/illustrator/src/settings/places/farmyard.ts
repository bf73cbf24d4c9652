import { lighten } from '../../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { d, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { FOLIAGE, GRASS, PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBales } from './bales.ts'
import { AWAY, drawBarnFront, WHITE } from './barn-front.ts'
import { at, facing, groundAt, panel, stageHorizon, unitAt } from './parts/space.ts'

const HORIZON = HEIGHT * 0.53
const SILO = { right: -15.6, height: 10.5, radius: 1.9 }

/** Draws a red barn with white trim and a silo, striped fields, a white fence and bales of hay. */
export const drawFarmyard: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 30,
      rise: 120,
      frequency: 1.1,
      fill: painter.tone('#8a9a96', 0.75),
      name: 'farm-far',
    }) +
    drawRidge(painter, {
      y: HORIZON - 6,
      rise: 70,
      frequency: 1.7,
      fill: painter.tone(PASTURE[season], 0.5),
      name: 'farm-near',
    }) +
    drawFields(painter) +
    drawGround(painter, HORIZON + 24, GRASS[season]) +
    [0.62, 0.74, 0.95]
      .map((share, i) =>
        drawTree(painter, {
          x: WIDTH * share,
          y: HORIZON + 34,
          width: 170 + i * 60,
          height: 180 + i * 60,
          colour: FOLIAGE[season],
          depth: 0.34 - i * 0.08,
        }),
      )
      .join('') +
    drawFence(painter) +
    drawSilo(painter) +
    drawBarnFront(painter) +
    drawTufts(painter, groundAt(AWAY), GRASS[season], 220) +
    drawBales(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'grass' }
}

function drawFields(painter: Painter): string {
  const crop = PASTURE[painter.spec.season]
  const strips = repeat(16, (i) => {
    const at = (share: number): Point => [
      lerp(WIDTH * 0.42, WIDTH * 1.05, share),
      HORIZON - 62 + Math.sin(share * 5) * 9,
    ]
    const foot = (share: number): Point => [lerp(WIDTH * 0.3, WIDTH * 1.4, share), HORIZON + 30]
    const [a, b] = [i / 16, (i + 1) / 16]
    const tone = painter.tone(i % 2 ? crop : '#7f9446', 0.16)
    return polygon([at(a), at(b), foot(b), foot(a)], lighten(tone, i % 3 === 0 ? 0.03 : -0.02))
  })
  return strips
}

function drawFence(painter: Painter): string {
  const white = painter.tone(WHITE, 0.1)
  const z = 19.5
  const u = unitAt(z)
  const rails = [0.45, 0.85, 1.2].map((up) => line(...at(-3.4, up, z), ...at(17, up, z), white, u * 0.1))
  const posts = listOf(15, (i) => {
    const [x, y] = at(-3.3 + i * 1.45, 0, z)
    return rect(x - u * 0.07, y - u * 1.4, u * 0.14, u * 1.4, lighten(white, -0.03))
  })
  return rails.join('') + posts.join('')
}

function drawSilo(painter: Painter): string {
  const plane = facing(AWAY + 2)
  const { right, height, radius } = SILO
  const tin = painter.tone('#c9c6bf', 0.14)
  const [x, top] = plane(right, height)
  const r = radius * unitAt(AWAY + 2)
  const bands = listOf(9, (i) =>
    line(...plane(right - radius, 0.8 + i * 1.1), ...plane(right + radius, 0.8 + i * 1.1), lighten(tin, -0.1), 2),
  )
  const dome = painter.tone('#7d8b94', 0.12)
  return (
    polygon(
      panel(plane, right - radius, 0, right + radius, height),
      painter.gradient(lighten(tin, 0.05), lighten(tin, -0.16), { across: true }),
    ) +
    bands.join('') +
    path(
      d`M${x - r - 3} ${top}Q${x - r} ${top - r * 0.95} ${x} ${top - r}Q${x + r} ${top - r * 0.95} ${x + r + 3} ${top}Z`,
      painter.gradient(lighten(dome, 0.07), lighten(dome, -0.1), { across: true }),
    )
  )
}
