import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
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

/** A camera on a tripod before a curtain of sequins. */
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

/** A wooden swing with flowers on its ropes, in a frame. */
export const swing = createObject('beside', [2.3, 2.7], (brush) => {
  const wood = brush.ownColour('#8a6242')
  const legs = SIDES.map((side) =>
    stroke(d`M${side * 112} 0L${side * 88} -256M${side * 84} 0L${side * 88} -256`, brush.tone(wood, side * -0.03), 7),
  ).join('')
  const ropes = SIDES.map((side) => line(side * 42, -252, side * 40, -56, brush.tone('#d9c49a'), 3)).join('')
  const vines = SIDES.map((side) =>
    repeat(15, (i) => brush.foliage(side * 42 + (i % 3) * 4 - 4, -244 + i * 12.4, 10)),
  ).join('')
  const blooms = SIDES.map((side) =>
    repeat(3, (i) => brush.flowers(side * 42, -222 + i * 60, 12, { count: 4, sprays: 4 })),
  ).join('')
  return (
    brush.shadow(100) +
    legs +
    line(-98, -256, 98, -256, brush.tone(wood, 0.03), 10) +
    ropes +
    vines +
    blooms +
    brush.shadow(44) +
    path('M-54 -58L-46 -66H46L54 -58V-50H-54Z', brush.down(wood, 0.08)) +
    brush.flowers(0, -258, 30, { count: 9, sprays: 11, squash: 0.6 })
  )
})

/** A striped hammock between two posts. */
export const hammock = createObject('beside', [3.2, 1.7], (brush) => {
  const cloth = brush.ownColour(brush.paletteColour(0))
  const bands = repeat(9, (i) => {
    const [a, b] = [i / 9, (i + 1) / 9]
    const x = (t: number) => -96 + t * 192
    const upper = (t: number) => -96 + 4 * t * (1 - t) * 42
    const lower = (t: number) => -92 + 4 * t * (1 - t) * 66
    return path(
      d`M${x(a)} ${upper(a)}L${x(b)} ${upper(b)}L${x(b)} ${lower(b)}L${x(a)} ${lower(a)}Z`,
      brush.tone(i % 2 ? '#fbf3e4' : cloth, -0.02),
    )
  })
  const cords = SIDES.map((side) =>
    repeat(5, (i) => line(side * 138, -122, side * 94, -97 + i * 2, brush.tone('#e6d6b8'), 1.3)),
  ).join('')
  const fringe = repeat(30, (i) => {
    const t = (i + 0.5) / 30
    return line(
      -96 + t * 192,
      -92 + 4 * t * (1 - t) * 66,
      -96 + t * 192,
      -80 + 4 * t * (1 - t) * 66,
      brush.tone('#fbf3e4', -0.04),
      1.6,
    )
  })
  return (
    brush.shadow(110) +
    SIDES.map((side) => line(side * 144, 0, side * 138, -166, brush.tone('#7a5a42'), 9)).join('') +
    cords +
    bands +
    fringe +
    ellipse(-52, -82, 26, 9, brush.tone('#fdf8ee'), { transform: 'rotate(18 -52 -82)' })
  )
})

/** A round trampoline. */
export const trampoline = createObject('beside', [3, 0.9], (brush) => {
  const legs = [-128, -60, 60, 128]
    .map((x) =>
      stroke(
        d`M${x - 8} ${-4 + Math.abs(x) * -0.06}V-66M${x + 8} ${-4 + Math.abs(x) * -0.06}V-66`,
        brush.tone('#8d8883'),
        4,
      ),
    )
    .join('')
  return (
    brush.shadow(144) +
    legs +
    ellipse(0, -68, 148, 30, brush.down(brush.ownColour('#3f7fa8'))) +
    ellipse(0, -70, 120, 23, brush.tone('#2b282c')) +
    ellipse(-24, -74, 70, 10, brush.tone('#3f3b40'), { opacity: 0.7 })
  )
})
