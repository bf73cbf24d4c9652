import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject, TABLE_TOP } from '../brush.ts'

/** Draws a small wooden table with turned legs. */
function drawSideTable(brush: Brush, half: number): string {
  return (
    brush.shadow(half) +
    [-half + 8, half - 8]
      .map((x) => path(d`M${x - 4} ${TABLE_TOP}H${x + 4}L${x + 2} 0H${x - 2}Z`, brush.across('#7a5236')))
      .join('') +
    rect(-half, TABLE_TOP - 4, half * 2, 8, brush.down('#8a6242'), { rx: 2 })
  )
}

/** A typewriter with a sheet of paper, on a small table. */
export const typewriter = createObject('beside', [1, 1.25], (brush) => {
  const paint = brush.ownColour('#3f6b6e')
  const keys = repeat(3, (row) =>
    repeat(9, (i) => circle(-24 + i * 6 + row * 1.4, TABLE_TOP - 15 + row * 4.4, 1.9, brush.tone('#f6f0e2'))),
  )
  return (
    drawSideTable(brush, 44) +
    rect(-16, TABLE_TOP - 54, 32, 26, brush.tone('#fdfaf2')) +
    repeat(4, (i) =>
      line(-11, TABLE_TOP - 48 + i * 4.4, 11 - (i % 2) * 6, TABLE_TOP - 48 + i * 4.4, brush.tone('#8d8883'), 0.8),
    ) +
    rect(-34, TABLE_TOP - 36, 68, 8, brush.across('#2b2730'), { rx: 4 }) +
    path(d`M-28 ${TABLE_TOP - 32}H28L36 ${TABLE_TOP - 4}H-36Z`, brush.down(paint)) +
    keys
  )
})

/** A gramophone with a golden horn, on a small table. */
export const gramophone = createObject('beside', [1.1, 1.7], (brush) => {
  const gold = brush.ownColour('#d8a93c')
  return (
    drawSideTable(brush, 42) +
    rect(-32, TABLE_TOP - 26, 64, 22, brush.down('#6b4630'), { rx: 2 }) +
    ellipse(-4, TABLE_TOP - 28, 27, 5, brush.tone('#26222a')) +
    ellipse(-4, TABLE_TOP - 28.4, 9, 1.8, brush.tone('#b3263b')) +
    stroke(
      d`M22 ${TABLE_TOP - 28}C34 ${TABLE_TOP - 46} 26 ${TABLE_TOP - 54} 10 ${TABLE_TOP - 60}`,
      brush.tone(gold, -0.1),
      4,
    ) +
    path(
      d`M14 ${TABLE_TOP - 56}C4 ${TABLE_TOP - 66} -20 ${TABLE_TOP - 66} -46 ${TABLE_TOP - 50}C-52 ${TABLE_TOP - 76} -40 ${TABLE_TOP - 98} -14 ${TABLE_TOP - 98}C-6 ${TABLE_TOP - 84} 8 ${TABLE_TOP - 70} 18 ${TABLE_TOP - 60}Z`,
      brush.across(gold, 0.12),
    ) +
    ellipse(-31, TABLE_TOP - 74, 12, 29, brush.tone(gold, -0.12), { transform: `rotate(32 -31 ${TABLE_TOP - 74})` }) +
    ellipse(-32, TABLE_TOP - 74.6, 9, 25, brush.tone(gold, -0.2), { transform: `rotate(32 -32 ${TABLE_TOP - 74.6})` }) +
    stroke(d`M32 ${TABLE_TOP - 14}H42V${TABLE_TOP - 20}`, brush.tone('#8d8883'), 2.4)
  )
})

/** A film projector on a tripod, with a beam of light. */
export const projector = createObject('beside', [1.4, 1.6], (brush) => {
  const body = brush.ownColour('#4a4a52')
  const reel = (x: number, y: number) =>
    circle(x, y, 20, brush.tone('#2b2730')) +
    repeat(5, (i) => circle(x + Math.cos(i * 1.257) * 11, y + Math.sin(i * 1.257) * 11, 4.4, brush.tone('#8d8883'))) +
    circle(x, y, 3, brush.tone('#d9d5cf'))
  return (
    brush.shadow(44) +
    polygon(
      [
        [44, -110],
        [70, -132],
        [70, -84],
      ],
      '#fff2c4',
      { opacity: 0.5 },
    ) +
    stroke('M0 -86L-38 0M0 -86L38 0M0 -86V-4', brush.tone('#6b4a35'), 4.4) +
    rect(-30, -128, 58, 42, brush.across(body), { rx: 5 }) +
    rect(28, -116, 16, 16, brush.across('#2b2730'), { rx: 2 }) +
    reel(-18, -146) +
    reel(20, -142) +
    repeat(3, (i) => line(-22, -118 + i * 7, -6, -118 + i * 7, brush.tone('#2b2730'), 2)) +
    brush.bulb(43, -108, 4)
  )
})

/** An arcade machine with a glowing screen. */
export const arcade = createObject('beside', [0.95, 1.9], (brush) => {
  const paint = brush.ownColour('#3a2f78')
  brush.painter.glow(0, -122, 54, '#7fd8ff', 0.2 + brush.painter.light.glow * 0.4)
  return (
    brush.shadow(44) +
    path('M-40 0V-90L-32 -96V-176L-40 -186H40L32 -176V-96L40 -90V0Z', brush.across(paint)) +
    rect(-36, -184, 72, 20, '#ff8fbc', { rx: 3 }) +
    repeat(6, (i) => circle(-27 + i * 11, -174, 3.4, i % 2 ? '#fff3c0' : '#8ce0ff')) +
    rect(-29, -156, 58, 48, '#152038', { rx: 3 }) +
    repeat(10, (i) =>
      rect(-24 + (i % 5) * 10, -150 + Math.floor(i / 5) * 9, 6, 5, ['#ff8fbc', '#ffe27a', '#7fe0d0'][i % 3] as string),
    ) +
    path('M-4 -116H6L1 -124Z', '#ffffff') +
    path('M-38 -90H38L30 -102H-30Z', brush.tone('#26222a')) +
    line(-14, -96, -16, -108, brush.tone('#d9d5cf'), 2.4) +
    circle(-16, -109, 3.6, '#e8404f') +
    repeat(3, (i) => circle(6 + i * 8, -96, 2.6, ['#ffe27a', '#7fe0d0', '#ff8fbc'][i] as string)) +
    rect(-14, -62, 28, 34, brush.tone(paint, -0.1), { rx: 2 }) +
    repeat(2, (i) => rect(-9 + i * 11, -54, 7, 9, brush.tone('#e0b855'), { rx: 1 }))
  )
})

/** A billiard table with balls and a cue. */
export const poolTable = createObject('beside', [2.7, 1.05], (brush) => {
  const cloth = brush.ownColour('#2f7a52')
  const balls = ['#e8c23a', '#c8283a', '#2f5fa8', '#f6f0e2', '#e07a2c', '#5a2f78']
  return (
    brush.shadow(126) +
    [-106, 106].map((x) => path(d`M${x - 10} -62H${x + 10}L${x + 7} 0H${x - 7}Z`, brush.across('#5a3a26'))).join('') +
    polygon(
      [
        [-126, -72],
        [-98, -104],
        [98, -104],
        [126, -72],
      ],
      brush.tone('#7a4f32'),
    ) +
    polygon(
      [
        [-114, -76],
        [-91, -100],
        [91, -100],
        [114, -76],
      ],
      brush.tone(cloth),
    ) +
    rect(-128, -74, 256, 22, brush.down('#6b4228'), { rx: 4 }) +
    balls
      .map((colour, i) =>
        brush.ball(20 + (i % 3) * 11 + Math.floor(i / 3) * 5, -88 + Math.floor(i / 3) * 6, 4.4, colour),
      )
      .join('') +
    brush.ball(-52, -86, 4.4, '#fdfaf2') +
    line(-104, -84, -58, -87, brush.tone('#d8b27c'), 2.4) +
    [-114, 0, 114].map((x) => circle(x, -66, 3, brush.tone('#e0b855'))).join('')
  )
})

/** A telescope on a tripod that points to the sky. */
export const telescope = createObject('beside', [1.1, 1.65], (brush) => {
  const brass = brush.ownColour('#c99a45')
  return (
    brush.shadow(38) +
    stroke('M0 -96L-36 0M0 -96L36 0M0 -96V-4', brush.tone('#6b4a35'), 4.4) +
    circle(0, -100, 6, brush.tone(brass, -0.1)) +
    polygon(
      [
        [-34, -78],
        [-29, -68],
        [50, -134],
        [40, -152],
      ],
      brush.across(brass, 0.12),
    ) +
    stroke('M-14 -96L-8 -84M12 -120L20 -106', brush.tone(brass, 0.12), 3) +
    ellipse(45, -143, 4, 11, brush.tone('#cfe3ea'), { transform: 'rotate(-38 45 -143)' })
  )
})

/** A wheelchair with a seated guest. */
export function drawWheelchair(brush: Brush, guest: string): string {
  const frame = brush.tone('#4a4a52')
  const wheel = (x: number, radius: number) =>
    repeat(8, (i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 8) * radius, Math.sin((i * Math.PI) / 8) * radius]
      return line(x - dx, -radius - dy, x + dx, -radius + dy, brush.tone('#b8b2ac'), 0.8)
    }) +
    circle(x, -radius, radius - 1.5, 'none', { stroke: brush.tone('#2b2730'), 'stroke-width': 3.6 }) +
    circle(x, -radius, radius - 6, 'none', { stroke: brush.tone('#c9ccd0'), 'stroke-width': 1.6 }) +
    circle(x, -radius, 3.4, brush.tone('#8d8883'))
  return (
    brush.shadow(50) +
    stroke('M-20 -96V-44M-20 -92L-34 -98', frame, 4) +
    rect(-24, -92, 8, 46, brush.tone('#3a5f7a'), { rx: 2 }) +
    guest +
    stroke('M-20 -66H24V-46', frame, 3.6) +
    stroke('M24 -46L40 -8H54', frame, 3.6) +
    rect(-20, -48, 46, 6, brush.tone('#3a5f7a'), { rx: 2 }) +
    wheel(-6, 31) +
    wheel(36, 9)
  )
}

/** A pram with a baby under a blanket. */
export const stroller = createObject('beside', [1.2, 1.2], (brush) => {
  const cloth = brush.ownColour('#7f95a8')
  const wheel = (x: number) =>
    circle(x, -16, 14.5, 'none', { stroke: brush.tone('#2b2730'), 'stroke-width': 3.4 }) +
    repeat(4, (i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 14, Math.sin((i * Math.PI) / 4) * 14]
      return line(x - dx, -16 - dy, x + dx, -16 + dy, brush.tone('#b8b2ac'), 1)
    })
  return (
    brush.shadow(48) +
    stroke('M-30 -16L22 -54M30 -16L-22 -54M40 -74C54 -92 62 -102 70 -104', brush.tone('#c9ccd0'), 3.6) +
    circle(-14, -80, 8, brush.tone('#e6b694')) +
    path('M-22 -80C-22 -92 -6 -92 -6 -82Z', brush.tone('#fbf3e4')) +
    path('M-46 -76H44C40 -48 22 -40 0 -40C-26 -40 -42 -52 -46 -76Z', brush.down(cloth)) +
    path('M-8 -78C10 -86 34 -84 44 -76L40 -66H-4Z', brush.tone('#fbf3e4')) +
    path('M-46 -76C-48 -108 -24 -118 0 -114L-18 -76Z', brush.down(cloth, 0.09)) +
    stroke('M-34 -78C-34 -98 -22 -110 -6 -114', brush.tone(cloth, -0.12), 1.4) +
    wheel(-32) +
    wheel(30)
  )
})

/** A wooden rocking chair with a blanket. */
export const rockingChair = createObject('beside', [1, 1.25], (brush) => {
  const wood = brush.ownColour('#8a5a38')
  return (
    brush.shadow(42) +
    stroke('M-50 -10Q0 12 52 -12', brush.tone(wood, -0.06), 5) +
    stroke('M-26 -4L-22 -50M28 -4L24 -50M-22 -48L-34 -120M-14 -48L-22 -118', brush.tone(wood), 4.4) +
    stroke('M-34 -120H-20M-31 -104H-18M-28 -88H-16M-26 -72H-15', brush.tone(wood, 0.04), 4) +
    rect(-26, -54, 54, 7, brush.down(wood), { rx: 2 }) +
    stroke('M-26 -80H18L24 -54', brush.tone(wood), 4) +
    path('M-36 -110L-18 -110L-14 -62L-30 -62Z', brush.tone('#b3473c'), { opacity: 0.95 }) +
    stroke('M-35 -98L-17 -98M-33 -86L-16 -86M-32 -74L-15 -74', brush.tone('#f3e6cc'), 1.8)
  )
})
