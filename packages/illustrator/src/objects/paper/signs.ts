import { circle, d, ellipse, line, path, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'
import { drawWords } from '../words/draw-words.ts'

/** A wooden sign on an easel, with flowers in its corner. */
export const welcomeSign = createObject('front', [1, 1.75], (brush) => {
  const board = brush.ownColour('#fbf5ea')
  return (
    drawEasel(brush) +
    rect(-46, -160, 92, 122, brush.tone('#a97c52'), { rx: 2 }) +
    rect(-41, -155, 82, 112, brush.down(board, 0.02)) +
    drawWords(brush.painter, brush.detail.text ?? 'Welcome', {
      x: 0,
      y: -108,
      width: 68,
      height: 46,
      colour: brush.tone('#4a3a34'),
      slant: 0.2,
      weight: 0.09,
    }) +
    line(-20, -78, 20, -78, brush.tone('#b58f6a'), 1.2) +
    repeat(2, (i) => line(-14 + i * 4, -70 + i * 8, 14 - i * 4, -70 + i * 8, brush.tone('#8f7a6a'), 1)) +
    brush.flowers(-38, -152, 21, { count: 8, sprays: 9 }) +
    brush.flowers(38, -48, 17, { count: 6, sprays: 8 })
  )
})

function drawEasel(brush: Brush): string {
  const wood = brush.tone('#8a6242')
  return (
    brush.shadow(44) +
    line(0, -170, 8, -10, brush.tone('#6d4c33'), 4) +
    line(-10, -176, -42, 0, wood, 5) +
    line(10, -176, 42, 0, wood, 5) +
    line(-50, -36, 50, -36, wood, 6)
  )
}

/** A framed blackboard with chalk writing. */
export const chalkboard = createObject('front', [0.95, 1.3], (brush) => {
  const chalk = '#f6f3ec'
  return (
    brush.shadow(44) +
    path('M-44 0L-36 -124H36L44 0H38L33 -20H-33L-38 0Z', brush.across('#9a6f48')) +
    path('M-34 -28L-30 -118H30L34 -28Z', brush.down('#33403a')) +
    ellipse(-6, -84, 20, 12, '#ffffff', { opacity: 0.05 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Menu', {
      x: 0,
      y: -98,
      width: 46,
      height: 24,
      colour: chalk,
      slant: 0.15,
      weight: 0.09,
    }) +
    stroke('M-14 -82Q0 -76 14 -82', chalk, 1, { opacity: 0.8 }) +
    repeat(4, (i) =>
      line(-18 + (i % 2) * 4, -70 + i * 10, 18 - (i % 2) * 5, -70 + i * 10, chalk, 1.2, { opacity: 0.65 }),
    ) +
    brush.flowers(30, -120, 15, { count: 6, sprays: 7 })
  )
})

/** A mirror in a golden frame with columns of names. */
export const seatingChart = createObject('beside', [1.4, 2], (brush) => {
  const ink = brush.tone('#5a4a44')
  const columns = repeat(3, (column) => {
    const x = -36 + column * 36
    return (
      line(x - 8, -136, x + 8, -136, brush.tone('#b58a44'), 1.6) +
      repeat(9, (row) =>
        line(x - 12 + ((row * 7) % 5), -126 + row * 10, x + 12 - ((row * 3) % 5), -126 + row * 10, ink, 1.1, {
          opacity: 0.7,
        }),
      )
    )
  })
  return (
    brush.shadow(64) +
    line(-50, 0, -44, -30, brush.tone('#8a6242'), 5) +
    line(50, 0, 44, -30, brush.tone('#8a6242'), 5) +
    rect(-62, -188, 124, 172, brush.across(brush.ownColour('#c9a24f')), { rx: 3 }) +
    rect(-56, -182, 112, 160, brush.painter.gradient(brush.tone('#fdf9f2'), brush.tone('#e9e4dc'))) +
    path('M-56 -60L40 -182H56V-160L-56 -22Z', '#ffffff', { opacity: 0.3 }) +
    drawWords(brush.painter, brush.detail.text ?? 'Find your seat', {
      x: 6,
      y: -156,
      width: 76,
      height: 30,
      colour: ink,
      slant: 0.2,
      weight: 0.1,
    }) +
    columns +
    brush.flowers(-60, -186, 21, { count: 8, sprays: 9 }) +
    brush.flowers(54, -30, 22, { count: 8, sprays: 8 })
  )
})

/** A flag on a pole. */
export const flags = createObject(
  'aisle',
  [0.8, 3],
  (brush) => {
    const colour = brush.ownColour(brush.random.pick(brush.painter.spec.palette))
    const cloth =
      'M2 -292C20 -300 34 -284 52 -290C62 -294 70 -292 74 -288L70 -232C56 -238 44 -230 30 -228C18 -226 10 -234 2 -232Z'
    return (
      brush.shadow(12) +
      line(0, 0, 0, -298, brush.tone('#b08a5a'), 4) +
      path(cloth, brush.across(colour, 0.1)) +
      path('M20 -296C34 -286 34 -284 52 -290L50 -232C40 -228 34 -230 24 -227Z', brush.tone(colour, -0.07), {
        opacity: 0.5,
      }) +
      brush.ball(0, -301, 4.4, '#d6b056')
    )
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

/** Dream catchers with feathers, hung from above. */
export const dreamCatcher = createObject('overhead', [8, 2.4], (brush) => {
  const count = Math.min(7, brush.detail.count ?? 3)
  return repeat(count, (i) =>
    drawDreamCatcher(brush, ((i + 0.5) / count - 0.5) * 900, 60 + (i % 2) * 30, 46 - (i % 2) * 10, i),
  )
})

function drawDreamCatcher(brush: Brush, x: number, y: number, r: number, index: number): string {
  const cord = brush.tone('#f1e6d2')
  const cy = y + r
  const web = repeat(12, (i) => {
    const [a, b] = [(i / 12) * 2 * Math.PI, ((i + 5) / 12) * 2 * Math.PI]
    return line(x + Math.cos(a) * r, cy + Math.sin(a) * r, x + Math.cos(b) * r, cy + Math.sin(b) * r, cord, 0.8)
  })
  const feathers = repeat(5, (i) => {
    const fx = x + (i - 2) * r * 0.42
    const from = cy + Math.sqrt(1 - ((i - 2) * 0.42) ** 2) * r
    const long = r * (1.2 - Math.abs(i - 2) * 0.25)
    const colour = brush.paletteColour(index + i)
    return (
      line(fx, from, fx, from + long * 0.5, cord, 1) +
      circle(fx, from + long * 0.4, 2.4, brush.tone('#4f8f8a')) +
      path(
        d`M${fx} ${from + long * 0.45}C${fx + r * 0.2} ${from + long * 0.7} ${fx + r * 0.12} ${from + long} ${fx} ${from + long * 1.25}C${fx - r * 0.12} ${from + long} ${fx - r * 0.2} ${from + long * 0.7} ${fx} ${from + long * 0.45}Z`,
        brush.tone(colour),
      )
    )
  })
  return (
    line(x, 0, x, y, cord, 1.4) +
    web +
    circle(x, cy, r, 'none', { stroke: brush.tone('#9a6f48'), 'stroke-width': 4 }) +
    feathers
  )
}

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

/** A patterned rug that lies on the ground. */
export const rug = createObject('ground', [3, 0.6], (brush) => drawRug(brush, brush.ownColour('#a8403a')))

function drawRug(brush: Brush, colour: string): string {
  const frame = (inset: number, fill: string) => {
    const [near, far, y1, y2] = [166 - inset * 1.1, 118 - inset * 0.8, 26 - inset * 0.26, -30 + inset * 0.24]
    return path(d`M${-near} ${y1}L${-far} ${y2}H${far}L${near} ${y1}Z`, fill)
  }
  const fringe = repeat(34, (i) => {
    const t = i / 33
    return [-1, 1]
      .map((side) =>
        line(side * (166 - t * 48), 26 - t * 56, side * (174 - t * 49), 27 - t * 56, brush.tone('#f1e6d2'), 1.6),
      )
      .join('')
  })
  const medallions = repeat(3, (i) => {
    const x = (i - 1) * 66
    return (
      ellipse(x, -3, 26, 9, brush.tone('#e8c98a')) +
      ellipse(x, -3, 19, 6.4, brush.tone(colour, -0.1)) +
      ellipse(x, -3, 9, 3, brush.tone('#f3e3c4'))
    )
  })
  return (
    fringe +
    frame(0, brush.tone('#3c4a5e')) +
    frame(8, brush.tone('#e8c98a')) +
    frame(13, brush.tone(colour)) +
    frame(30, brush.tone(colour, -0.05)) +
    repeat(
      12,
      (i) =>
        ellipse(-118 + i * 21.5, 17, 4, 1.8, brush.tone('#e8c98a')) +
        ellipse(-96 + i * 17.5, -22, 3, 1.3, brush.tone('#e8c98a')),
    ) +
    medallions
  )
}
