import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import type { Body } from '../../figures/body.ts'
import type { Brush } from '../../objects/brush.ts'
import { drawWheel } from '../../objects/vehicles/car.ts'

/** A double bass in front of a person who holds it. */
export const doubleBass = (brush: Brush): string =>
  line(0, -26, 0, 0, brush.tone('#8d8883'), 3) +
  path(
    'M-6 -108C-26 -106 -30 -88 -21 -76C-30 -66 -40 -48 -32 -30C-24 -18 24 -18 32 -30C40 -48 30 -66 21 -76C30 -88 26 -106 6 -108Z',
    brush.across('#9a5a2c', 0.1),
  ) +
  stroke('M-13 -62Q-8 -52 -14 -42M13 -62Q8 -52 14 -42', brush.tone('#3a2018'), 2.4) +
  rect(-3.4, -184, 6.8, 122, brush.tone('#2b1d18'), { rx: 2 }) +
  rect(-5, -196, 10, 16, brush.tone('#6b3c20'), { rx: 3 }) +
  repeat(3, (i) => line(-2 + i * 2, -184, -2 + i * 2, -40, brush.tone('#e6dcc8'), 0.7)) +
  rect(-10, -46, 20, 4, brush.tone('#e6c48a'))

/** A trumpet at the mouth of a person in front view. */
export const trumpet = (brush: Brush, { head, y }: Body): string =>
  line(0, head.y + 6, 30, y.shoulder + 6, brush.tone('#e0b855'), 4) +
  path(d`M26 ${y.shoulder - 2}L48 ${y.shoulder + 2}L42 ${y.shoulder + 22}Z`, brush.across('#e0b855', 0.1)) +
  rect(8, head.y + 12, 13, 10, brush.tone('#c99a3c'), { rx: 3 })

/** A saxophone on a strap. */
export const saxophone = (brush: Brush, { y, head }: Body): string =>
  stroke(
    d`M2 ${head.y + 8}L12 ${y.shoulder}L16 ${y.hip - 6}Q20 ${y.hip + 14} 32 ${y.hip}L36 ${y.waist + 4}`,
    brush.tone('#d9a83c'),
    6.4,
  ) +
  path(d`M28 ${y.waist + 8}L44 ${y.waist - 4}L46 ${y.waist + 10}L34 ${y.waist + 18}Z`, brush.tone('#e6bd5c')) +
  repeat(5, (i) => circle(14 + i * 0.7, y.shoulder + 12 + i * 9, 2, brush.tone('#fbe9b4')))

/** A violin and bow, for a person who reads. */
export const fiddle = (brush: Brush, { y, head }: Body): string =>
  path(
    d`M8 ${y.shoulder - 2}C16 ${y.shoulder - 12} 26 ${y.shoulder - 8} 27 ${y.shoulder}C32 ${y.shoulder + 1} 38 ${y.shoulder + 8} 32 ${y.shoulder + 14}C24 ${y.shoulder + 18} 18 ${y.shoulder + 12} 17 ${y.shoulder + 7}C10 ${y.shoulder + 8} 6 ${y.shoulder + 4} 8 ${y.shoulder - 2}Z`,
    brush.across('#a8602c'),
  ) +
  line(28, y.shoulder + 8, 50, y.bust + 6, brush.tone('#3a2018'), 3.4) +
  line(-18, y.bust - 4, 38, head.y + 12, brush.tone('#5a3824'), 1.8)

/** A microphone on a stand. */
export const microphone = (brush: Brush): string =>
  brush.shadow(14) +
  ellipse(0, -2, 15, 4, brush.tone('#3a3236')) +
  line(0, -2, 0, -140, brush.tone('#c9c5bf'), 2.6) +
  rect(-5, -156, 10, 17, brush.tone('#d9d4cf'), { rx: 4 }) +
  repeat(3, (i) => line(-5, -152 + i * 4, 5, -152 + i * 4, brush.tone('#6f6a70'), 1))

/** A bus in profile with lit windows. `people` shows the silhouettes of passengers. */
export const bus = (paint: string, people: boolean) => (brush: Brush) => {
  const glass = people
    ? brush.painter.gradient('#ffe3a0', '#f0a4c0')
    : brush.painter.gradient(brush.tone('#cfe3ea'), brush.tone('#8fa9b4'))
  if (people) brush.painter.glow(0, -150, 240, '#ffb0d0', 0.3)
  const panes = repeat(7, (i) => {
    const x = -236 + i * 62
    const dancer = people
      ? circle(x + 27 + (i % 2) * 4, -156, 9, '#3a1d3c') +
        path(d`M${x + 14} -122C${x + 14} -150 ${x + 42} -150 ${x + 42} -122Z`, '#3a1d3c') +
        line(x + 18, -140, x + 8 + (i % 3) * 4, -166, '#3a1d3c', 5)
      : ''
    return rect(x, -178, 54, 56, glass, { rx: 5 }) + dancer
  })
  return (
    brush.shadow(270) +
    rect(-268, -214, 536, 178, brush.down(paint, 0.07), { rx: 20 }) +
    rect(-268, -106, 536, 16, brush.tone('#fdf8ee')) +
    panes +
    rect(200, -182, 54, 142, glass, { rx: 6 }) +
    line(227, -182, 227, -40, brush.tone(paint, -0.14), 4) +
    rect(-150, -238, 260, 26, brush.tone('#fdf8ee'), { rx: 8 }) +
    [-168, 128].map((x) => circle(x, -38, 46, brush.tone(paint, -0.2)) + drawWheel(brush, x, 38)).join('') +
    brush.bulb(-262, -70, 9, '#fff3cf') +
    rect(-278, -48, 556, 12, brush.tone('#e6e2dc'), { rx: 5 }) +
    (people ? repeat(15, (i) => brush.bulb(-256 + i * 36.6, -220, 4)) : '')
  )
}

/** A mirrored ball on a cord that hangs into the picture. */
export const mirrorBall = (brush: Brush): string => {
  for (const [x, y] of [
    [-130, 60],
    [140, 40],
    [-60, 160],
    [90, 150],
  ] as const)
    brush.painter.glow(x, y, 60, '#ffe3f0', 0.4)
  return (
    line(0, -400, 0, -60, brush.tone('#4a444c'), 3) +
    brush.ball(0, 0, 58, '#b9b4c4') +
    repeat(9, (row) => {
      const y = -52 + row * 13
      const half = Math.sqrt(Math.max(0, 58 * 58 - y * y))
      return repeat(9, (i) => {
        const x = Math.sin(((i - 4) / 4.6) * 1.5) * half
        return rect(
          x - 4,
          y - 4,
          8,
          9,
          brush.tone(['#ffffff', '#d9cfe6', '#8f86a4', '#f6d0e0'][(row * 3 + i * 7) % 4] as string),
          { opacity: 0.75 },
        )
      })
    })
  )
}
