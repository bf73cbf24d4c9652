import { circle, d, ellipse, line, path, rect, repeat } from '../../base/svg.ts'
import type { Brush } from '../../objects/brush.ts'
import { drawWheel } from '../../objects/vehicles/car.ts'

/** An open hay wagon in profile. */
export function hayWagon(brush: Brush): string {
  const bales = repeat(5, (i) => {
    const x = -150 + i * 62
    return (
      rect(x - 30, -108, 60, 34, brush.down(i % 2 ? '#d9b968' : '#e3c77c'), { rx: 4 }) +
      repeat(6, (j) =>
        line(x - 24 + j * 9, -102 + (j % 3) * 8, x - 16 + j * 9, -104 + (j % 3) * 8, brush.tone('#b8934a'), 1.4),
      ) +
      line(x - 12, -108, x - 12, -74, brush.tone('#8c6a3a'), 1.6) +
      line(x + 12, -108, x + 12, -74, brush.tone('#8c6a3a'), 1.6)
    )
  })
  return (
    brush.shadow(214) +
    line(-190, -50, -250, -44, brush.tone('#5d3f2b'), 6) +
    bales +
    rect(-190, -76, 344, 22, brush.down('#8a5f3c')) +
    repeat(6, (i) => rect(-186 + i * 58, -74, 4, 18, brush.tone('#6d4c34'))) +
    [-186, 150].map((x) => rect(x - 4, -136, 9, 64, brush.tone('#7a5236'))).join('') +
    [-124, 92].map((x) => drawWheel(brush, x, 40, '#a8743f')).join('') +
    brush.flowers(150, -136, 22, { count: 8 }) +
    brush.flowers(-186, -136, 22, { count: 8 })
  )
}

/** A wooden launch in profile, with a cabin, a canopy and pennants. */
export function launch(brush: Brush): string {
  const flags = repeat(11, (i) => {
    const x = -196 + i * 38
    const y = -176 - Math.sin((i / 10) * Math.PI) * 30
    return path(d`M${x} ${y}H${x + 16}L${x + 8} ${y + 18}Z`, brush.tone(brush.paletteColour(i)))
  })
  return (
    ellipse(0, 4, 290, 14, '#ffffff', { opacity: 0.35 }) +
    line(0, -100, 0, -214, brush.tone('#8a5f3c'), 5) +
    flags +
    rect(-70, -142, 190, 62, brush.down('#f6efe2'), { rx: 6 }) +
    repeat(4, (i) =>
      rect(-56 + i * 44, -130, 30, 30, brush.painter.gradient(brush.tone('#cfe3ea'), brush.tone('#8fa9b4')), { rx: 4 }),
    ) +
    rect(-84, -152, 218, 12, brush.tone('#a8743f'), { rx: 5 }) +
    path(
      'M-272 -96C-252 -38 -212 -4 -180 0H200C234 0 250 -40 256 -82C120 -70 -120 -70 -272 -96Z',
      brush.down('#fdf8ee', 0.06),
    ) +
    path(
      'M-262 -68C-244 -32 -210 -4 -180 0H200C226 0 240 -22 248 -52C120 -44 -120 -42 -262 -68Z',
      brush.tone('#7a3a34'),
    ) +
    path('M-276 -100C-120 -76 120 -76 260 -86L258 -76C120 -66 -120 -66 -272 -88Z', brush.tone('#a8743f')) +
    repeat(9, (i) => line(-230 + i * 20, -96 + i * 1.4, -230 + i * 20, -122 + i * 1.4, brush.tone('#d9c7ae'), 2.4)) +
    line(-236, -122, -62, -112, brush.tone('#d9c7ae'), 3) +
    circle(196, -104, 15, 'none', { stroke: brush.tone('#e2483c'), 'stroke-width': 7 }) +
    brush.flowers(-250, -104, 30, { count: 10 })
  )
}

/** Rows of ripples in front of a boat. */
export function ripples(): string {
  return repeat(26, (i) => {
    const x = -330 + ((i * 97) % 660)
    const y = 4 + ((i * 53) % 60)
    return line(x, y, x + 40 + ((i * 13) % 40), y, '#ffffff', 2.4, { opacity: 0.35 })
  })
}
