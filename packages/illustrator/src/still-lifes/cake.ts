import { factsOf, type SceneDescription } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, path, rect, repeat } from '../base/svg.ts'
import { colourOf } from '../compose/choose-decor.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { roleOf } from '../prompt/colour-roles.ts'
import { drawCandle, waxOf } from '../props/candle.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const ICING = '#fbf3ea'
const FLATNESS = 0.12
const TIERS = { usual: 3, most: 7 }
const FOOT = HEIGHT * 0.8
/** The height of the whole cake in pixels. It is constant, so more tiers make each tier lower. */
const CAKE_HEIGHT = HEIGHT * 0.5
const WIDEST = 236
const NARROWEST = 0.42
const TINTED = 0.16

interface Tier {
  y: number
  radius: number
  height: number
  /** The proportion of the palette's first colour in the icing, 0–1. */
  tint: number
}

const TAPERS = [
  [0.14, 80],
  [0.2, 140],
  [0.82, 80],
  [0.88, 120],
] as const

/** Draws a cake with a cascade of flowers. The description gives the number of tiers. Default: 3. */
export const drawCake: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#e9e2da', spec.palette[1], 0.34))
  const cloth = painter.tone(spec.linen)
  const icing = painter.tone(icingOf(spec.description))
  const tiers = stackTiers(spec.description)
  const cake = tiers.map(({ y, radius, height, tint }) =>
    drawTier(painter, y, radius, height, tint ? mix(icing, spec.palette[0], tint) : icing),
  )
  return (
    drawBackdrop(painter, wall, 0.04, -0.05) +
    drawWindowLight(painter, 0.4, [[0.1, 0.34, 0.36, 0.6]]) +
    rect(0, HEIGHT * 0.83, WIDTH, HEIGHT * 0.17, painter.gradient(lighten(cloth, 0.02), lighten(cloth, -0.09))) +
    group({ filter: SHADOW }, drawStand(painter) + cake.join('')) +
    tiers.map(({ y, radius }) => drawPearls(y, radius, icing)).join('') +
    drawGarland(painter, flowerFall(tiers), 92, 1.5) +
    drawCluster(painter, CENTRE + 10, topOf(tiers) - 30, 92, { count: 18 }) +
    drawCluster(painter, CENTRE - 190, HEIGHT * 0.8, 82, { squash: 0.7 }) +
    drawCluster(painter, CENTRE + 205, HEIGHT * 0.78, 96, { squash: 0.7 }) +
    TAPERS.map(([across, height]) =>
      drawCandle(painter, WIDTH * across, HEIGHT * 0.88, 1.8, waxOf(painter), height),
    ).join('')
  )
}

/** Returns the colour of the cake. In a picture of a cake, the colour of the whole wedding is that of the cake. */
function icingOf(description: SceneDescription): string {
  const whole = factsOf(description, 'colour').find(({ of, colour }) => of === undefined && roleOf(colour) !== 'metal')
  return colourOf(description, 'cake') ?? whole?.colour ?? ICING
}

/** Returns the tiers, from the lowest to the highest. */
function stackTiers(description: SceneDescription): Tier[] {
  const said = [...factsOf(description, 'view'), ...factsOf(description, 'object')].find(
    ({ name, count }) => (name === 'cake' || name === 'cake-table') && count !== undefined,
  )?.count
  const count = Math.min(TIERS.most, Math.max(1, said ?? TIERS.usual))
  const height = Math.min(190, CAKE_HEIGHT / count)
  return listOf(count, (i) => ({
    y: FOOT - i * height,
    radius: WIDEST * lerp(1, NARROWEST, count > 1 ? i / Math.max(2, count - 1) : 0),
    height,
    tint: i % 2 === 1 ? TINTED : 0,
  }))
}

function topOf(tiers: readonly Tier[]): number {
  return Math.min(...tiers.map(({ y, height }) => y - height))
}

/** Returns the line of the flower cascade, from the top left to the bottom right. */
function flowerFall(tiers: readonly Tier[]): Point[] {
  const top = topOf(tiers)
  const fall = [-60, -100, -20, 90, 150, 120]
  return fall.map((x, i): Point => [CENTRE + x, lerp(top + 10, FOOT - 10, i / (fall.length - 1))])
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
