import { factsOf, type ObjectName } from '@vowkit/understanding'
import { WIDTH } from '../../base/geometry.ts'
import { path, repeat } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { growthOf } from '../../flora/growth.ts'
import { Brush } from '../../objects/brush.ts'
import type { ObjectDetail } from '../../objects/object.ts'
import type { Frame, Painter } from '../../painter/painter.ts'
import type { TableItem } from './items/item.ts'
import { taper } from './items/lights.ts'
import { greeneryOf, itemsOf } from './table-wishes.ts'

/** Items of one kind in the middle of a table. */
export interface CentreKind {
  name: ObjectName | 'flowers'
  item: TableItem
  detail: ObjectDetail
  count: number
  /** Whether the description gives the number. */
  isCounted: boolean
}

const USUAL_CANDLES = 4
const ARRANGEMENTS = 3
/** The height of the stand of a tall centrepiece in centimetres. */
const STAND = 34
/** The part of the width of a table that items may fill, and how far they are enlarged or reduced to fill it. */
const FILLED = 0.84
const SIZES = { smallest: 0.5, largest: 1.3 }

/** Returns the items in the middle of a table: those that the description names, flowers, and usual candles. */
export function centreOf(painter: Painter): CentreKind[] {
  const { spec } = painter
  const named: CentreKind[] = itemsOf(spec).map(({ item, detail }) => ({
    name: detail.name,
    item,
    detail,
    count: detail.count ?? Math.max(1, Math.round(item.usual * (detail.scale ?? 1))),
    isCounted: detail.count !== undefined,
  }))
  const { hasFlowers, isOpen } = greeneryOf(spec)
  const hasCandles = named.some(({ name }) => isLight(name))
  const wantsCandles = !hasCandles && spec.decor.candles !== 'none' && (isOpen || spec.lightName === 'candle')
  return [
    ...(hasFlowers
      ? [{ name: 'flowers' as const, item: arrangement(spec.decor.tall), detail: {}, ...arrangements(painter) }]
      : []),
    ...named,
    ...(wantsCandles
      ? [{ name: 'candles' as const, item: taper, detail: {}, count: USUAL_CANDLES, isCounted: false }]
      : []),
  ]
}

function isLight(name: string): boolean {
  return name === 'candles' || name === 'tea-lights' || name === 'lanterns' || name === 'floating-candles'
}

function arrangements({ spec }: Painter): Pick<CentreKind, 'count' | 'isCounted'> {
  const named = factsOf(spec.description, 'object').find(({ name }) => name.endsWith('centerpieces'))?.count
  return { count: named ?? ARRANGEMENTS, isCounted: named !== undefined }
}

/** The usual radius of an arrangement, in centimetres. */
const RADIUS = 12

/** An arrangement of the flowers of the scene, in a low bowl or on a tall stand. */
function arrangement(isTall: boolean): TableItem {
  return {
    width: 32,
    isTall: true,
    usual: ARRANGEMENTS,
    draw: ({ painter }) => {
      if (isTall)
        return drawStand(painter) + drawCluster(painter, 0, -STAND - 4, RADIUS * 1.15, { count: 22, sprays: 14 })
      const y = -RADIUS * growthOf(painter.spec.florals) * 0.7 - 5
      return drawBowl(painter) + drawCluster(painter, 0, y, RADIUS, { count: 16, sprays: 9, squash: 0.85 })
    },
  }
}

function drawBowl(painter: Painter): string {
  const brush = new Brush(painter, {}, 0)
  const bowl = 'M-9 -8C-9 -2 -5.4 0.4 0 0.4S9 -2 9 -8Z'
  return brush.shadow(8) + path(bowl, brush.across(painter.spec.metal, 0.08))
}

function drawStand(painter: Painter): string {
  const brush = new Brush(painter, {}, 0)
  const { metal } = painter.spec
  return brush.shadow(6) + brush.cylinder(0, 0, 11, 1.4, metal) + brush.cylinder(0, -1, 1.6, STAND, metal)
}

/** One row of items across the canvas. */
export interface Row {
  y: number
  /** Canvas pixels per centimetre. */
  unit: number
}

/** Draws a row of items that is centred on the canvas. Items of different kinds alternate. */
export function drawItemRow(painter: Painter, kinds: readonly CentreKind[], { y, unit }: Row): string {
  const pieces = kinds
    .flatMap((kind, k) =>
      Array.from({ length: kind.count }, (_, i) => ({ kind, i, at: (i + 0.5 + 0.01 * k) / kind.count })),
    )
    .toSorted((a, b) => a.at - b.at)
  const total = pieces.reduce((sum, { kind }) => sum + kind.item.width, 0)
  const available = WIDTH / unit
  const size = Math.min(SIZES.largest, Math.max(SIZES.smallest, (available * FILLED) / total))
  const gap = Math.max(-3, Math.min(26, (available * 0.97 - total * size) / pieces.length))
  let x = WIDTH / 2 - ((total * size + gap * pieces.length) * unit) / 2
  return repeat(pieces.length, (n) => {
    const { kind, i } = pieces[n] as (typeof pieces)[number]
    const step = (kind.item.width * size + gap) * unit
    x += step
    return painter.layer(`${kind.name}-${i}`, () =>
      drawItem(painter, kind, i, { x: x - step / 2, y: y + (n % 2) * unit * 1.6, scale: unit * size }),
    )
  })
}

/** Draws one item. The frame has the position of its base, and the number of pixels per centimetre. */
export function drawItem(
  painter: Painter,
  { name, item, detail }: Pick<CentreKind, 'name' | 'item' | 'detail'>,
  index: number,
  at: Frame,
): string {
  const { drawn, wrap } = painter.within(
    () => item.draw(new Brush(painter, detail, 0), index),
    () => at,
  )
  return painter.mark(`object:${name === 'flowers' ? 'centerpieces' : name}`, wrap(drawn))
}
