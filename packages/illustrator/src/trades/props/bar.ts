import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, TABLE_TOP } from '../../objects/brush.ts'
import { drawWheel } from '../../objects/vehicles/car.ts'

/** Draws a filled coupe. (x, y) is the centre of its foot. */
export function drawCoupe(brush: Brush, x: number, y: number, size: number, drink = '#f0c46a'): string {
  return (
    line(x, y, x, y - size * 0.9, brush.tone('#f3f6f6'), 1.2) +
    ellipse(x, y, size * 0.5, size * 0.12, brush.tone('#f3f6f6')) +
    path(
      d`M${x - size} ${y - size * 1.6}C${x - size * 0.9} ${y - size * 0.7} ${x + size * 0.9} ${y - size * 0.7} ${x + size} ${y - size * 1.6}Z`,
      brush.tone(drink),
      { opacity: 0.92 },
    ) +
    ellipse(x, y - size * 1.6, size, size * 0.2, brush.tone(drink, 0.1))
  )
}

/** A table with a large punch bowl, a ladle and cups. */
export function punchTable(brush: Brush): string {
  const y = TABLE_TOP
  return (
    brush.table(200, brush.painter.spec.linen) +
    brush.cylinder(0, y, 30, 10, '#c9a24f', 18) +
    path(
      d`M-50 ${y - 50}H50C48 ${y - 18} 26 ${y - 8} 0 ${y - 8}C-26 ${y - 8} -48 ${y - 18} -50 ${y - 50}Z`,
      brush.across('#d9d4cf', 0.14),
    ) +
    ellipse(0, y - 50, 50, 11, brush.tone(brush.paletteColour(0))) +
    repeat(
      5,
      (i) =>
        circle(-28 + i * 14, y - 51 + (i % 2) * 3, 5.4, brush.tone(i % 2 ? '#f3cb52' : '#f08a33')) +
        circle(-28 + i * 14, y - 51 + (i % 2) * 3, 3.4, brush.tone('#fdf0c0')),
    ) +
    line(34, y - 50, 66, y - 84, brush.tone('#c9a24f'), 3) +
    repeat(3, (i) => drawCoupe(brush, -84 + i * 14, y + 2 - (i % 2) * 4, 7, brush.paletteColour(0))) +
    repeat(3, (i) => drawCoupe(brush, 64 + i * 14, y + 2 - (i % 2) * 4, 7, brush.paletteColour(0)))
  )
}

/** An old car seen from the rear, with an open boot that serves as a bar. */
export function carBar(brush: Brush): string {
  const paint = brush.paletteColour(0)
  const fin = (side: number) =>
    path(
      d`M${side * 104} -92C${side * 116} -112 ${side * 126} -136 ${side * 134} -140C${side * 138} -120 ${side * 136} -60 ${side * 132} -40H${side * 96}Z`,
      brush.down(paint),
    ) +
    circle(side * 124, -104, 7, '#ff6a5a') +
    circle(side * 124, -86, 5, '#ffb45e')
  const taps = repeat(4, (i) => {
    const x = -48 + i * 32
    return (
      rect(x - 3, -116, 6, 24, brush.tone('#d9d4cf')) +
      line(x, -104, x + 8, -98, brush.tone('#d9d4cf'), 3) +
      circle(x, -121, 6, brush.tone(['#f3cb52', '#f4c6bb', '#d3808a', '#5a3a34'][i] as string))
    )
  })
  return (
    brush.shadow(150) +
    [-92, 92].map((x) => drawWheel(brush, x, 30)).join('') +
    path('M-104 -92C-100 -140 -72 -176 -40 -178H40C72 -176 100 -140 104 -92Z', brush.down(paint, 0.05)) +
    path(
      'M-84 -122C-78 -148 -60 -164 -38 -166H38C60 -164 78 -148 84 -122Z',
      brush.painter.gradient(brush.tone('#cfe3ea'), brush.tone('#8fa9b4')),
    ) +
    path('M-94 -214C-60 -226 60 -226 94 -214L88 -132H-88Z', brush.down(paint, 0.08)) +
    path('M-80 -206C-50 -214 50 -214 80 -206L76 -142H-76Z', brush.tone(paint, -0.1)) +
    polygon(
      [
        [-100, -92],
        [100, -92],
        [92, -128],
        [-92, -128],
      ],
      brush.tone('#b9b7b4'),
    ) +
    taps +
    path('M-132 -96H132C136 -72 134 -52 128 -36H-128C-134 -52 -136 -72 -132 -96Z', brush.down(paint)) +
    rect(-136, -44, 272, 15, brush.tone('#e8e6e2'), { rx: 7 }) +
    fin(-1) +
    fin(1) +
    rect(-32, -78, 64, 22, brush.tone('#fdf8ee'), { rx: 3 }) +
    repeat(4, (i) => drawCoupe(brush, -78 + i * 15, -96, 7))
  )
}

/** A horse trailer with a hatch, taps and a painted menu. */
export function trailerBar(brush: Brush): string {
  const paint = brush.paletteColour(2)
  const taps = repeat(
    6,
    (i) =>
      rect(-64 + i * 22, -152, 5, 22, brush.tone('#c9a24f')) +
      rect(-66 + i * 22, -164, 9, 15, brush.tone(i % 2 ? '#2b2530' : '#8a5a3c'), { rx: 3 }),
  )
  return (
    brush.shadow(160) +
    line(150, -42, 196, -34, brush.tone('#4a444c'), 6) +
    path('M-148 -40V-190C-148 -222 -120 -236 -80 -236H96C132 -236 148 -214 150 -180V-40Z', brush.down(paint)) +
    path('M-148 -96H150V-40H-148Z', brush.tone('#f6efe2')) +
    rect(-96, -204, 176, 90, brush.tone('#6b4a36')) +
    repeat(6, (i) => rect(-96 + i * 30, -204, 28, 90, brush.tone('#8a6242', i % 2 ? 0.02 : -0.03))) +
    taps +
    rect(-110, -118, 204, 11, brush.tone('#a8743f'), { rx: 2 }) +
    path('M-104 -208H88L104 -244H-120Z', brush.tone('#f6efe2')) +
    repeat(8, (i) => line(-112 + i * 28, -244, -98 + i * 26, -208, brush.tone(paint), 6)) +
    repeat(
      4,
      (i) =>
        path(d`M${-84 + i * 40} -136H${-66 + i * 40}L${-68 + i * 40} -118H${-82 + i * 40}Z`, brush.tone('#e0a040')) +
        rect(-85 + i * 40, -140, 20, 6, brush.tone('#fff7ea'), { rx: 3 }),
    ) +
    [-62, -14].map((x) => drawWheel(brush, x, 32)).join('') +
    repeat(9, (i) => brush.bulb(-120 + i * 30, -252 + Math.abs(i - 4) * -1, 4))
  )
}

/** A garden cart with fruit water in glass dispensers, under an awning. */
export function gardenCart(brush: Brush): string {
  const jar = (x: number, drink: string) =>
    rect(x - 20, -140, 40, 52, brush.tone('#eef4f4'), { rx: 7, opacity: 0.75 }) +
    rect(x - 18, -128, 36, 38, brush.tone(drink), { rx: 6, opacity: 0.85 }) +
    repeat(4, (i) => circle(x - 10 + (i % 2) * 18, -120 + i * 8, 5, brush.tone('#f6d873'), { opacity: 0.9 })) +
    rect(x - 22, -147, 44, 8, brush.tone('#c99a62'), { rx: 3 }) +
    circle(x, -90, 4, brush.tone('#c9a24f'))
  const stripes = repeat(9, (i) =>
    path(
      d`M${-96 + i * 21.4} -252H${-74.6 + i * 21.4}L${-84 + i * 24 - 4} -214A12 11 0 0 1 ${-108 + i * 24 - 4} -214Z`,
      brush.tone(i % 2 ? '#fdf8ee' : brush.paletteColour(0)),
    ),
  )
  return (
    brush.shadow(104) +
    [-92, 92].map((x) => rect(x - 3, -236, 6, 160, brush.tone('#a8743f'))).join('') +
    rect(-106, -88, 212, 52, brush.down('#f6efe2'), { rx: 4 }) +
    repeat(4, (i) => rect(-100 + i * 51, -80, 46, 36, brush.tone('#efe4d0'), { rx: 3 })) +
    rect(-114, -94, 228, 9, brush.tone('#a8743f'), { rx: 2 }) +
    [-62, 0, 62].map((x, i) => jar(x, brush.paletteColour(i))).join('') +
    drawWheel(brush, -58, 34, '#c99a62') +
    drawWheel(brush, 58, 34, '#c99a62') +
    stripes +
    brush.flowers(-100, -96, 22, { count: 8 }) +
    brush.flowers(102, -232, 24, { count: 8 })
  )
}

/** A parasol in a raised hand, with fringes. */
export const parasol =
  (colour: string) =>
  (brush: Brush, { x, y }: { x: number; y: number }) =>
    line(x, y + 4, x, y - 66, brush.tone('#6b4a35'), 2.4) +
    path(
      d`M${x - 48} ${y - 50}Q${x} ${y - 118} ${x + 48} ${y - 50}Q${x + 32} ${y - 58} ${x + 24} ${y - 50}Q${x + 12} ${y - 59} ${x} ${y - 50}Q${x - 12} ${y - 59} ${x - 24} ${y - 50}Q${x - 32} ${y - 58} ${x - 48} ${y - 50}Z`,
      brush.across(colour, 0.06),
    ) +
    stroke(
      d`M${x - 24} ${y - 50}Q${x - 14} ${y - 78} ${x} ${y - 84}Q${x + 14} ${y - 78} ${x + 24} ${y - 50}`,
      brush.tone(colour, -0.08),
      1.4,
    ) +
    repeat(9, (i) => line(x - 46 + i * 11.5, y - 50, x - 46 + i * 11.5, y - 42, brush.tone('#f3cb52'), 1.6))
