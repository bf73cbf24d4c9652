import { HEIGHT, WIDTH } from '../../base/geometry.ts'
import { repeat } from '../../base/svg.ts'
import { drawCypress } from '../../props/cypress.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import type { SeasonName } from '../../spec.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawFieldRows } from './field-rows.ts'
import { drawBrushwork } from './land.ts'
import { isBare, OAK } from './seasons.ts'

const HORIZON = HEIGHT * 0.49
const SOIL = '#b39b73'
const BLOOM: Readonly<Record<SeasonName, string>> = {
  spring: '#9583c8',
  summer: '#8468bd',
  autumn: '#8b79a6',
  winter: '#9c96b0',
}

/** Draws purple rows up to the horizon, with hills and cypresses behind. */
export const drawLavenderField: DrawSetting = (painter) => {
  const { season } = painter.spec
  const soil = season === 'winter' ? '#d6d3cf' : SOIL
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 24,
      rise: 160,
      frequency: 0.8,
      fill: painter.tone('#7f86a8', 0.75),
      name: 'far',
    }) +
    drawRidge(painter, { y: HORIZON - 4, rise: 80, frequency: 1.3, fill: painter.tone('#8a8f9c', 0.6), name: 'near' }) +
    drawGround(painter, HORIZON, soil) +
    repeat(5, (i) =>
      drawCypress(painter, WIDTH * (0.74 + i * 0.032), HORIZON + 8, 26, painter.random.range(90, 140), 0.42),
    ) +
    drawBroadleaf(painter, {
      x: WIDTH * 0.17,
      y: HORIZON + 14,
      width: 200,
      height: 180,
      colour: OAK[season],
      depth: 0.36,
      bare: isBare(season),
    }) +
    drawBrushwork(painter, { from: HORIZON, colour: soil, count: 200 }) +
    drawFieldRows(painter, {
      horizon: HORIZON,
      rows: 6,
      leaf: '#7d8a6a',
      bloom: BLOOM[season],
      height: 120,
      path: 0.26,
    })
  return { back, horizon: HORIZON, floor: 'earth' }
}
