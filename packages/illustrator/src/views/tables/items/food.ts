import { d, ellipse, line, path, rect, repeat, stroke } from '../../../base/svg.ts'
import { itemShadow, type TableItem } from './item.ts'

/** A loaf of bread on a board, with slices in front of it. */
export const loaf: TableItem = {
  width: 32,
  usual: 2,
  draw: (brush) => {
    const crust = brush.ownColour('#b9803f')
    const cuts = repeat(3, (i) => stroke(d`M${-6 + i * 5} -10.2q2 1.4 1.6 4`, brush.tone('#f0d7a4'), 0.8))
    const slice = (x: number) =>
      path(d`M${x - 2.6} 0V-4.4Q${x - 3} -6.6 ${x} -6.6T${x + 2.6} -4.4V0Z`, brush.tone(crust, -0.04)) +
      path(d`M${x - 2} -0.5V-4.2Q${x - 2.2} -5.8 ${x} -5.8T${x + 2} -4.2V-0.5Z`, brush.tone('#f4e3bd'))
    return (
      itemShadow(brush, 16) +
      rect(-16, -1.6, 32, 2.2, brush.tone('#8a6238'), { rx: 1 }) +
      ellipse(0, -1.6, 15.6, 1.8, brush.tone('#a67a48')) +
      path('M-11 -2C-12.6 -8 -7 -11.4 0 -11.4S12.6 -8 11 -2Z', brush.down(crust, 0.08)) +
      cuts +
      slice(9) +
      slice(12.4)
    )
  },
}

const GLASS = ['#2f4a38', '#3c2a2c'] as const

/** A bottle with foil and a label: champagne or wine. */
export const bottle: TableItem = {
  width: 11,
  isTall: true,
  usual: 2,
  draw: (brush, index) => {
    const glass = brush.ownColour(GLASS[index % 2] as string)
    const body = 'M-4 0V-14C-4 -18 -1.4 -18.6 -1.4 -22V-29H1.4V-22C1.4 -18.6 4 -18 4 -14V0Q0 1.2 -4 0Z'
    return (
      itemShadow(brush, 4.6) +
      path(body, brush.across(glass, 0.08)) +
      path('M-1.6 -30.4H1.6V-23.4Q0 -22.6 -1.6 -23.4Z', brush.across('#d2a84f', 0.09)) +
      rect(-3.9, -12.4, 7.8, 7.6, brush.tone('#f6efdf')) +
      rect(-2.6, -10.8, 5.2, 0.8, brush.tone('#8a6a3a')) +
      rect(-2, -8.8, 4, 0.5, brush.tone('#a08a68')) +
      line(-2.8, -15, -2.8, -3, '#ffffff', 0.5, { opacity: 0.35 })
    )
  },
}

/** A pyramid of filled coupes. */
export const coupePyramid: TableItem = {
  width: 30,
  isTall: true,
  usual: 1,
  draw: (brush) => {
    const wine = brush.tone('#efcf7f')
    const coupe = (x: number, foot: number) =>
      ellipse(x, foot, 3, 0.8, '#ffffff', { opacity: 0.6 }) +
      line(x, foot, x, foot - 5, '#ffffff', 0.6, { opacity: 0.7 }) +
      path(d`M${x - 4.4} ${foot - 9}Q${x - 4} ${foot - 5} ${x} ${foot - 5}T${x + 4.4} ${foot - 9}Z`, wine, {
        opacity: 0.85,
      }) +
      ellipse(x, foot - 9, 4.4, 1.1, brush.tone('#f8e4a8'))
    return (
      itemShadow(brush, 14) +
      [3, 2, 1].map((count, row) => repeat(count, (i) => coupe((i - (count - 1) / 2) * 9, -row * 9))).join('')
    )
  },
}
