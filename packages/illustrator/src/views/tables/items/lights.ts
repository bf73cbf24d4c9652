import { ellipse, line, path } from '../../../base/svg.ts'
import type { Brush } from '../../../objects/brush.ts'
import { drawCandle, drawVotive, holderOf, waxOf } from '../../../props/candle.ts'
import { drawLantern } from '../../../props/lantern.ts'
import { itemShadow, type TableItem } from './item.ts'

const HEIGHTS = [24, 20, 27]

/** A taper candle in a candlestick. The candlestick has the metal that the description names. */
export const taper: TableItem = {
  width: 9,
  isTall: true,
  usual: 5,
  draw: (brush, index) => {
    const metal = holderOf(brush.painter)
    const height = HEIGHTS[index % HEIGHTS.length] as number
    return (
      itemShadow(brush, 4.6) +
      ellipse(0, -0.5, 4.4, 1.5, brush.tone(metal, -0.06)) +
      ellipse(0, -1, 4, 1.2, brush.tone(metal, 0.04)) +
      line(0, -1, 0, -7, brush.tone(metal), 1.3) +
      ellipse(0, -4, 1.3, 0.9, brush.tone(metal, 0.05)) +
      path('M-2.1 -8.4H2.1L1.5 -6H-1.5Z', brush.tone(metal, 0.02)) +
      drawCandle(brush.painter, 0, -8, 0.29, waxOf(brush.painter), height / 0.29)
    )
  },
}

export const teaLight: TableItem = {
  width: 8,
  usual: 7,
  draw: (brush) => itemShadow(brush, 3.4) + drawVotive(brush.painter, 0, 0.4, 0.31),
}

export const lantern: TableItem = {
  width: 15,
  isTall: true,
  usual: 3,
  draw: (brush) => itemShadow(brush, 7) + drawLantern(brush.painter, 0, 0, 0.36),
}

/** A glass bowl of water with a floating candle. */
export const floatingCandle: TableItem = {
  width: 18,
  usual: 3,
  draw: (brush) => {
    const wax = brush.tone(waxOf(brush.painter))
    return (
      itemShadow(brush, 8) +
      path('M-8.5 -9C-9.5 -3 -6 0 0 0S9.5 -3 8.5 -9Z', brush.tone('#cfe4ea'), { opacity: 0.55 }) +
      ellipse(0, -7, 8.2, 2, brush.tone('#8fbccb'), { opacity: 0.6 }) +
      ellipse(0, -7, 3.4, 1.1, wax) +
      flameOn(brush) +
      ellipse(0, -9, 8.5, 2.1, 'none', { stroke: brush.tone('#ffffff'), 'stroke-width': 0.5, opacity: 0.8 })
    )
  },
}

function flameOn(brush: Brush): string {
  return brush.flame(0, -7.4, 4)
}
