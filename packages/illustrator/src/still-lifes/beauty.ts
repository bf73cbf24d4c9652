import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, listOf, onEllipse, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, rect, repeat, ring, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const MIRROR = { x: CENTRE, y: HEIGHT * 0.42, radius: 300 }
const TABLE = HEIGHT * 0.8
const BULBS = 14

/** Draws a dressing table with a lit mirror, brushes and powder. */
export const drawBeauty: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#ead9d6', spec.palette[0], 0.3))
  const top = painter.tone(mix('#f7efe8', spec.palette[2], 0.14))
  return (
    drawBackdrop(painter, wall, 0.03, -0.05) +
    drawWindowLight(painter, 0.3, [[0.62, 0.84, 0.3, 0.6]]) +
    group({ filter: SHADOW }, drawMirror(painter)) +
    rect(0, TABLE, WIDTH, HEIGHT - TABLE, painter.gradient(lighten(top, 0.02), lighten(top, -0.1))) +
    group(
      { filter: SHADOW },
      drawBrushes(painter, CENTRE - 440, HEIGHT * 0.91) +
        drawBottle(painter, CENTRE + 420, HEIGHT * 0.9) +
        drawPowder(painter, CENTRE - 130, HEIGHT * 0.92) +
        drawLipstick(painter, CENTRE + 190, HEIGHT * 0.93),
    ) +
    drawCluster(painter, WIDTH * 0.92, HEIGHT * 0.76, 130, { count: 22 })
  )
}

function drawMirror(painter: Painter): string {
  const { x, y, radius } = MIRROR
  const gold = painter.tone(painter.spec.metal)
  const [above, , below] = painter.light.sky
  const room = mix(painter.tone('#efe7e4'), above, 0.45)
  const bulbs = listOf(BULBS, (i) => {
    const [bx, by] = onEllipse(x, y, radius + 30, radius + 30, (i / BULBS) * Math.PI * 2 + 0.22)
    painter.glow(bx, by, 92, '#ffdca0', 0.55)
    return circle(bx, by, 24, painter.tone('#fff4d8'))
  })
  return (
    rect(x - 26, y + radius, 52, TABLE - y - radius + 14, lighten(gold, -0.1)) +
    ellipse(x, TABLE + 10, 170, 26, lighten(gold, -0.06)) +
    circle(x, y, radius + 58, lighten(gold, -0.04)) +
    circle(x, y, radius, painter.gradient(lighten(room, 0.04), mix(room, below, 0.4))) +
    stroke(d`M${x - 190} ${y + 120}L${x + 60} ${y - 200}M${x - 120} ${y + 160}L${x + 150} ${y - 186}`, '#ffffff', 26, {
      opacity: 0.3,
      filter: SOFT,
    }) +
    ring(x, y, radius, lighten(gold, 0.08), 8) +
    bulbs.join('')
  )
}

function drawBrushes(painter: Painter, x: number, y: number): string {
  const { spec } = painter
  const jar = painter.tone(mix('#fbf4ee', spec.palette[1], 0.3))
  const wood = painter.tone('#6f4a3a')
  const gold = painter.tone(spec.metal)
  const brushes = listOf(6, (i) => {
    const lean = (i - 2.5) * 30
    const [tx, ty] = [x + lean * 1.6, y - 330 - (i % 3) * 34]
    const hair = painter.tone(mix('#3c2a2a', spec.palette[0], i % 2 ? 0.5 : 0.15))
    const head = d`M${tx - 15} ${ty}C${tx - 44} ${ty - 50} ${tx - 20} ${ty - 96} ${tx} ${ty - 104}C${tx + 20} ${ty - 96} ${tx + 44} ${ty - 50} ${tx + 15} ${ty}Z`
    return (
      line(x + lean * 0.5, y - 120, tx, ty + 30, wood, 15) +
      line(tx - lean * 0.06, ty + 34, tx, ty, gold, 24) +
      path(head, hair)
    )
  })
  return (
    brushes.join('') +
    path(
      d`M${x - 98} ${y - 190}H${x + 98}L${x + 86} ${y}Q${x} ${y + 24} ${x - 86} ${y}Z`,
      painter.gradient(lighten(jar, 0.04), lighten(jar, -0.1), { across: true }),
    ) +
    ellipse(x, y - 190, 98, 16, lighten(jar, -0.07)) +
    line(x - 92, y - 128, x + 92, y - 128, gold, 9)
  )
}

function drawBottle(painter: Painter, x: number, y: number): string {
  const scent = painter.tone(painter.spec.palette[2])
  const glass = lighten(scent, 0.14)
  const gold = painter.tone(painter.spec.metal)
  return (
    rect(x - 84, y - 190, 168, 196, painter.gradient(glass, lighten(scent, 0.02)), { rx: 26 }) +
    rect(x - 66, y - 116, 132, 104, scent, { rx: 16, opacity: 0.75 }) +
    rect(x - 26, y - 226, 52, 40, gold) +
    circle(x, y - 266, 46, painter.gradient(lighten(gold, 0.1), lighten(gold, -0.08))) +
    rect(x - 40, y - 92, 80, 50, '#fdf8f2', { opacity: 0.85 })
  )
}

function drawPowder(painter: Painter, x: number, y: number): string {
  const gold = painter.tone(painter.spec.metal)
  const powder = painter.tone(mix('#f2cfc0', painter.spec.palette[0], 0.35))
  return (
    ellipse(x + 10, y - 96, 128, 92, lighten(gold, -0.06)) +
    ellipse(x + 10, y - 96, 108, 76, painter.tone('#f3eef2')) +
    ellipse(x, y, 140, 40, gold) +
    ellipse(x, y - 9, 126, 32, powder) +
    repeat(4, (i) =>
      stroke(
        d`M${x - 84 + i * 12} ${y - 18 + i * 7}Q${x} ${y - 28 + i * 7} ${x + 84 - i * 12} ${y - 18 + i * 7}`,
        lighten(powder, -0.08),
        3,
      ),
    )
  )
}

function drawLipstick(painter: Painter, x: number, y: number): string {
  const gold = painter.tone(painter.spec.metal)
  const red = painter.tone(mix(painter.spec.palette[0], '#b3263a', 0.55))
  return (
    path(d`M${x - 24} ${y - 96}V${y - 150}Q${x - 10} ${y - 186} ${x + 24} ${y - 170}V${y - 96}Z`, red) +
    rect(x - 28, y - 112, 56, 46, lighten(gold, 0.1)) +
    rect(x - 36, y - 70, 72, 76, painter.gradient(lighten(gold, 0.04), lighten(gold, -0.12), { across: true }), {
      rx: 6,
    })
  )
}
