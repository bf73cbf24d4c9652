import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, TABLE_TOP } from '../../objects/brush.ts'

/** A long grill over open fire, with meat on its grate. */
export function fireGrill(brush: Brush): string {
  const joints = repeat(5, (i) => {
    const x = -84 + i * 42
    return (
      path(
        d`M${x - 17} -92C${x - 18} -108 ${x + 12} -110 ${x + 18} -96C${x + 20} -88 ${x - 14} -84 ${x - 17} -92Z`,
        brush.down('#9a4f2c'),
      ) +
      line(x + 16, -95, x + 25, -101, brush.tone('#f3e6d0'), 4) +
      line(x - 9, -99, x - 4, -90, brush.tone('#5a2c1c'), 1.6) +
      line(x, -101, x + 5, -90, brush.tone('#5a2c1c'), 1.6)
    )
  })
  const smoke = repeat(4, (i) =>
    stroke(d`M${-70 + i * 48} -116C${-90 + i * 48} -150 ${-44 + i * 48} -170 ${-66 + i * 48} -214`, '#ffffff', 11, {
      opacity: 0.13,
    }),
  )
  brush.painter.glow(0, -70, 190, '#ff9a4a', 0.5)
  return (
    brush.shadow(124) +
    [-104, 104].map((x) => rect(x - 5, -74, 10, 74, brush.tone('#4a4448'))).join('') +
    path('M-122 -86H122L108 -46H-108Z', brush.down('#6f6a70')) +
    repeat(9, (i) => brush.flame(-92 + i * 23, -80, 26 + ((i * 7) % 14))) +
    line(-124, -87, 124, -87, brush.tone('#2f2a2e'), 4) +
    joints +
    smoke
  )
}

/** A round clay griddle with tortillas, on a tiled counter. */
export function tacoStand(brush: Brush): string {
  const tiles = repeat(14, (i) => {
    const x = -126 + i * 18
    return (
      rect(x, -74, 18, 36, brush.tone(i % 2 ? '#fdf3e0' : brush.paletteColour(0)), {
        stroke: '#ffffff',
        'stroke-width': 1,
      }) +
      rect(x, -38, 18, 38, brush.tone(i % 2 ? brush.paletteColour(1) : '#fdf3e0'), {
        stroke: '#ffffff',
        'stroke-width': 1,
      }) +
      circle(x + 9, -56, 4, brush.tone(i % 2 ? brush.paletteColour(1) : '#fdf3e0'))
    )
  })
  const bowls = [-104, -74, 92, 116].map(
    (x, i) =>
      path(d`M${x - 13} -100H${x + 13}Q${x + 10} -84 ${x} -84Q${x - 10} -84 ${x - 13} -100Z`, brush.tone('#b9663f')) +
      ellipse(x, -100, 13, 3.4, brush.tone(['#b5392f', '#7fa34a', '#f3cb52', '#6b2f2a'][i] as string)),
  )
  const tortilla = (x: number, y: number) =>
    ellipse(x, y, 14, 4, brush.tone('#f3dca6')) + ellipse(x + 2, y, 5, 1.4, brush.tone('#c99a55'))
  return (
    brush.shadow(134) +
    tiles +
    rect(-132, -84, 264, 11, brush.tone('#8a5a3c'), { rx: 2 }) +
    ellipse(8, -88, 56, 12, brush.tone('#3a3236')) +
    ellipse(8, -91, 50, 10, brush.tone('#55494a')) +
    tortilla(-14, -92) +
    tortilla(20, -95) +
    tortilla(26, -88) +
    bowls.join('')
  )
}

/** A long table of vegetables, bread and bowls. */
export function grazingTable(brush: Brush): string {
  const y = TABLE_TOP
  const heads = repeat(9, (i) => {
    const x = -118 + i * 30
    return i % 3 === 0
      ? brush.foliage(x, y - 14, 17, '#7fa34a')
      : i % 3 === 1
        ? repeat(4, (j) =>
            brush.ball(
              x - 8 + j * 6,
              y - 6 - (j % 2) * 6,
              6,
              ['#d9432f', '#f2a33c', '#f3cb52', '#6b2f4a'][j] as string,
            ),
          )
        : brush.ball(x, y - 10, 13, '#e8a24a', 0.8) + line(x, y - 20, x + 3, y - 26, brush.tone('#6f8a4a'), 3)
  })
  return (
    brush.table(290, brush.painter.spec.linen) +
    heads +
    brush.cylinder(-62, y - 4, 50, 4, '#8a5f3c') +
    ellipse(-62, y - 16, 20, 11, brush.tone('#c98d4f')) +
    brush.cylinder(44, y, 38, 26, '#f0ebe2') +
    brush.foliage(44, y - 38, 22, '#8fb05c') +
    brush.flowers(108, y - 30, 24, { count: 8 }) +
    brush.cylinder(108, y, 15, 18, '#8fa9a0')
  )
}

/** A church pew with pies and small flags. */
export function pewOfPies(brush: Brush): string {
  const pies = (y: number, count: number, gap: number) =>
    repeat(count, (i) => {
      const x = (i - (count - 1) / 2) * gap
      const filling = ['#7a2f4a', '#c2502f', '#d9962f', '#5a3a5c'][i % 4] as string
      return (
        path(d`M${x - 23} ${y - 9}H${x + 23}L${x + 18} ${y}H${x - 18}Z`, brush.tone('#c9cdd0')) +
        ellipse(x, y - 10, 24, 7, brush.tone('#d9a05a')) +
        ellipse(x, y - 11, 19, 5, brush.tone(filling)) +
        repeat(4, (j) => line(x - 15 + j * 8, y - 14.6, x - 9 + j * 8, y - 7.4, brush.tone('#e6b874'), 2.6)) +
        repeat(4, (j) => line(x - 9 + j * 8, y - 14.6, x - 15 + j * 8, y - 7.4, brush.tone('#e6b874'), 2.6)) +
        (i % 2
          ? ''
          : line(x, y - 12, x, y - 40, brush.tone('#8a6a4c'), 1.6) +
            polygon(
              [
                [x, y - 40],
                [x + 19, y - 35],
                [x, y - 29],
              ],
              brush.tone(brush.paletteColour(i)),
            ))
      )
    })
  return (
    brush.shadow(150) +
    rect(-142, -150, 284, 104, brush.down('#9fb0b4')) +
    repeat(5, (i) => rect(-132 + i * 54, -140, 46, 62, brush.tone('#8a9ca0'), { rx: 3 })) +
    rect(-148, -158, 296, 13, brush.tone('#b4c3c6'), { rx: 4 }) +
    pies(-148, 5, 54) +
    polygon(
      [
        [-146, -62],
        [146, -62],
        [156, -46],
        [-156, -46],
      ],
      brush.tone('#a57b52'),
    ) +
    rect(-156, -46, 312, 9, brush.tone('#7a5236')) +
    pies(-49, 5, 56) +
    [-148, 148]
      .map((x) => path(d`M${x - 9} -120Q${x} -130 ${x + 9} -120V0H${x - 9}Z`, brush.across('#8a5f3c')))
      .join('')
  )
}
