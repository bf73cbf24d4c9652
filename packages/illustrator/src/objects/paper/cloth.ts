import { circle, d, group, line, path, place, repeat, stroke } from '../../base/svg.ts'
import { createObject } from '../brush.ts'

/** A flag on a pole. */
export const flags = createObject(
  'aisle',
  [0.55, 2],
  (brush) => {
    const colour = brush.ownColour(brush.random.pick(brush.painter.spec.palette))
    const cloth =
      'M1 -196C14 -202 24 -190 37 -194C44 -197 50 -196 53 -193L50 -154C40 -158 31 -153 21 -151C13 -150 7 -155 1 -154Z'
    // The pole and the cloth together are centred.
    const flag =
      line(0, 0, 0, -200, brush.tone('#b08a5a'), 3) +
      path(cloth, brush.across(colour, 0.1)) +
      path('M14 -199C24 -192 24 -190 37 -194L36 -154C29 -151 24 -152 17 -150Z', brush.tone(colour, -0.07), {
        opacity: 0.5,
      }) +
      brush.ball(0, -203, 3.4, '#d6b056')
    return group({ transform: place(-26, 0) }, brush.shadow(12) + flag)
  },
  8,
)

/** A doorway of long ribbons. */
export const ribbons = createObject('overhead', [10, 2], (brush) => {
  return repeat(64, (i) => {
    const x = (i / 63 - 0.5) * 1060 + brush.random.range(-6, 6)
    const length = brush.random.range(70, 170) + Math.abs(x) * 0.12
    const sway = brush.random.range(-12, 12)
    return stroke(
      d`M${x} 0C${x + sway} ${length * 0.3} ${x - sway} ${length * 0.7} ${x + sway} ${length}`,
      brush.tone(brush.paletteColour(i), brush.random.range(-0.04, 0.05)),
      4.4,
      { opacity: 0.9 },
    )
  })
})

/** Long curtains, tied at the sides. */
export const curtains = createObject('behind', [4.4, 3.4], (brush) => {
  const cloth = brush.ownColour(brush.painter.spec.fabric)
  const side = (s: number) => {
    const panel = d`M${s * 210} -330H${s * 20}C${s * 40} -230 ${s * 96} -150 ${s * 158} -128C${s * 150} -90 ${s * 120} -30 ${s * 112} 0H${s * 214}Z`
    const folds = repeat(7, (i) =>
      stroke(
        d`M${s * (40 + i * 26)} -328C${s * (70 + i * 20)} -230 ${s * (120 + i * 11)} -160 ${s * (160 + i * 5)} -126C${s * (150 + i * 8)} -90 ${s * (122 + i * 12)} -30 ${s * (120 + i * 13)} -2`,
        brush.tone(cloth, i % 2 ? 0.05 : -0.09),
        3,
        { opacity: 0.6 },
      ),
    )
    return (
      path(panel, brush.down(cloth)) +
      folds +
      path(d`M${s * 148} -134L${s * 212} -126V-114L${s * 148} -120Z`, brush.tone('#c9a24f'))
    )
  }
  return (
    brush.shadow(200) +
    side(-1) +
    side(1) +
    line(-224, -332, 224, -332, brush.tone('#a87f45'), 7) +
    brush.ball(-228, -332, 8, '#c9a24f') +
    brush.ball(228, -332, 8, '#c9a24f')
  )
})

/** A knotted wall hanging on a branch between two posts. */
export const macrame = createObject('behind', [2.4, 2.4], (brush) => {
  const cord = brush.ownColour('#f3e9d8')
  const diamonds = repeat(4, (row) =>
    repeat(9 - row, (i) => {
      const x = (i - (8 - row) / 2) * 20
      const y = -200 + row * 22
      return (
        path(d`M${x} ${y - 12}L${x + 9} ${y}L${x} ${y + 12}L${x - 9} ${y}Z`, brush.tone(cord, (row % 2) * -0.04), {
          opacity: 0.9,
        }) + circle(x, y, 2.4, brush.tone(cord, -0.16))
      )
    }),
  )
  const fringe = repeat(47, (i) => {
    const x = -94 + i * 4.1
    const from = -214 + Math.max(0, 88 - Math.abs(x) * 0.9)
    return line(
      x,
      from,
      x + brush.random.range(-1.5, 1.5),
      from + 76 + (94 - Math.abs(x)) * 0.3,
      brush.tone(cord, brush.random.range(-0.09, 0.04)),
      2.6,
    )
  })
  return (
    brush.shadow(110) +
    [-112, 112].map((x) => line(x, 0, x, -232, brush.tone('#8a6242'), 6)).join('') +
    fringe +
    diamonds +
    line(-122, -222, 122, -218, brush.tone('#7a5a42'), 8) +
    brush.flowers(-80, -220, 26, { count: 8, sprays: 10 })
  )
})
