import { circle, d, ellipse, line, path, rect, repeat, ring, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

function drawSpokedWheel(brush: Brush, x: number, radius: number): string {
  const spokes = repeat(9, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 9) * radius, Math.sin((i * Math.PI) / 9) * radius]
    return line(x - dx, -radius - dy, x + dx, -radius + dy, brush.tone('#b8b2ac'), 0.7)
  })
  return (
    spokes + ring(x, -radius, radius - 1.5, brush.tone('#3a3032'), 3.4) + circle(x, -radius, 3.4, brush.tone('#8e8883'))
  )
}

/** A bicycle with a basket of flowers. */
export const bicycle = createObject('beside', [1.8, 1.15], (brush) => {
  const paint = brush.tone(brush.ownColour('#7aa7a0'))
  return (
    brush.shadow(84) +
    drawSpokedWheel(brush, -54, 34) +
    drawSpokedWheel(brush, 54, 34) +
    stroke('M54 -34L32 -34L8 -34L-40 -76M8 -34L-4 -78L-42 -76M-4 -78L54 -34M-54 -34L-40 -82L-38 -98', paint, 4.2, {
      'stroke-linejoin': 'round',
    }) +
    stroke('M-38 -98C-30 -102 -24 -100 -18 -96', brush.tone('#6b4a35'), 4.4) +
    line(8, -34, -7, -88, paint, 3.4) +
    path('M-24 -92C-14 -98 8 -96 12 -90C4 -86 -14 -86 -24 -92Z', brush.tone('#6b4a35')) +
    circle(8, -34, 8, brush.tone('#8e8883')) +
    stroke('M0 -22L16 -46', brush.tone('#55504e'), 3) +
    drawBasket(brush, -62, -76) +
    brush.flowers(-62, -98, 24, { count: 8, sprays: 9 })
  )
})

function drawBasket(brush: Brush, x: number, y: number): string {
  const weave = repeat(4, (i) =>
    line(x - 19 + i, y - 14 + i * 5, x + 19 - i, y - 14 + i * 5, brush.tone('#7d5a38'), 1.2),
  )
  return (
    path(d`M${x - 21} ${y - 18}L${x - 15} ${y + 6}H${x + 15}L${x + 21} ${y - 18}Z`, brush.across('#b08a5a')) + weave
  )
}

/** A classic motorcycle in profile, with flowers above the rear wheel. */
export const motorcycle = createObject('beside', [2.2, 1.15], (brush) => {
  const paint = brush.ownColour('#7a2330')
  return (
    brush.shadow(100) +
    circle(-70, -33, 33, brush.tone('#262124')) +
    circle(70, -33, 33, brush.tone('#262124')) +
    [-70, 70].map((x) => circle(x, -33, 22, brush.tone('#bdb8b2')) + drawHub(brush, x)).join('') +
    stroke('M-70 -33L-48 -84L-42 -102C-34 -106 -26 -104 -20 -98', brush.tone('#d2cec8'), 5) +
    path('M-22 -50H34L44 -28H-26Z', brush.tone('#8d8883')) +
    repeat(4, (i) => line(-14, -48 + i * 6, 12, -48 + i * 6, brush.tone('#5d5956'), 2.4)) +
    circle(24, -38, 13, brush.tone('#b9b4ae')) +
    stroke('M14 -28H96', brush.tone('#d9d5cf'), 7) +
    path('M-42 -72C-30 -92 16 -88 26 -68L22 -58H-38Z', brush.down(paint)) +
    path('M18 -68C40 -78 66 -72 84 -66C78 -58 40 -56 20 -60Z', brush.tone('#3c2a26')) +
    path('M44 -62C70 -74 104 -52 106 -36C92 -58 66 -60 44 -56Z', brush.down(paint)) +
    path('M-104 -40C-100 -72 -52 -78 -38 -48C-56 -66 -88 -62 -104 -40Z', brush.down(paint)) +
    brush.bulb(-56, -88, 9, '#fff3cf') +
    ring(-56, -88, 10, brush.tone('#d2cec8'), 2) +
    brush.flowers(96, -66, 18, { count: 6, sprays: 6 })
  )
})

function drawHub(brush: Brush, x: number): string {
  return (
    repeat(8, (i) => {
      const [dx, dy] = [Math.cos((i * Math.PI) / 8) * 22, Math.sin((i * Math.PI) / 8) * 22]
      return line(x - dx, -33 - dy, x + dx, -33 + dy, brush.tone('#6d6864'), 1)
    }) + circle(x, -33, 7, brush.tone('#7d7874'))
  )
}

/** A wooden rowing boat with oars and flowers. It lies on the ground or on water. */
export const boat = createObject('behind', [4.2, 1], (brush) => {
  const wood = brush.ownColour(brush.is('wooden') ? '#a8774a' : '#f4ece0')
  return (
    ellipse(0, 0, 220, 20, brush.tone('#26222c'), { opacity: 0.22 }) +
    path('M-212 -76Q0 -34 212 -76Q0 -62 -212 -76Z', brush.tone('#6b4a35')) +
    path('M-206 -72Q0 -104 206 -72Q0 -30 -206 -72Z', brush.tone('#5a3d2c')) +
    [-90, 10, 100]
      .map((x) => path(d`M${x - 26} -60H${x + 26}L${x + 22} -52H${x - 22}Z`, brush.tone('#b88a5c')))
      .join('') +
    brush.flowers(-110, -72, 34, { count: 9, squash: 0.7 }) +
    drawHull(brush, wood)
  )
})

/** The near side of a rowing boat, which is drawn in front of the people in the boat. */
export const boatHull = createObject('behind', [4.2, 1], (brush) =>
  drawHull(brush, brush.ownColour(brush.is('wooden') ? '#a8774a' : '#f4ece0')),
)

function drawHull(brush: Brush, wood: string): string {
  const planks = repeat(3, (i) =>
    stroke(
      d`M${-196 + i * 12} ${-54 + i * 15}Q0 ${-26 + i * 15} ${196 - i * 12} ${-54 + i * 15}`,
      brush.tone(wood, -0.12),
      1.6,
    ),
  )
  return (
    path('M-216 -84C-190 -20 -140 0 -90 2H96C150 0 194 -22 216 -84Q0 -30 -216 -84Z', brush.down(wood, 0.06)) +
    planks +
    stroke('M-216 -84Q0 -30 216 -84', brush.tone('#9c6f48'), 6) +
    line(-30, -62, 176, -4, brush.tone('#b88a5c'), 5) +
    ellipse(190, 0, 24, 7, brush.tone('#a87a4e'), { transform: 'rotate(16 190 0)' })
  )
}

/** A farm tractor with large rear wheels. */
export const tractor = createObject('behind', [3.4, 2.2], (brush) => {
  const paint = brush.ownColour('#b8352c')
  const tyre = (x: number, r: number) =>
    circle(x, -r, r, brush.tone('#2a2528')) +
    repeat(14, (i) => {
      const angle = (i / 14) * 2 * Math.PI
      return line(
        x + Math.cos(angle) * r * 0.78,
        -r + Math.sin(angle) * r * 0.78,
        x + Math.cos(angle + 0.2) * r,
        -r + Math.sin(angle + 0.2) * r,
        brush.tone('#443c40'),
        r * 0.07,
      )
    }) +
    circle(x, -r, r * 0.58, brush.tone('#e9c65a')) +
    circle(x, -r, r * 0.2, brush.tone('#b8922f'))
  return (
    brush.shadow(160) +
    rect(-60, -84, 120, 30, brush.tone('#4a4446')) +
    path('M-150 -132H-20V-66H-140Q-152 -70 -150 -132Z', brush.down(paint)) +
    repeat(5, (i) => line(-142, -122 + i * 11, -120, -122 + i * 11, brush.tone('#3a2426'), 3)) +
    rect(-84, -182, 7, 52, brush.tone('#3a3436')) +
    stroke('M-18 -84V-208H96V-120', brush.tone(paint, -0.08), 8, { 'stroke-linejoin': 'round' }) +
    path('M-34 -204Q40 -222 112 -204L108 -196H-30Z', brush.tone(paint)) +
    path('M20 -120C24 -140 44 -140 50 -120L56 -92H14Z', brush.tone('#3c2f2c')) +
    tyre(74, 74) +
    path('M-8 -90C4 -166 146 -170 158 -84L142 -84C130 -144 22 -144 8 -84Z', brush.down(paint)) +
    tyre(-112, 44) +
    brush.bulb(-150, -120, 7, '#fff3cf')
  )
})
