import { type FactOf, factsOf, type ObjectName, type SceneDescription } from '@vowkit/understanding'
import { lighten } from '../base/colour.ts'
import { CENTRE, lerp } from '../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, repeat, stroke } from '../base/svg.ts'
import { ON_CAKE } from '../compose/table-facts.ts'
import type { Painter } from '../painter/painter.ts'
import { drawItem } from '../views/tables/centre-rows.ts'
import { TABLE_ITEMS } from '../views/tables/items/index.ts'

export interface Tier {
  y: number
  radius: number
  height: number
}

export const CAKE_FLATNESS = 0.12
const GOLD = '#d2a94f'
const SPONGE = '#c99a5b'
function objectOf(description: SceneDescription, name: ObjectName): FactOf<'object'> | undefined {
  return factsOf(description, 'object').find((fact) => fact.name === name)
}

/** Whether the description decorates the cake with something else than flowers, and names no flowers. */
export function isWithoutFlowers({ description, florals }: Painter['spec']): boolean {
  const names = factsOf(description, 'object').map(({ name }) => name)
  const isDecorated = names.some(
    (name) => ON_CAKE.includes(name) || (name.startsWith('cake-') && name !== 'cake-table'),
  )
  return florals.density === 0 || (isDecorated && factsOf(description, 'flower').length === 0)
}

/** Draws what the description puts on one tier: bare layers, ruffles, icing that drips, and gold leaf. */
export function drawTierDetails(painter: Painter, tier: Tier, icing: string): string {
  const { description } = painter.spec
  const drip = objectOf(description, 'cake-drip')
  return (
    (objectOf(description, 'cake-layers') ? drawLayers(painter, tier) : '') +
    (objectOf(description, 'cake-ruffles') ? drawRuffles(tier, icing) : '') +
    (objectOf(description, 'gold-leaf') ? painter.layer(`leaf-${tier.y}`, () => drawGoldLeaf(painter, tier)) : '') +
    (drip ? drawDrip(painter, tier, drip.colour ?? GOLD) : '')
  )
}

/** Returns the path of the front edge of a tier at a height above its foot. */
function edgeAt({ y, radius }: Tier, height: number): string {
  return d`M${CENTRE - radius} ${y - height}A${radius} ${radius * CAKE_FLATNESS} 0 0 0 ${CENTRE + radius} ${y - height}`
}

function drawLayers(painter: Painter, tier: Tier): string {
  const sponge = painter.tone(SPONGE)
  return repeat(3, (i) => {
    const height = tier.height * (0.2 + i * 0.3)
    const crumb = tier.height * 0.19
    return stroke(edgeAt(tier, height), lighten(sponge, (i % 2) * 0.02), crumb, {
      opacity: 0.8,
      'stroke-linecap': 'butt',
    })
  })
}

function drawRuffles(tier: Tier, icing: string): string {
  const rows = Math.max(3, Math.round(tier.height / 26))
  return repeat(rows, (row) => {
    const height = (tier.height * (row + 0.3)) / rows
    const waves = repeat(Math.round(tier.radius / 9), (i) => {
      const share = ((i + 0.5) / Math.round(tier.radius / 9)) * 2 - 1
      const x = CENTRE + share * tier.radius * 0.99
      const y = tier.y - height + Math.sqrt(1 - share * share) * tier.radius * CAKE_FLATNESS
      return ellipse(x, y + (i % 2) * 5, 13, 9, lighten(icing, i % 2 ? 0.035 : -0.045))
    })
    return waves + stroke(edgeAt(tier, height - 6), lighten(icing, -0.12), 2, { opacity: 0.6 })
  })
}

function drawDrip(painter: Painter, { y, radius, height }: Tier, colour: string): string {
  const glaze = painter.tone(colour)
  const top = y - height
  const count = 13
  const drops = repeat(count, (i) => {
    const share = ((i + 0.5) / count) * 2 - 1
    const x = CENTRE + share * radius * 0.97
    const from = top + Math.sqrt(1 - share * share) * radius * CAKE_FLATNESS
    const length = height * (0.22 + 0.34 * (((i * 7) % 5) / 4))
    return (
      line(x, from - 4, x, from + length, glaze, radius * 0.075) +
      circle(x, from + length, radius * 0.045, lighten(glaze, 0.03))
    )
  })
  return (
    drops +
    ellipse(CENTRE, top, radius, radius * CAKE_FLATNESS, glaze) +
    ellipse(CENTRE - radius * 0.1, top - 3, radius * 0.86, radius * CAKE_FLATNESS * 0.7, lighten(glaze, 0.06))
  )
}

function drawGoldLeaf(painter: Painter, { y, radius, height }: Tier): string {
  const { random } = painter
  const gold = painter.tone(GOLD)
  return repeat(11, () => {
    const share = random.range(-0.9, 0.9)
    const x = CENTRE + share * radius
    const cy = y - height * random.range(0.1, 0.85) + Math.sqrt(1 - share * share) * radius * CAKE_FLATNESS
    const size = random.range(8, 20)
    const corners = [0, 1, 2, 3, 4].map((i) => {
      const angle = (i / 5) * 2 * Math.PI
      const reach = size * random.range(0.5, 1)
      return [x + Math.cos(angle) * reach * 0.8, cy + Math.sin(angle) * reach] as const
    })
    return polygon(corners, lighten(gold, random.range(-0.06, 0.1)))
  })
}

/** Draws the fruit that the description names on the edges of the tiers, on the top and at the foot of the cake. */
export function drawCakeFruit(painter: Painter, tiers: readonly Tier[]): string {
  const named = factsOf(painter.spec.description, 'object').filter(({ name }) => ON_CAKE.includes(name))
  if (named.length === 0) return ''
  const rings = [...tiers, undefined].map((tier, level) => {
    const below = tiers[level - 1]
    const outer = tier?.radius ?? 0
    const radius = below ? lerp(outer, below.radius, 0.5) : outer + 40
    const y = below ? below.y - below.height : (tier?.y ?? 0) + 14
    const count = below && !tier ? 3 : 5
    return repeat(count, (i) => {
      const fact = named[(i + level) % named.length] as FactOf<'object'>
      const item = TABLE_ITEMS[fact.name]
      if (!item) return ''
      const share = count === 3 ? (i - 1) * 0.5 : lerp(-0.95, 0.95, i / (count - 1)) + (level % 2) * 0.12
      const x = CENTRE + share * radius
      const dy = Math.sqrt(Math.max(0, 1 - share * share)) * radius * CAKE_FLATNESS
      return painter.layer(`fruit-${level}-${i}`, () =>
        drawItem(painter, { name: fact.name, item, detail: fact }, i, { x, y: y + dy, scale: 62 / item.width }),
      )
    })
  })
  return rings.join('')
}

/** Draws the figures of a couple on the top of a cake. Returns an empty string if the description names no topper. */
export function drawTopper(painter: Painter, y: number): string {
  const topper = objectOf(painter.spec.description, 'cake-topper')
  if (!topper) return ''
  const own = topper.colour && painter.tone(topper.colour)
  const skin = own ?? painter.tone('#e9c3a2')
  const [dress, suit, hair] = [
    own ?? painter.tone('#fffdf8'),
    own ?? painter.tone('#3a3540'),
    own ?? painter.tone('#5a3a28'),
  ]
  const [left, right] = [CENTRE - 24, CENTRE + 24]
  return (
    ellipse(CENTRE, y, 62, 10, own ?? painter.tone('#f4ead8')) +
    path(
      d`M${left} ${y - 92}C${left - 14} ${y - 60} ${left - 40} ${y - 10} ${left - 38} ${y}H${left + 22}C${left + 20} ${y - 40} ${left + 12} ${y - 70} ${left} ${y - 92}Z`,
      dress,
    ) +
    circle(left, y - 106, 14, skin) +
    path(
      d`M${left - 15} ${y - 104}A15 15 0 0 1 ${left + 15} ${y - 106}Q${left} ${y - 118} ${left - 15} ${y - 84}Z`,
      hair,
    ) +
    path(
      d`M${right - 16} ${y}L${right - 18} ${y - 92}Q${right} ${y - 102} ${right + 18} ${y - 92}L${right + 16} ${y}Z`,
      suit,
    ) +
    circle(right, y - 112, 14, skin) +
    path(
      d`M${right - 14} ${y - 112}A14 14 0 0 1 ${right + 14} ${y - 112}Q${right} ${y - 122} ${right - 14} ${y - 112}Z`,
      hair,
    ) +
    line(left + 12, y - 66, right - 14, y - 70, skin, 8)
  )
}
