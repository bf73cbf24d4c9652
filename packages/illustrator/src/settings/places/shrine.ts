import { lighten } from '../../base/colour.ts'
import { CENTRE, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { d, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawTree } from '../../props/tree.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { FOLIAGE, GRASS } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { level, panel, stageHorizon } from './parts/space.ts'
import { AWAY, drawHallFront, FLOOR_RISE, FOOT } from './shrine-hall.ts'
import { drawStoneLantern } from './stone-lantern.ts'

const STONE = '#b9b3a8'
const GRAVEL = '#d6cfc0'

/** Draws a vermilion Shinto hall with a curved roof and a straw rope, a stone path and lanterns among cedars. */
export const drawShrine: DrawSetting = (painter) => {
  const { season } = painter.spec
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: FOOT - 120,
      rise: 200,
      frequency: 1.3,
      fill: painter.tone('#6f8a7c', 0.65),
      name: 'shrine',
    }) +
    [0.04, 0.17, 0.3, 0.7, 0.83, 0.96]
      .map((share, i) => drawCedar(painter, WIDTH * share, 470 + (i % 3) * 50))
      .join('') +
    SIDES.map((side) =>
      drawTree(painter, {
        x: CENTRE + side * 560,
        y: FOOT + 24,
        width: 330,
        height: 360,
        colour: season === 'spring' ? '#eeb0c0' : season === 'autumn' ? '#c4552f' : FOLIAGE[season],
        depth: 0.2,
      }),
    ).join('') +
    drawHallFront(painter) +
    drawGround(painter, FOOT, season === 'winter' ? GRASS.winter : GRAVEL) +
    drawTufts(painter, FOOT, season === 'winter' ? '#c9cfcd' : '#c9c0ae', 60) +
    drawPath(painter) +
    drawSteps(painter) +
    [15.5, 11.6, 8.6]
      .flatMap((z) => SIDES.map((side) => drawStoneLantern(painter, side * (z > 12 ? 4.6 : 4.5), z)))
      .join('')
  return { back, horizon: stageHorizon(AWAY), floor: 'stone' }
}

function drawCedar(painter: Painter, x: number, height: number): string {
  const { random } = painter
  const leaf = painter.tone('#4a6a54', 0.45)
  const tiers = repeat(9, (i) => {
    const y = FOOT - height * (0.14 + i * 0.1)
    const w = lerp(86, 16, i / 8) * random.range(0.85, 1.15)
    return path(
      d`M${x - w} ${y}Q${x - w * 0.4} ${y - 16} ${x} ${y - height * 0.17}Q${x + w * 0.4} ${y - 16} ${x + w} ${y}Q${x} ${y + 18} ${x - w} ${y}Z`,
      lighten(leaf, random.range(-0.03, 0.03)),
    )
  })
  return rect(x - 8, FOOT - height * 0.3, 16, height * 0.3, painter.tone('#6a4a3a', 0.4)) + tiers
}

function drawSteps(painter: Painter): string {
  const stone = painter.tone(STONE, 0.06)
  return listOf(4, (i) =>
    rect(CENTRE - 100 - i * 8, FOOT - FLOOR_RISE + 8 + i * 12, 200 + i * 16, 13, lighten(stone, 0.05 - i * 0.03)),
  ).join('')
}

function drawPath(painter: Painter): string {
  const floor = level(0)
  const stone = painter.tone(STONE)
  const paved = { half: 2.6, depth: AWAY, size: 0.87, colour: STONE }
  const path = panel(floor, -2.6, 3.1, 2.6, AWAY)
  const kerbs = SIDES.map((side) => polygon(panel(floor, side * 2.6, 3.1, side * 2.85, AWAY), lighten(stone, -0.08)))
  return (
    polygon(path, painter.gradient(painter.tone(STONE, 0.3), lighten(stone, -0.02))) +
    drawWear(painter, paved, 40) +
    drawSlabs(painter, paved) +
    kerbs.join('')
  )
}
