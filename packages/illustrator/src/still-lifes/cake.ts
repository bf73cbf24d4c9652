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
import {
  CAKE_FLATNESS,
  drawCakeFruit,
  drawTierDetails,
  drawTopper,
  isWithoutFlowers,
  type Tier,
} from './cake-details.ts'
import type { DrawStillLife } from './still-life.ts'
import { drawVenueBehind } from './venue-behind.ts'

const ICING = '#fbf3ea'
const TIERS = { usual: 3, most: 7 }
const FOOT = HEIGHT * 0.8
/** The height of the whole cake in pixels. It is constant, so more tiers make each tier lower. */
const CAKE_HEIGHT = HEIGHT * 0.5
const WIDEST = 236
const NARROWEST = 0.42
const TINTED = 0.16
/** Details of cakes without a row of pearls. */
const BARE: readonly string[] = ['cake-layers', 'cake-ruffles']

interface TintedTier extends Tier {
  /** The proportion of the palette's first colour in the icing, 0–1. */
  tint: number
}

const TAPERS = [
  [0.14, 80],
  [0.2, 140],
  [0.82, 80],
  [0.88, 120],
] as const

/** The towers of macarons around the cake: their positions and their heights. */
const SWEETS = [
  [0.24, 3],
  [0.3, 1],
  [0.36, 2],
  [0.64, 2],
  [0.7, 1],
  [0.77, 3],
] as const

/** Draws a cake with a cascade of flowers. The description gives the number of tiers. Default: 3. */
export const drawCake: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#e9e2da', spec.palette[1], 0.34))
  const cloth = painter.tone(spec.linen)
  const named = icingOf(spec.description)
  const icing = painter.tone(named ?? ICING)
  const tiers = stackTiers(spec.description)
  const cake = tiers.map((tier) => {
    const colour = tier.tint && !named ? mix(icing, spec.palette[0], tier.tint) : icing
    return drawTier(painter, tier, colour) + drawTierDetails(painter, tier, colour)
  })
  const hasFlowers = !isWithoutFlowers(spec)
  const top = topOf(tiers)
  const topper = drawTopper(painter, top)
  const isPlain = spec.description.facts.some(({ kind, name }) => kind === 'object' && BARE.includes(name))
  return (
    (drawVenueBehind(painter) ||
      drawBackdrop(painter, wall, 0.04, -0.05) + drawWindowLight(painter, 0.4, [[0.1, 0.34, 0.36, 0.6]])) +
    rect(0, HEIGHT * 0.83, WIDTH, HEIGHT * 0.17, painter.gradient(lighten(cloth, 0.02), lighten(cloth, -0.09))) +
    painter.mark('object:cake-table', group({ filter: SHADOW }, drawStand(painter) + cake.join(''))) +
    (isPlain ? '' : tiers.map(({ y, radius }) => drawPearls(y, radius, icing)).join('')) +
    (hasFlowers ? drawFlowers(painter, tiers, topper === '') : '') +
    drawCakeFruit(painter, tiers) +
    drawSweets(painter) +
    topper +
    drawLights(painter)
  )
}

function drawFlowers(painter: Painter, tiers: readonly Tier[], hasTop: boolean): string {
  return (
    drawGarland(painter, flowerFall(tiers), 76, 1.3) +
    (hasTop ? drawCluster(painter, CENTRE + 10, topOf(tiers) - 22, 74, { count: 16 }) : '') +
    drawCluster(painter, CENTRE - 240, HEIGHT * 0.81, 66, { squash: 0.7 }) +
    drawCluster(painter, CENTRE + 250, HEIGHT * 0.8, 78, { squash: 0.7 })
  )
}

/** Draws small towers of macarons around the cake, if the description names sweets of this kind. */
function drawSweets(painter: Painter): string {
  const { description, palette } = painter.spec
  if (!factsOf(description, 'object').some(({ name }) => name === 'cupcakes')) return ''
  return SWEETS.map(([across, height], tower) =>
    repeat(height, (i) => {
      const shell = painter.tone(mix(palette[(tower + i) % palette.length] as string, '#fbeee2', 0.35))
      const [x, y] = [WIDTH * across + ((i * 7) % 5) - 2, HEIGHT * 0.89 - i * 27]
      return (
        ellipse(x, y, 40, 13, lighten(shell, -0.05)) +
        rect(x - 37, y - 8, 74, 6, painter.tone('#fff6ea')) +
        ellipse(x, y - 13, 40, 13, shell) +
        ellipse(x - 8, y - 17, 20, 5, lighten(shell, 0.07))
      )
    }),
  ).join('')
}

/** Draws the candles beside the cake: as many as the description gives, or four. */
function drawLights(painter: Painter): string {
  const { decor, description } = painter.spec
  if (decor.candles === 'none') return ''
  const count = factsOf(description, 'object').find(({ name }) => name === 'candles')?.count ?? TAPERS.length
  return repeat(Math.min(12, count), (i) => {
    const [across, height] = TAPERS[i % TAPERS.length] as (typeof TAPERS)[number]
    const shift = Math.floor(i / TAPERS.length) * (across < 0.5 ? -0.045 : 0.045)
    return drawCandle(painter, WIDTH * (across + shift), HEIGHT * 0.88, 1.8, waxOf(painter), height)
  })
}

/** Returns the colour of the cake. In a picture of a cake, the colour of the whole wedding is that of the cake. */
function icingOf(description: SceneDescription): string | undefined {
  const whole = factsOf(description, 'colour').find(({ of, colour }) => of === undefined && roleOf(colour) !== 'metal')
  return colourOf(description, 'cake') ?? whole?.colour
}

/** Returns the tiers, from the lowest to the highest. */
function stackTiers(description: SceneDescription): TintedTier[] {
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

function drawTier(painter: Painter, { y, radius, height }: Tier, icing: string): string {
  const ry = radius * CAKE_FLATNESS
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
      y + Math.cos(angle) * radius * CAKE_FLATNESS - 4,
      7.5,
      lighten(icing, 0.03),
    )
  })
}
