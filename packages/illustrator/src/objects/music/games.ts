import { SIDES } from '../../base/geometry.ts'
import { circle, d, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

/** A chequered floor of dance tiles with lit edges. */
export const danceFloor = createObject('ground', [5, 0.9], (brush) => {
  const [near, far, front, back] = [290, 196, 36, -44]
  const rowY = (t: number) => back + (front - back) * t ** 1.35
  const half = (y: number) => far + ((near - far) * (y - back)) / (front - back)
  const tiles = repeat(6, (row) =>
    repeat(10, (column) => {
      const [y1, y2] = [rowY(row / 6), rowY((row + 1) / 6)]
      const x = (y: number, c: number) => (c / 5 - 1) * half(y)
      const colour = (row + column) % 2 ? '#f8f3ea' : brush.ownColour('#2f2a30')
      return path(
        d`M${x(y1, column)} ${y1}H${x(y1, column + 1)}L${x(y2, column + 1)} ${y2}H${x(y2, column)}Z`,
        brush.tone(colour, brush.random.range(-0.02, 0.03)),
      )
    }),
  )
  const lights = repeat(13, (i) => brush.bulb(-290 + (i * 580) / 12, front + 3, 3))
  return (
    path(
      d`M${-near - 8} ${front + 7}L${-far - 6} ${back - 4}H${far + 6}L${near + 8} ${front + 7}Z`,
      brush.tone('#8a6a4c'),
    ) +
    tiles +
    path(d`M-110 ${front}L-50 ${back}H40L-20 ${front}Z`, '#ffffff', { opacity: 0.1 }) +
    lights
  )
})

/** Croquet hoops, ring toss and giant blocks. */
export const lawnGames = createObject('front', [2, 1.1], (brush) => {
  const blocks = repeat(9, (row) =>
    row % 2 === 0
      ? repeat(3, (i) =>
          rect(-88 + i * 15, -10 - row * 9, 14.4, 8.4, brush.tone('#d9b27c', brush.random.range(-0.05, 0.05))),
        )
      : rect(-89, -10 - row * 9, 46, 8.4, brush.tone('#c99a62', brush.random.range(-0.04, 0.04))),
  )
  const hoop = (x: number, y: number) =>
    stroke(d`M${x - 11} ${y}V${y - 22}Q${x} ${y - 34} ${x + 11} ${y - 22}V${y}`, brush.tone('#fbf6ec'), 2.6)
  const stripes = ['#c8474a', '#3f8fb8', '#f2b544'] as const
  return (
    brush.shadow(28, -66) +
    blocks +
    hoop(10, -6) +
    hoop(66, 2) +
    brush.shadow(8, 36) +
    brush.ball(36, -4, 7, '#c8474a') +
    brush.ball(-14, 4, 7, '#3f8fb8') +
    line(98, 4, 84, -84, brush.tone('#b98f5e'), 3) +
    rect(84, -6, 26, 12, brush.down('#a8743f'), { rx: 3 }) +
    line(46, 8, 46, -52, brush.tone('#fbf6ec'), 4) +
    stripes.map((colour, i) => rect(44, -50 + i * 9, 4, 6, brush.tone(colour))).join('')
  )
})

/** A camera on a tripod in front of a curtain of sequins. */
export const photoBooth = createObject('beside', [2.2, 2.4], (brush) => {
  const colour = brush.ownColour(brush.paletteColour(0))
  const strands = repeat(25, (i) => rect(-96 + i * 7.8, -218, 7, 204, brush.tone(colour, ((i * 7) % 5) * 0.03 - 0.06)))
  const sequins = repeat(70, () =>
    circle(brush.random.range(-92, 94), brush.random.range(-212, -20), brush.random.range(0.8, 1.7), '#fff8e6', {
      opacity: brush.random.range(0.35, 0.9),
    }),
  )
  return (
    brush.shadow(104) +
    rect(-98, -220, 196, 208, brush.tone(colour, -0.05)) +
    strands +
    sequins +
    SIDES.map((side) => line(side * 100, 0, side * 100, -226, brush.tone('#c9a24f'), 5)).join('') +
    line(-102, -226, 102, -226, brush.tone('#c9a24f'), 6) +
    drawWords(brush.painter, brush.detail.text ?? 'Photos', {
      x: 0,
      y: -176,
      width: 110,
      height: 40,
      colour: '#fffaf0',
      glow: '#e2627a',
      slant: 0.2,
      weight: 0.09,
    }) +
    stroke('M60 -84L38 6M60 -84L62 8M60 -84L86 4', brush.tone('#2f2a2e'), 3.4) +
    rect(42, -112, 38, 27, brush.down('#3a3438'), { rx: 3 }) +
    rect(52, -118, 14, 8, brush.tone('#3a3438')) +
    circle(61, -98, 10, brush.tone('#171418')) +
    circle(61, -98, 6, brush.tone('#5a7a8c')) +
    circle(58, -101, 2, '#ffffff')
  )
})
