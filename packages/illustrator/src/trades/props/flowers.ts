import { onEllipse } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, ring, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import { drawLeaf } from '../../flora/draw-leaf.ts'
import type { Brush } from '../../objects/brush.ts'
import { drawBareTable } from './kitchen.ts'

/** A zinc bucket full of flowers. */
export function bucket(brush: Brush): string {
  return (
    brush.shadow(20) +
    brush.flowers(0, -52, 30, { count: 11, sprays: 10, density: 1.1 }) +
    brush.cylinder(0, 0, 26, 34, '#a9b0b4', 34) +
    brush.flowers(0, -44, 22, { count: 8, sprays: 3, spread: [200, 340], density: 1.1 })
  )
}

/** A stepladder. */
export function ladder(brush: Brush, height = 190): string {
  const rungs = repeat(6, (i) => {
    const share = (i + 0.7) / 6
    return line(-30 + share * 22, -height * share, 22 - share * 10, -height * share, brush.tone('#b98a5e'), 5)
  })
  return (
    brush.shadow(42) +
    line(52, 0, 12, -height, brush.tone('#8a6242'), 6) +
    line(-34, 0, -8, -height, brush.tone('#a8743f'), 7) +
    line(26, 0, 10, -height, brush.tone('#a8743f'), 7) +
    rungs
  )
}

/** A steel hoop on a foot. Flowers cover the lower left of the hoop, or all of it. */
export const hoop = (isFull: boolean) => (brush: Brush) => {
  const [y, radius] = [-122, 112]
  const spots = isFull ? 13 : 6
  const flowers = repeat(spots, (i) => {
    const angle = isFull ? (i / spots) * Math.PI * 2 : Math.PI * (0.62 + i * 0.11)
    const [fx, fy] = onEllipse(0, y, radius, radius, angle)
    return brush.flowers(fx, fy, isFull ? 26 : 34 - i * 2.4, { count: 9, sprays: 9 })
  })
  return (
    brush.shadow(70) +
    rect(-62, -8, 124, 9, brush.tone('#3a3438'), { rx: 3 }) +
    ring(0, y, radius, brush.tone('#3a3438'), 6) +
    ring(0, y, radius - 1.5, brush.tone('#6a646c'), 1.4) +
    flowers
  )
}

/** A wall of wreaths of dried flowers, of different sizes. */
export function wreaths(brush: Brush): string {
  const places = [
    [-150, -230, 40],
    [-52, -246, 30],
    [40, -222, 46],
    [146, -240, 34],
    [-108, -140, 27],
    [118, -150, 30],
  ] as const
  return places
    .map(
      ([x, y, radius], n) =>
        line(x, y - radius, x, y - radius - 18, brush.tone('#6b4a35'), 1.6) +
        ring(x, y, radius, brush.tone('#8a6a4c'), 4) +
        repeat(22, (i) => {
          const angle = (i / 22) * 360
          const [lx, ly] = onEllipse(x, y, radius, radius, (angle * Math.PI) / 180)
          return drawLeaf(brush.painter, {
            kind: i % 2 ? 'pampas' : 'olive',
            colour: ['#c9a878', '#a98a5c', '#b7a888', '#8f8a5c'][(i + n) % 4] as string,
            x: lx,
            y: ly,
            length: 24,
            turn: angle + 70 + (i % 3) * 22,
          })
        }) +
        brush.flowers(x - radius * 0.5, y + radius * 0.7, radius * 0.5, { count: 7, sprays: 7 }),
    )
    .join('')
}

/** A florist's bench with tied bundles, scissors and ribbon. */
export function floristBench(brush: Brush): string {
  return (
    drawBareTable(brush, 250, '#94704e', 84) +
    brush.flowers(-84, -98, 30, { squash: 0.7, count: 10 }) +
    brush.flowers(30, -100, 24, { squash: 0.7, count: 8 }) +
    brush.cylinder(92, -84, 22, 30, '#6f8a8a', 18) +
    brush.flowers(92, -124, 26, { count: 9 }) +
    brush.cylinder(-22, -84, 16, 7, brush.paletteColour(0)) +
    brush.cylinder(-6, -84, 14, 9, brush.paletteColour(1))
  )
}

/** A tall stand with an overflowing arrangement. */
export const urn = (height: number) => (brush: Brush) =>
  brush.shadow(30) +
  brush.cylinder(0, 0, 44, 8, '#d9c7a4') +
  brush.cylinder(0, -6, 13, height - 34, '#d9c7a4', 9) +
  brush.cylinder(0, -height + 30, 20, 32, '#e6d8ba', 46) +
  brush.flowers(0, -height - 26, 62, { count: 22, sprays: 16, density: 1.3 }) +
  brush.flowers(-34, -height + 14, 30, { count: 9, sprays: 8 }) +
  brush.flowers(36, -height + 20, 32, { count: 9, sprays: 8 })

/** A wooden trough with flowers that grow in it. */
export function trough(brush: Brush): string {
  const stems = repeat(16, (i) => {
    const x = -66 + i * 8.8
    const height = 34 + ((i * 37) % 46)
    return drawLeaf(brush.painter, {
      kind: i % 3 === 0 ? 'lavender' : 'fern',
      colour: i % 2 ? '#7d9a5c' : '#8fa86a',
      x,
      y: -28,
      length: height + 22,
      turn: -90 + ((i * 29) % 30) - 15,
    })
  })
  return (
    brush.shadow(78) +
    stems +
    brush.flowers(-44, -70, 24, { count: 7, sprays: 4, spread: [200, 340] }) +
    brush.flowers(4, -84, 27, { count: 8, sprays: 4, spread: [200, 340] }) +
    brush.flowers(46, -66, 24, { count: 7, sprays: 4, spread: [200, 340] }) +
    rect(-76, -34, 152, 34, brush.down('#8a6242')) +
    repeat(2, (i) => line(-76, -23 + i * 11, 76, -23 + i * 11, brush.tone('#6d4c34'), 1.6))
  )
}

/** A watering can in the hands of a person in side view. */
export const wateringCan = (brush: Brush, { y }: Body): string =>
  path(d`M34 ${y.waist}L64 ${y.waist}L61 ${y.waist + 28}H37Z`, brush.across('#8fa3a0')) +
  line(62, y.waist + 22, 92, y.waist - 2, brush.tone('#8fa3a0'), 5) +
  ellipse(94, y.waist - 4, 4, 8, brush.tone('#b9c6c2')) +
  stroke(d`M36 ${y.waist + 2}Q44 ${y.waist - 22} 62 ${y.waist}`, brush.tone('#6f8480'), 4) +
  repeat(5, (i) =>
    line(98 + i * 3, y.waist + 2 + i * 4, 104 + i * 5, y.waist + 20 + i * 9, '#e6f2f4', 1.4, { opacity: 0.8 }),
  )

/** A market stall with a striped awning and shelves of flowers. */
export function stall(brush: Brush): string {
  const stripes = repeat(13, (i) => {
    const colour = i % 2 ? '#fdf6ea' : brush.paletteColour(0)
    const [top, foot] = [-118 + i * 18.2, -138 + i * 21.3]
    return (
      path(d`M${top} -262H${top + 18.2}L${foot + 21.3} -212H${foot}Z`, brush.tone(colour)) +
      path(d`M${foot} -212H${foot + 21.3}A10.6 13 0 0 1 ${foot} -212Z`, brush.tone(colour, -0.05))
    )
  })
  const shelf = (y: number, half: number) =>
    polygon(
      [
        [-half, y],
        [half, y],
        [half + 10, y + 16],
        [-half - 10, y + 16],
      ],
      brush.tone('#8a6242'),
    ) + rect(-half - 10, y + 16, 2 * half + 20, 9, brush.tone('#6d4c34'))
  const pots = (y: number, count: number, gap: number) =>
    repeat(count, (i) => {
      const x = (i - (count - 1) / 2) * gap
      return (
        brush.flowers(x, y - 34, 25, { count: 9, sprays: 8, density: 1.2 }) +
        brush.cylinder(x, y + 8, 22, 22, i % 2 ? '#b9663f' : '#a9b0b4', 28)
      )
    })
  return (
    brush.shadow(140) +
    [-128, 128].map((x) => rect(x - 4, -222, 8, 222, brush.tone('#7d5638'))).join('') +
    circle(0, -190, 4, '#fff0c4') +
    shelf(-104, 112) +
    pots(-104, 5, 46) +
    shelf(-40, 122) +
    pots(-40, 5, 50) +
    stripes
  )
}
