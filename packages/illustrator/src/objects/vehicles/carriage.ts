import { circle, d, ellipse, line, path, repeat, stroke } from '../../base/svg.ts'
import { type Brush, createObject } from '../brush.ts'

/** An open carriage, drawn by a horse. */
export const carriage = createObject('behind', [5.4, 2.3], (brush) => {
  const paint = brush.ownColour('#f3ead9')
  return (
    brush.shadow(230, 10) +
    stroke('M-120 -84C-60 -88 -20 -74 20 -62', brush.tone('#7a5a3c'), 5) +
    drawHorse(brush, -150) +
    drawBody(brush, paint) +
    drawSpokedWheel(brush, 60, 40) +
    drawSpokedWheel(brush, 204, 54)
  )
})

function drawBody(brush: Brush, paint: string): string {
  const gold = brush.tone('#c9a24f')
  return (
    path('M150 -150C160 -214 226 -226 254 -178L246 -118C226 -150 190 -160 150 -150Z', brush.down('#5a3d34')) +
    repeat(3, (i) =>
      stroke(
        d`M${160 + i * 22} -152C${172 + i * 22} -190 ${196 + i * 16} -206 ${212 + i * 14} -206`,
        brush.tone('#45302a'),
        2,
      ),
    ) +
    path('M96 -118C120 -124 210 -128 246 -122L240 -104H100Z', brush.tone('#8a2f3c')) +
    path(
      'M60 -120C62 -92 80 -62 118 -58H196C230 -62 248 -92 250 -132C220 -112 200 -104 160 -104C120 -104 110 -122 60 -120Z',
      brush.down(paint),
    ) +
    stroke('M62 -118C110 -120 120 -102 160 -102C200 -102 220 -110 250 -130', gold, 3) +
    stroke('M136 -100V-60M186 -102V-60', brush.tone(paint, -0.12), 1.6) +
    path('M20 -112H62V-104H20ZM26 -104H34V-64H26Z', brush.tone('#8a2f3c')) +
    stroke('M20 -60C60 -50 90 -46 118 -52M200 -52C220 -48 240 -60 252 -76', brush.tone('#4a3a34'), 4) +
    brush.bulb(78, -134, 6) +
    brush.flowers(236, -134, 26, { count: 8, sprays: 9 }) +
    brush.flowers(112, -104, 18, { count: 6, sprays: 6 })
  )
}

function drawSpokedWheel(brush: Brush, x: number, radius: number): string {
  const spokes = repeat(6, (i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 6) * radius, Math.sin((i * Math.PI) / 6) * radius]
    return line(x - dx, -radius - dy, x + dx, -radius + dy, brush.tone('#c9a24f'), 2.6)
  })
  const rim = (r: number, colour: string, width: number) =>
    circle(x, -radius, r, 'none', { stroke: brush.tone(colour), 'stroke-width': width })
  return (
    spokes +
    rim(radius - 2, '#3a2c28', 4.4) +
    rim(radius - 6, '#c9a24f', 2) +
    circle(x, -radius, 6, brush.tone('#c9a24f'))
  )
}

/** Draws a white horse in profile that faces left. */
function drawHorse(brush: Brush, x: number): string {
  const coat = '#f1ebe2'
  const leg = (lx: number, top: number, lean: number, lightness: number) =>
    path(
      d`M${x + lx - 9} ${top}L${x + lx - 4 + lean} -46L${x + lx - 5} -8H${x + lx + 5}L${x + lx + 4 + lean} -46L${x + lx + 11} ${top}Z`,
      brush.tone(coat, lightness),
    ) + path(d`M${x + lx - 6} -8H${x + lx + 6}L${x + lx + 8} 0H${x + lx - 9}Z`, brush.tone('#4a4042'))
  const body = d`M${x + 58} -142C${x + 36} -152 ${x - 8} -140 ${x - 38} -150C${x - 52} -164 ${x - 62} -190 ${x - 82} -200L${x - 84} -212L${x - 92} -200C${x - 102} -192 ${x - 116} -174 ${x - 122} -160C${x - 124} -150 ${x - 114} -146 ${x - 106} -151C${x - 98} -157 ${x - 92} -160 ${x - 86} -160C${x - 84} -144 ${x - 82} -126 ${x - 70} -110C${x - 56} -90 ${x - 16} -94 ${x + 12} -92C${x + 32} -92 ${x + 46} -92 ${x + 58} -98C${x + 78} -108 ${x + 76} -134 ${x + 58} -142Z`
  return (
    leg(-42, -104, 2, -0.08) +
    leg(44, -104, 7, -0.08) +
    path(
      d`M${x + 66} -136C${x + 96} -130 ${x + 88} -84 ${x + 80} -50C${x + 70} -70 ${x + 78} -110 ${x + 62} -122Z`,
      brush.tone('#d9cfc2'),
    ) +
    path(body, brush.down(coat, 0.05)) +
    leg(-58, -104, -2, 0) +
    leg(60, -106, 8, 0) +
    path(
      d`M${x - 84} -206C${x - 62} -200 ${x - 44} -172 ${x - 32} -148C${x - 44} -146 ${x - 52} -152 ${x - 58} -164C${x - 64} -180 ${x - 74} -194 ${x - 84} -206Z`,
      brush.tone('#d9cfc2'),
    ) +
    circle(x - 96, -186, 2, brush.tone('#2b2224')) +
    stroke(
      d`M${x - 88} -200L${x - 104} -158M${x - 112} -172L${x - 94} -160M${x - 104} -164C${x - 60} -150 ${x + 40} -150 ${x + 160} -120`,
      brush.tone('#6b4a35'),
      2,
    ) +
    path(
      d`M${x - 58} -152C${x - 76} -130 ${x - 70} -112 ${x - 58} -100L${x - 46} -100C${x - 60} -118 ${x - 60} -134 ${x - 46} -150Z`,
      brush.tone('#5a3d34'),
    ) +
    stroke(d`M${x + 4} -145L${x + 8} -94`, brush.tone('#5a3d34'), 4.4) +
    path(
      d`M${x - 84} -212C${x - 92} -224 ${x - 78} -236 ${x - 72} -226C${x - 74} -220 ${x - 78} -216 ${x - 84} -212Z`,
      brush.tone(brush.paletteColour(0)),
    ) +
    ellipse(x - 116, -156, 1.6, 1.2, brush.tone('#8a7a74'))
  )
}
