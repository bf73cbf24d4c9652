import { listOf, onEllipse } from '../../base/geometry.ts'
import { line } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import type { Painter } from '../../painter/painter.ts'
import { type CentreKind, centreOf, drawItem } from './centre-rows.ts'
import { greeneryOf } from './table-wishes.ts'

/** The size of items on a table that is seen from some metres, relative to their true size. */
const ENLARGED = 1.35
const MOST_A_KIND = 6
const USUAL_A_KIND = 3

export interface Centre {
  x: number
  top: number
  rx: number
  ry: number
  /** Canvas pixels per metre. */
  unit: number
  /** The size of the flowers relative to those of a dining table. Default: 1. */
  flowers?: number
}

/** Draws flowers in the middle of a small table, and around them the items that the description names. */
export function drawRoundCentre(painter: Painter, centre: Centre): string {
  const { hasFlowers } = greeneryOf(painter.spec)
  const kinds = centreOf(painter).filter(({ name }) => name !== 'flowers' && name !== 'lanterns')
  const reach = hasFlowers ? 0.5 : 0.3
  const counts = kinds.map(countOf)
  const total = counts.reduce((sum, count) => sum + count, 0)
  let placed = 0
  const items = kinds.flatMap((kind, k) =>
    listOf(counts[k] ?? 0, (i) => {
      const angle = ((placed++ + 0.25) / total) * 2 * Math.PI
      const alone = total === 1 && !hasFlowers
      const [x, y] = onEllipse(
        centre.x,
        centre.top,
        alone ? 0 : centre.rx * reach,
        alone ? 0 : centre.ry * reach,
        angle,
      )
      return { y, draw: () => drawItem(painter, kind, i, { x, y, scale: (centre.unit / 100) * ENLARGED }) }
    }),
  )
  const flowers = hasFlowers
    ? [{ y: centre.top, draw: () => painter.mark('object:centerpieces', drawFlowers(painter, centre)) }]
    : []
  return [...items, ...flowers]
    .toSorted((a, b) => a.y - b.y)
    .map(({ draw }) => draw())
    .join('')
}

/** Returns the number of items of a kind on each table. A small number in the description refers to each table. */
function countOf({ isCounted, count, item }: CentreKind): number {
  return Math.min(MOST_A_KIND, isCounted ? count : Math.min(USUAL_A_KIND, item.usual))
}

function drawFlowers(painter: Painter, { x, top, unit, flowers = 1 }: Centre): string {
  const scale = (unit / 135) * flowers
  if (!painter.spec.decor.tall) return drawCluster(painter, x, top - 30 * scale, 52 * scale, { count: 17, sprays: 10 })
  const stand = line(x, top, x, top - 120 * scale, painter.tone(painter.spec.metal), 5 * scale)
  return stand + drawCluster(painter, x, top - 148 * scale, 76 * scale, { count: 22, sprays: 12 })
}
