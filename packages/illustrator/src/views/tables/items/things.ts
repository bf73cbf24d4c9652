import { d, ellipse, line, path, polygon, rect, repeat } from '../../../base/svg.ts'
import { drawFlower } from '../../../flora/draw-flower.ts'
import { drawLeaf } from '../../../flora/draw-leaf.ts'
import type { Brush } from '../../../objects/brush.ts'
import { itemShadow, type TableItem } from './item.ts'

const STEMS = [
  [-12, 26],
  [4, 30],
  [16, 24],
] as const
const BINDINGS = ['#7a2f3a', '#2f4f4a', '#b58a44', '#3c4a6b', '#8a5a3f'] as const

/** A small glass vase with a few stems. */
export const vase: TableItem = {
  width: 13,
  isTall: true,
  usual: 5,
  draw: (brush, index) => {
    const glass = brush.tone(brush.ownColour('#dbe8e6'))
    const opacity = brush.detail.colour ? 0.85 : 0.6
    return (
      itemShadow(brush, 3.6) +
      drawStems(brush, index) +
      path('M-1.9 -11.6C-1.9 -8.6 -3.6 -8 -3.6 -4V-1Q-3.6 0.6 0 0.6T3.6 -1V-4C3.6 -8 1.9 -8.6 1.9 -11.6Z', glass, {
        opacity,
      }) +
      ellipse(0, -11.6, 1.9, 0.5, brush.tone('#ffffff'), { opacity: 0.7 }) +
      line(-2.3, -6, -2.3, -1.6, '#ffffff', 0.5, { opacity: 0.6 })
    )
  },
}

function drawStems(brush: Brush, index: number): string {
  const { focal, colors, greens, leaves } = brush.painter.spec.florals
  return STEMS.map(([lean, height], i) => {
    const x = Math.sin((lean / 180) * Math.PI) * height * 0.5
    const green = greens[i % Math.max(1, greens.length)] ?? '#7d9a80'
    return (
      line(0, -2, x, -height + 2, brush.tone('#7d9a5c'), 0.5) +
      drawLeaf(brush.painter, {
        kind: leaves[i % leaves.length] ?? 'olive',
        colour: green,
        x: x * 0.5,
        y: -height * 0.56,
        length: 8,
        turn: -90 + lean * 2.6,
      }) +
      drawFlower(brush.painter, {
        kind: focal[(index + i) % focal.length] ?? 'rose',
        colour: colors[(index + i) % colors.length] as string,
        x,
        y: -height,
        radius: i === 1 ? 4.4 : 3.2,
      })
    )
  }).join('')
}

/** A stack of old books. */
export const bookStack: TableItem = {
  width: 26,
  usual: 2,
  draw: (brush, index) =>
    itemShadow(brush, 12) +
    repeat(4, (i) => {
      const width = 24 - ((i * 5 + index * 3) % 7)
      const [left, top] = [-width / 2 + ((i * 3) % 4) - 1.5, -(i + 1) * 4]
      const binding = brush.ownColour(BINDINGS[(i + index) % BINDINGS.length] as string)
      return (
        rect(left + 1, top + 0.8, width - 1.4, 2.6, brush.tone('#f3ead6')) +
        rect(left, top, width, 1, brush.tone(binding, 0.05)) +
        rect(left, top + 3, width, 1, brush.tone(binding, -0.04)) +
        path(d`M${left} ${top}Q${left - 2} ${top + 2} ${left} ${top + 4}H${left + 3}V${top}Z`, brush.tone(binding)) +
        line(left + 4.6, top + 0.4, left + 4.6, top + 3.6, brush.tone('#d9b45a'), 0.5)
      )
    }),
}

export const pumpkin: TableItem = {
  width: 18,
  usual: 4,
  draw: (brush, index) => {
    const skin = brush.ownColour(index % 3 === 1 ? '#efe4cf' : '#d9803a')
    return (
      itemShadow(brush, 8) +
      [-4.6, 4.6, -2.2, 2.2, 0]
        .map((x, i) => ellipse(x, -5, 3.8, 5.2, brush.tone(skin, i % 2 ? -0.03 : 0.03)))
        .join('') +
      path('M-0.8 -9.6L-0.2 -12.6H1.4L0.9 -9.6Z', brush.tone('#6f7a45'))
    )
  },
}

/** A scallop shell. */
export const shell: TableItem = {
  width: 10,
  usual: 6,
  draw: (brush, index) => {
    const colour = brush.ownColour(index % 2 ? '#f3dcc8' : '#f7ece0')
    return (
      itemShadow(brush, 4) +
      path('M0 0C-2 -0.4 -5 -3 -4.6 -5.6C-3 -8.4 3 -8.4 4.6 -5.6C5 -3 2 -0.4 0 0Z', brush.down(colour, 0.07)) +
      repeat(5, (i) => line(0, -0.6, (i - 2) * 1.9, -6.4 + Math.abs(i - 2) * 0.5, brush.tone(colour, -0.12), 0.3))
    )
  },
}

/** A cluster of crystals. */
export const crystal: TableItem = {
  width: 12,
  usual: 3,
  draw: (brush) => {
    const colour = brush.ownColour('#b9a3d6')
    const point = (x: number, lean: number, height: number, shade: number) =>
      polygon(
        [
          [x - 1.6, 0],
          [x - 1.4 + lean, -height * 0.8],
          [x + lean, -height],
          [x + 1.5 + lean, -height * 0.78],
          [x + 1.6, 0],
        ],
        brush.tone(colour, shade),
      )
    return itemShadow(brush, 5) + point(-2.6, -2, 8, -0.03) + point(2.8, 2, 7, 0.03) + point(0, 0, 11, 0.07)
  },
}
