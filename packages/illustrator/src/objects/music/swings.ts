import { SIDES } from '../../base/geometry.ts'
import { d, ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'

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
