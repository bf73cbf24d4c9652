import { d, ellipse, line, path, rect, repeat } from '../../base/svg.ts'
import type { Brush } from '../../objects/brush.ts'
import { drawBareTable } from './kitchen.ts'

/** Shelves with folded linen. */
export function linenShelves(brush: Brush): string {
  const colours = ['#f3e6d6', '#c98a8a', '#8f9f86', '#b9a0c0', '#d9b27c', '#7f93a8', '#a8604a', '#e9d3cc']
  const stacks = repeat(
    3,
    (row) =>
      repeat(4, (column) => {
        const [x, foot] = [-156 + column * 104, -162 + row * 66]
        return repeat(4, (i) =>
          rect(
            x - 38,
            foot - 11 - i * 11,
            76,
            10,
            brush.across(
              i === 1 ? brush.paletteColour(row + column) : (colours[(row * 3 + column * 2 + i) % 8] as string),
              0.05,
            ),
            { rx: 4 },
          ),
        )
      }) + rect(-214, -162 + row * 66, 428, 8, brush.tone('#a8743f')),
  )
  return (
    rect(-216, -226, 432, 226, brush.tone('#efe4d6')) +
    stacks +
    [-218, 210].map((x) => rect(x, -230, 9, 230, brush.tone('#a8743f'))).join('') +
    rect(-222, -236, 444, 10, brush.tone('#b9854e'))
  )
}

/** A table with a cloth that hangs over its front, and an iron on it. */
export function ironingTable(brush: Brush): string {
  const cloth = brush.paletteColour(0)
  return (
    drawBareTable(brush, 240, '#a97c52', 84) +
    path('M-104 -92H104L110 -84V-32Q90 -22 72 -32T36 -30T0 -32T-36 -30T-72 -32T-110 -32V-84Z', brush.down(cloth)) +
    repeat(6, (i) => line(-90 + i * 36, -82, -92 + i * 36, -36, brush.tone(cloth, -0.06), 1.6)) +
    path('M20 -92L26 -108H62Q74 -106 76 -92Z', brush.across('#b9b3ae')) +
    path('M34 -108Q34 -124 50 -122H62', 'none', { stroke: brush.tone('#2b2730'), 'stroke-width': 5 }) +
    repeat(3, (i) =>
      path(d`M${30 + i * 16} -128Q${22 + i * 16} -142 ${32 + i * 16} -156`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 4,
        opacity: 0.4,
      }),
    )
  )
}

/** Shelves with plates, bowls and glasses of stoneware. */
export function potterShelves(brush: Brush): string {
  const glaze = ['#4a4a50', '#efe6d6', '#a9bfa8']
  const rows = repeat(3, (row) => {
    const foot = -170 + row * 66
    return (
      repeat(5, (i) => {
        const x = -160 + i * 80
        const colour = glaze[(i + row) % 3] as string
        if ((i + row) % 3 === 0)
          return repeat(7, (j) => ellipse(x, foot - 3 - j * 5, 28, 5, brush.tone(colour, j % 2 ? 0.03 : -0.03)))
        if ((i + row) % 3 === 1)
          return (
            ellipse(x, foot - 27, 26, 26, brush.tone(colour, -0.04)) +
            ellipse(x, foot - 27, 17, 17, brush.tone(colour, 0.04))
          )
        return repeat(3, (j) =>
          path(
            d`M${x - 24 + j * 1.5} ${foot - 20 - j * 8}H${x + 24 - j * 1.5}Q${x + 18} ${foot - j * 8} ${x} ${foot - j * 8}Q${x - 18} ${foot - j * 8} ${x - 24 + j * 1.5} ${foot - 20 - j * 8}Z`,
            brush.across(colour),
          ),
        )
      }) + rect(-212, foot, 424, 8, brush.tone('#8a6242'))
    )
  })
  return rows + [-206, 198].map((x) => rect(x, -236, 8, 236, brush.tone('#7a5236'))).join('')
}

/** A potter's wheel with a plate on it. */
export function pottersWheel(brush: Brush): string {
  return (
    brush.shadow(54) +
    brush.cylinder(0, 0, 84, 40, '#6a6468', 70) +
    rect(-7, -64, 14, 28, brush.tone('#8d8790')) +
    ellipse(0, -66, 42, 10, brush.tone('#a9a2a8')) +
    ellipse(0, -73, 30, 8, brush.tone('#b98a6a')) +
    ellipse(0, -75, 21, 5, brush.tone('#a87656'))
  )
}
