import { circle, d, ellipse, group, line, path, place, rect, repeat, stroke } from '../../base/svg.ts'
import type { Brush } from '../brush.ts'

const BRASS = '#dfae48'
const EBONY = '#2b1d18'
const STEEL = '#8d8883'

/**
 * Draws a violin, viola, cello or double bass. The centre of its body is at (x, y) and the neck points up. `size` is the
 * length of the body, in centimetres.
 */
export function drawFiddle(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  degrees: number,
  wood = '#a45a2a',
): string {
  const s = size
  const body = d`M0 ${-s / 2}C${s * 0.26} ${-s * 0.5} ${s * 0.28} ${-s * 0.2} ${s * 0.17} ${-s * 0.05}C${s * 0.3} ${s * 0.1} ${s * 0.36} ${s * 0.5} 0 ${s / 2}C${-s * 0.36} ${s * 0.5} ${-s * 0.3} ${s * 0.1} ${-s * 0.17} ${-s * 0.05}C${-s * 0.28} ${-s * 0.2} ${-s * 0.26} ${-s * 0.5} 0 ${-s / 2}Z`
  const holes = [-1, 1].map((side) =>
    stroke(
      d`M${side * s * 0.12} ${-s * 0.02}Q${side * s * 0.06} ${s * 0.08} ${side * s * 0.13} ${s * 0.18}`,
      brush.tone('#2a1712'),
      s * 0.02,
    ),
  )
  return group(
    { transform: place(x, y, degrees) },
    rect(-s * 0.035, -s * 1.12, s * 0.07, s * 0.9, brush.tone('#3a2420')) +
      path(body, brush.across(wood, 0.1)) +
      holes.join('') +
      rect(-s * 0.06, s * 0.1, s * 0.12, s * 0.02, brush.tone('#2a1712')) +
      line(0, -s * 1.1, 0, s * 0.3, brush.tone('#f0e4cf'), s * 0.012) +
      circle(0, -s * 1.14, s * 0.06, brush.tone('#3a2420')),
  )
}

/** Draws the bow of a string instrument between two points. */
export function drawBow(brush: Brush, x1: number, y1: number, x2: number, y2: number): string {
  return line(x1, y1 + 1.6, x2, y2 + 0.8, brush.tone('#f6ecd8'), 0.9) + line(x1, y1, x2, y2, brush.tone('#5a3824'), 1.7)
}

/** Draws a guitar. The centre of its body is at (x, y) and the neck points up. */
export function drawGuitar(brush: Brush, x: number, y: number, size: number, degrees: number): string {
  const s = size
  const body = d`M0 ${-s * 0.46}C${s * 0.34} ${-s * 0.5} ${s * 0.34} ${-s * 0.16} ${s * 0.22} ${-s * 0.04}C${s * 0.48} ${s * 0.1} ${s * 0.42} ${s * 0.52} 0 ${s * 0.5}C${-s * 0.42} ${s * 0.52} ${-s * 0.48} ${s * 0.1} ${-s * 0.22} ${-s * 0.04}C${-s * 0.34} ${-s * 0.16} ${-s * 0.34} ${-s * 0.5} 0 ${-s * 0.46}Z`
  return group(
    { transform: place(x, y, degrees) },
    rect(-s * 0.05, -s * 1.32, s * 0.1, s * 1.1, brush.tone('#4a2f22')) +
      path(body, brush.across(brush.ownColour('#c8893f'), 0.09)) +
      circle(0, -s * 0.06, s * 0.13, brush.tone('#2a1712')) +
      rect(-s * 0.14, s * 0.24, s * 0.28, s * 0.05, brush.tone('#4a2f22')) +
      repeat(4, (i) =>
        line((i - 1.5) * s * 0.022, -s * 1.4, (i - 1.5) * s * 0.022, s * 0.26, brush.tone('#f4e8d2'), s * 0.009),
      ) +
      rect(-s * 0.075, -s * 1.5, s * 0.15, s * 0.2, brush.tone('#3a2420'), { rx: 2 }),
  )
}

/** Draws a double bass with its spike on the floor. */
export function drawDoubleBass(brush: Brush, x: number, floor: number): string {
  return group(
    { transform: place(x, floor) },
    line(0, -26, 0, 0, brush.tone(STEEL), 3) +
      path(
        'M-6 -108C-26 -106 -30 -88 -21 -76C-30 -66 -40 -48 -32 -30C-24 -18 24 -18 32 -30C40 -48 30 -66 21 -76C30 -88 26 -106 6 -108Z',
        brush.across('#9a5a2c', 0.1),
      ) +
      stroke('M-13 -62Q-8 -52 -14 -42M13 -62Q8 -52 14 -42', brush.tone('#3a2018'), 2.4) +
      rect(-3.4, -184, 6.8, 122, brush.tone(EBONY), { rx: 2 }) +
      rect(-5, -196, 10, 16, brush.tone('#6b3c20'), { rx: 3 }) +
      repeat(3, (i) => line(-2 + i * 2, -184, -2 + i * 2, -40, brush.tone('#e6dcc8'), 0.7)) +
      rect(-10, -46, 20, 4, brush.tone('#e6c48a')),
  )
}

/** Draws a trumpet that points to the right. Its mouthpiece is at (x, y). */
export function drawTrumpet(brush: Brush, x: number, y: number): string {
  const brass = brush.tone(BRASS)
  return group(
    { transform: place(x, y, -4) },
    line(0, 0, 46, 0, brass, 3) +
      path('M42 -1.5C52 -2 56 -6 62 -11V11C56 6 52 2 42 1.5Z', brush.down(BRASS, 0.1)) +
      stroke('M12 0V8Q12 11 16 11H34Q38 11 38 7V0', brass, 2.4) +
      repeat(3, (i) => rect(18 + i * 6, -8, 4.2, 18, brush.tone('#c8963a'), { rx: 1.6 })) +
      repeat(3, (i) => circle(20.1 + i * 6, -9, 1.7, brush.tone('#f6e2a8'))),
  )
}

/** Draws a trombone that points to the right. Its mouthpiece is at (x, y). */
export function drawTrombone(brush: Brush, x: number, y: number): string {
  const brass = brush.tone(BRASS)
  return group(
    { transform: place(x, y, 6) },
    stroke('M0 0H74Q82 0 82 7Q82 13 74 13H8', brass, 2.6) +
      stroke('M-4 -7H48', brass, 3.2) +
      path('M40 -8.6C54 -9 58 -14 66 -20V6C58 0 54 -5 40 -5.4Z', brush.down(BRASS, 0.1)),
  )
}

/** Draws a saxophone. Its mouthpiece is at (x, y), and its bell is to the right. */
export function drawSaxophone(brush: Brush, x: number, y: number): string {
  return group(
    { transform: place(x, y) },
    stroke('M0 0L7 -3Q12 -4 13 4', brush.tone(BRASS), 2.6) +
      path(
        'M11 2L15 2L21 52Q23 66 32 63Q38 60 37 48L34 32L48 26Q47 36 46 46Q45 76 29 77Q14 77 12 56Z',
        brush.across(BRASS, 0.1),
      ) +
      ellipse(41, 29, 8.5, 4, brush.tone('#a87a2c'), { transform: 'rotate(-24 41 29)' }) +
      repeat(6, (i) => circle(15.4 + i * 1, 14 + i * 7.5, 2.1, brush.tone('#fbe9b4'))),
  )
}

/** Draws an accordion with its bellows between two hands. */
export function drawAccordion(brush: Brush, y: number, half: number): string {
  const colour = brush.ownColour('#a3263a')
  const folds = repeat(9, (i) => {
    const x = -half * 0.66 + (i * half * 1.32) / 8
    return line(x, y - 17 + Math.abs(i - 4) * 0.4, x, y + 17, brush.tone(i % 2 ? '#2b2226' : '#e9dccb'), half * 0.13)
  })
  return (
    rect(-half, y - 20, half * 0.42, 40, brush.across(colour), { rx: 3 }) +
    folds +
    rect(half * 0.58, y - 20, half * 0.42, 40, brush.across(colour), { rx: 3 }) +
    repeat(6, (i) => rect(-half * 0.98, y - 17 + i * 6, half * 0.2, 4.4, brush.tone(i % 3 === 1 ? EBONY : '#fbf6ec'))) +
    repeat(8, (i) => circle(half * (i % 2 ? 0.72 : 0.86), y - 14 + Math.floor(i / 2) * 9, 1.6, brush.tone('#fbf6ec')))
  )
}

/** Draws a dhol, which hangs in front of the body at the height y. */
export function drawDhol(brush: Brush, y: number): string {
  return group(
    { transform: place(0, y) },
    path('M-36 -20C-20 -30 20 -30 36 -20V20C20 30 -20 30 -36 20Z', brush.down('#a8552b')) +
      repeat(7, (i) => line(-34 + i * 11.4, -20, -28 + i * 9.4, 22, brush.tone('#f3e2bd'), 1.3)) +
      ellipse(-37, 0, 8, 20, brush.tone('#f6ead2')) +
      ellipse(37, 0, 8, 20, brush.tone('#e6d4b4')),
  )
}

/** Draws a microphone on a stand. `top` is the y position of the microphone. */
export function drawMicrophone(brush: Brush, x: number, floor: number, top: number): string {
  return (
    ellipse(x, floor - 1, 14, 3.6, brush.tone('#3a3236')) +
    line(x, floor - 2, x, top + 4, brush.tone('#c9c5bf'), 2.2) +
    rect(x - 3.4, top - 8, 6.8, 13, brush.tone('#3a3438'), { rx: 3.2 }) +
    repeat(2, (i) => line(x - 3, top - 5 + i * 3, x + 3, top - 5 + i * 3, brush.tone('#8d8790'), 0.8))
  )
}
