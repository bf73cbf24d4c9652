import { ellipse, line, rect, repeat } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawGrapes } from './tables.ts'

/** A wooden crate full of lemons, with leaves. */
export const citrus = createCrate(['#f6d64a', '#f8e071', '#f2c53d'], leafOn)
export const oranges = createCrate(['#f2a52e', '#ee8a2c'], leafOn)
export const figs = createCrate(['#5b3152', '#6b2f4a', '#7d3f57'])
export const pomegranates = createCrate(['#b8303a', '#a3283a', '#c9584a'])
export const pears = createCrate(['#c9c45a', '#b9bd58', '#d6cf74'])
export const berries = createCrate(['#b8303a', '#5a2f52', '#c8405a', '#3c4a6b'])

/** A crate of grapes. */
export const grapes = createObject(
  'group',
  [0.8, 0.75],
  (brush) =>
    drawCrate(brush, () => '') +
    repeat(5, (i) =>
      drawGrapes(brush, (i - 2) * 16, -38 - (i % 2) * 8, brush.ownColour(i % 2 ? '#5a2f52' : '#8f9e4f')),
    ),
  6,
)

/** A crate of apples, pears, figs and grapes. */
export const fruit = createObject(
  'group',
  [0.8, 0.75],
  (brush) => {
    const fruits = ['#b8303a', '#c9c45a', '#6b2f4a', '#d9783a', '#e0a0a0']
    return drawCrate(brush, (x, y, r, i) => ball(brush, x, y, r, fruits, i)) + drawGrapes(brush, 32, -34, '#5a2f52')
  },
  6,
)

type DrawLeaf = (brush: Brush, x: number, y: number, index: number) => string

function createCrate(skins: readonly string[], leaf: DrawLeaf = () => '') {
  return createObject(
    'group',
    [0.8, 0.75],
    (brush) => drawCrate(brush, (x, y, r, i) => ball(brush, x, y, r, skins, i) + leaf(brush, x, y, i)),
    6,
  )
}

function ball(brush: Brush, x: number, y: number, r: number, skins: readonly string[], index: number): string {
  return (
    brush.ball(x, y, r, brush.ownColour(skins[index % skins.length] as string)) +
    line(x, y - r * 0.8, x + 2, y - r * 1.2, brush.tone('#5a3d2b'), 1.4)
  )
}

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
