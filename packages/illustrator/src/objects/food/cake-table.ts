import { circle, d, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'
import type { SceneObject } from '../object.ts'

const MOST_TIERS = 7

/** A tiered cake on a round table. The count is the number of tiers. */
export const cakeTable: SceneObject = {
  ...createObject('beside', [1.5, 2], (brush) => {
    const tiers = Math.min(MOST_TIERS, Math.max(1, brush.detail.count ?? 3))
    return (
      brush.table(118, brush.painter.spec.linen) +
      brush.cylinder(0, TABLE_TOP + 2, 74, 7, '#d9c7a4') +
      drawTiers(brush, tiers)
    )
  }),
  countsParts: true,
}

function drawTiers(brush: Brush, tiers: number): string {
  const icing = brush.ownColour('#fdf7ee')
  const height = tiers > 4 ? 20 : 25
  const widest = 40 + tiers * 7
  const layers = repeat(tiers, (i) => {
    const width = widest * (1 - (i / tiers) * 0.72)
    const foot = TABLE_TOP - 5 - i * height
    const beads = repeat(Math.round(width / 5), (j) => {
      const t = ((j + 0.5) / Math.round(width / 5)) * 2 - 1
      return circle(
        (t * width) / 2,
        foot + Math.sqrt(1 - t * t) * width * 0.1 - 1,
        1.8,
        brush.tone(icing, 0.03 - t * 0.04),
      )
    })
    return brush.cylinder(0, foot, width, height, icing) + beads + drawSwags(brush, width, foot - height, height, i)
  })
  const top = TABLE_TOP - 5 - tiers * height
  return (
    layers +
    brush.flowers(-widest * 0.36, TABLE_TOP - 10, 15, { count: 6, sprays: 5 }) +
    (tiers > 1 ? brush.flowers(widest * 0.25, TABLE_TOP - 5 - height, 13, { count: 6, sprays: 5 }) : '') +
    (tiers > 3 ? brush.flowers(-widest * 0.14, TABLE_TOP - 5 - height * 2.6, 10, { count: 5, sprays: 4 }) : '') +
    brush.flowers(0, top - 4, 13, { count: 7, sprays: 6, spread: [180, 360] })
  )
}

function drawSwags(brush: Brush, width: number, top: number, height: number, tier: number): string {
  if (tier % 2 === 0) return ''
  return stroke(
    d`M${-width / 2} ${top + height * 0.3}Q${-width / 4} ${top + height * 0.95} 0 ${top + height * 0.5}Q${width / 4} ${top + height * 0.95} ${width / 2} ${top + height * 0.3}`,
    brush.tone(brush.paletteColour(0)),
    1.6,
  )
}
