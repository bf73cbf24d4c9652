import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, type Point, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, path, rect, repeat } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, WAX } from '../props/candle.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const ICING = '#fbf3ea'
const FLATNESS = 0.12
const TIERS = [
  { y: HEIGHT * 0.8, radius: 236, height: 190, tint: 0 },
  { y: HEIGHT * 0.615, radius: 172, height: 170, tint: 0.16 },
  { y: HEIGHT * 0.448, radius: 112, height: 150, tint: 0 },
]
const FLOWER_FALL: readonly Point[] = [
  [CENTRE - 60, HEIGHT * 0.31],
  [CENTRE - 100, HEIGHT * 0.42],
  [CENTRE - 20, HEIGHT * 0.5],
  [CENTRE + 90, HEIGHT * 0.58],
  [CENTRE + 150, HEIGHT * 0.68],
  [CENTRE + 120, HEIGHT * 0.79],
]
const TAPERS = [
  [0.14, 80],
  [0.2, 140],
  [0.82, 80],
  [0.88, 120],
] as const

/** Three tiers with flowers falling round them. */
export const drawCake: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#e9e2da', spec.palette[1], 0.34))
  const cloth = painter.tone(spec.linen)
  const icing = painter.tone(ICING)
  const tiers = TIERS.map(({ y, radius, height, tint }) =>
    drawTier(painter, y, radius, height, tint ? mix(icing, spec.palette[0], tint) : icing),
  )
  return (
    drawBackdrop(painter, wall, 0.04, -0.05) +
    drawWindowLight(painter, 0.4, [[0.1, 0.34, 0.36, 0.6]]) +
    rect(0, HEIGHT * 0.83, WIDTH, HEIGHT * 0.17, painter.gradient(lighten(cloth, 0.02), lighten(cloth, -0.09))) +
    group({ filter: SHADOW }, drawStand(painter) + tiers.join('')) +
    TIERS.map(({ y, radius }) => drawPearls(y, radius, icing)).join('') +
    drawGarland(painter, FLOWER_FALL, 92, 1.5) +
    drawCluster(painter, CENTRE + 10, HEIGHT * 0.27, 92, { count: 18 }) +
    drawCluster(painter, CENTRE - 190, HEIGHT * 0.8, 82, { squash: 0.7 }) +
    drawCluster(painter, CENTRE + 205, HEIGHT * 0.78, 96, { squash: 0.7 }) +
    TAPERS.map(([across, height]) => drawCandle(painter, WIDTH * across, HEIGHT * 0.88, 1.8, WAX, height)).join('')
  )
}

function drawStand(painter: Painter): string {
  const metal = painter.tone(painter.spec.metal)
  return (
    ellipse(CENTRE, HEIGHT * 0.86, 270, 38, metal) +
    rect(CENTRE - 34, HEIGHT * 0.82, 68, 40, lighten(metal, -0.06)) +
    ellipse(CENTRE, HEIGHT * 0.81, 290, 36, lighten(metal, 0.05))
  )
}

function drawTier(painter: Painter, y: number, radius: number, height: number, icing: string): string {
  const ry = radius * FLATNESS
  const side = d`M${CENTRE - radius} ${y - height}V${y}A${radius} ${ry} 0 0 0 ${CENTRE + radius} ${y}V${y - height}Z`
  return (
    ellipse(CENTRE, y, radius, ry, lighten(icing, -0.1)) +
    path(side, painter.gradient(lighten(icing, 0.03), lighten(icing, -0.11), { across: true })) +
    ellipse(CENTRE, y - height, radius, ry, lighten(icing, 0.035))
  )
}

function drawPearls(y: number, radius: number, icing: string): string {
  return repeat(29, (i) => {
    const angle = ((i - 14) / 14) * 1.5
    return circle(
      CENTRE + Math.sin(angle) * radius,
      y + Math.cos(angle) * radius * FLATNESS - 4,
      7.5,
      lighten(icing, 0.03),
    )
  })
}
