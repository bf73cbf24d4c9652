import { ellipse, line, rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawGrapes } from './tables.ts'

/** A wooden crate full of lemons and oranges, with leaves. */
export const citrus = createObject(
  'group',
  [0.8, 0.75],
  (brush) => {
    const fruits = brush.detail.colour ? [brush.detail.colour] : ['#f2a52e', '#f6d64a', '#ee8a2c', '#f8e071']
    return drawCrate(
      brush,
      (x, y, r, i) =>
        brush.ball(x, y, r, fruits[i % fruits.length] as string, i % 2 ? 0.86 : 1) + leafOn(brush, x, y, i),
    )
  },
  6,
)

/** A crate of apples, pears, figs and grapes. */
export const fruit = createObject(
  'group',
  [0.8, 0.75],
  (brush) => {
    const fruits = ['#b8303a', '#c9c45a', '#6b2f4a', '#d9783a', '#e0a0a0']
    return (
      drawCrate(
        brush,
        (x, y, r, i) =>
          brush.ball(x, y, r, brush.detail.colour ?? (fruits[i % fruits.length] as string)) +
          line(x, y - r * 0.8, x + 2, y - r * 1.2, brush.tone('#5a3d2b'), 1.4),
      ) + drawGrapes(brush, 32, -34, '#5a2f52')
    )
  },
  6,
)

function leafOn(brush: Brush, x: number, y: number, index: number): string {
  if (index % 3 !== 0) return ''
  return ellipse(x + 7, y - 9, 9, 3.6, brush.tone('#55763f', index % 2 ? 0.05 : 0), {
    transform: `rotate(${-30 + index * 8} ${Math.round(x + 7)} ${Math.round(y - 9)})`,
  })
}

function drawCrate(brush: Brush, drawFruit: (x: number, y: number, radius: number, index: number) => string): string {
  const rows = [5, 4, 3] as const
  const heap = rows
    .map((count, row) => repeat(count, (i) => drawFruit((i - (count - 1) / 2) * 14.6, -36 - row * 11, 9, row * 3 + i)))
    .join('')
  const slats = repeat(3, (i) => rect(-40, -34 + i * 12, 80, 9, brush.tone('#b98f5e', 0.03 - i * 0.03), { rx: 1 }))
  return (
    brush.shadow(44) +
    rect(-38, -34, 76, 34, brush.tone('#6d4c33')) +
    heap +
    slats +
    [-40, 34].map((x) => rect(x, -36, 6, 36, brush.tone('#a07848'))).join('') +
    drawFruit(48, -8, 9, 3) +
    drawFruit(-50, -7, 8, 1)
  )
}
