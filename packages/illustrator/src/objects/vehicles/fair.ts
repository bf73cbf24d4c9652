import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TILT } from '../brush.ts'

/** A ferris wheel with coloured cabins and bulbs. */
export const ferrisWheel = createObject('behind', [15, 17], (brush) => {
  const [hub, radius] = [-890, 740]
  const steel = brush.tone('#f3ece2')
  const at = (turn: number, r: number) => [Math.cos(turn) * r, hub + Math.sin(turn) * r] as const
  const spokes = repeat(16, (i) => {
    const [x, y] = at((i / 16) * 2 * Math.PI, radius)
    return line(0, hub, x, y, steel, 7)
  })
  const bulbs = repeat(32, (i) => {
    const [x, y] = at((i / 32) * 2 * Math.PI, radius - 22)
    return brush.bulb(x, y, 12)
  })
  const cabins = repeat(16, (i) => {
    const [x, y] = at((i / 16) * 2 * Math.PI, radius)
    return drawCabin(
      brush,
      x,
      y,
      brush.detail.colour ?? (['#d9503f', '#f2b544', '#3f8fb8', '#fff1dc'][i % 4] as string),
    )
  })
  const rim = (r: number) => circle(0, hub, r, 'none', { stroke: steel, 'stroke-width': 13 })
  return (
    brush.shadow(420) +
    stroke(d`M-300 0L0 ${hub}L300 0`, brush.tone('#c9bfb2'), 36) +
    spokes +
    rim(radius) +
    rim(radius - 70) +
    bulbs +
    stroke(d`M-340 0L0 ${hub}L340 0M-170 -440H170`, brush.tone('#e6ddd0'), 22) +
    brush.ball(0, hub, 56, '#d9503f') +
    cabins +
    brush.box(0, 0, 560, 70, '#b8a48e', 120)
  )
})

function drawCabin(brush: Brush, x: number, y: number, colour: string): string {
  return (
    line(x, y, x, y + 30, brush.tone('#8d8883'), 8) +
    path(
      d`M${x - 52} ${y + 56}C${x - 46} ${y + 18} ${x + 46} ${y + 18} ${x + 52} ${y + 56}Z`,
      brush.tone(colour, 0.03),
    ) +
    rect(x - 44, y + 56, 88, 34, brush.tone('#fff3d2')) +
    path(
      d`M${x - 54} ${y + 88}H${x + 54}C${x + 52} ${y + 136} ${x + 34} ${y + 144} ${x} ${y + 144}C${x - 34} ${y + 144} ${x - 52} ${y + 136} ${x - 54} ${y + 88}Z`,
      brush.down(colour),
    )
  )
}

/** A merry-go-round with painted horses. */
export const carousel = createObject('behind', [7, 5.6], (brush) => {
  const colour = brush.ownColour('#c8474a')
  const roof = repeat(12, (i) => {
    const [a, b] = [-Math.cos((i / 12) * Math.PI) * 340, -Math.cos(((i + 1) / 12) * Math.PI) * 340]
    return path(
      d`M0 -540L${a} -400Q${(a + b) / 2} -372 ${b} -400Z`,
      brush.tone(i % 2 ? '#fff4e0' : colour, 0.05 - i * 0.012),
    )
  })
  const valance = repeat(16, (i) => {
    const [a, b] = [-340 + i * 42.5, -297.5 + i * 42.5]
    return path(d`M${a} -400Q${(a + b) / 2} -340 ${b} -400Z`, brush.tone(i % 2 ? '#e8c66a' : '#fff4e0'))
  })
  const horses = [-240, -120, 0, 120, 240].map((x, i) => drawCarouselHorse(brush, x, -120 - (i % 2) * 44))
  return (
    brush.shadow(340) +
    ellipse(0, -400, 340, 30, brush.tone('#6b3a34')) +
    rect(-90, -400, 180, 350, brush.across('#e9d3ae')) +
    repeat(3, (i) => ellipse(-50 + i * 50, -230, 18, 70, brush.tone('#cfe0e4'))) +
    horses.join('') +
    roof +
    valance +
    repeat(17, (i) => brush.bulb(-340 + i * 42.5, -402, 7)) +
    brush.ball(0, -548, 16, '#e8c66a') +
    path('M0 -600L48 -586L0 -570Z', brush.tone(colour)) +
    line(0, -600, 0, -556, brush.tone('#c9a24f'), 5) +
    path(
      d`M-340 -46A340 ${340 * TILT * 0.5} 0 0 0 340 -46V-8A340 ${340 * TILT * 0.5} 0 0 1 -340 -8Z`,
      brush.across(colour),
    ) +
    repeat(13, (i) => brush.bulb(-312 + i * 52, -8 - Math.abs(i - 6) * 1.5, 5))
  )
})

function drawCarouselHorse(brush: Brush, x: number, y: number): string {
  const coat = brush.tone('#fbf4e8')
  const shape = d`M${x - 40} ${y}C${x - 30} ${y - 24} ${x + 8} ${y - 14} ${x + 24} ${y - 24}C${x + 30} ${y - 50} ${x + 44} ${y - 66} ${x + 56} ${y - 70}L${x + 60} ${y - 78}L${x + 66} ${y - 68}L${x + 82} ${y - 48}L${x + 74} ${y - 40}L${x + 56} ${y - 44}C${x + 52} ${y - 20} ${x + 46} ${y} ${x + 34} ${y + 10}L${x + 66} ${y + 22}L${x + 58} ${y + 40}L${x + 48} ${y + 38}L${x + 52} ${y + 30}L${x + 14} ${y + 18}H${x - 20}L${x - 44} ${y + 44}L${x - 58} ${y + 36}L${x - 40} ${y + 22}Z`
  return (
    line(x, -400, x, -40, brush.tone('#d9b45a'), 7) +
    path(shape, coat) +
    path(
      d`M${x - 42} ${y - 2}C${x - 66} ${y + 2} ${x - 62} ${y + 30} ${x - 70} ${y + 38}C${x - 78} ${y + 10} ${x - 66} ${y - 16} ${x - 40} ${y - 8}Z`,
      brush.tone('#c99a5a'),
    ) +
    stroke(
      d`M${x + 26} ${y - 26}C${x + 32} ${y - 48} ${x + 42} ${y - 62} ${x + 54} ${y - 68}`,
      brush.tone('#c99a5a'),
      9,
    ) +
    path(
      d`M${x - 16} ${y - 22}H${x + 16}L${x + 10} ${y + 6}H${x - 12}Z`,
      brush.tone(brush.paletteColour(Math.abs(Math.round(x / 60)))),
    )
  )
}

/** A helicopter on the ground. */
export const helicopter = createObject('behind', [9, 3.2], (brush) => {
  const paint = brush.ownColour('#f3eee6')
  return (
    brush.shadow(300, -60) +
    stroke('M-210 -4H60M-230 -14Q-222 -4 -210 -4M-160 -6L-140 -60M20 -6L0 -60', brush.tone('#55504e'), 9) +
    path('M60 -210L420 -226V-204L80 -140Z', brush.down(paint)) +
    path('M396 -222L446 -290H462L440 -200Z', brush.tone(paint, -0.05)) +
    circle(438, -226, 30, 'none', { stroke: brush.tone('#55504e'), 'stroke-width': 5 }) +
    path(
      'M-260 -110C-262 -180 -190 -236 -80 -240C20 -242 96 -220 110 -176C112 -120 60 -62 -60 -58C-180 -56 -250 -66 -260 -110Z',
      brush.down(paint, 0.09),
    ) +
    path(
      'M-252 -126C-246 -176 -190 -220 -116 -226V-120C-160 -110 -220 -112 -252 -126Z',
      brush.painter.gradient(brush.tone('#b9d8e4'), brush.tone('#6f8f9e')),
    ) +
    polygon(
      [
        [-98, -226],
        [-20, -226],
        [-20, -124],
        [-98, -120],
      ],
      brush.tone('#a9c6d2'),
    ) +
    path('M-258 -102C-150 -84 40 -86 106 -150L104 -130C40 -70 -160 -70 -252 -88Z', brush.tone('#8a2f3c')) +
    rect(-70, -262, 80, 26, brush.tone(paint, -0.1), { rx: 8 }) +
    line(-30, -262, -30, -300, brush.tone('#55504e'), 10) +
    ellipse(-30, -302, 430, 9, brush.tone('#55504e'), { opacity: 0.32 }) +
    path('M-430 -304L-30 -308L370 -302V-298L-30 -298Z', brush.tone('#3f3a3c'))
  )
})
