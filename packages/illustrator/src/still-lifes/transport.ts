import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, rect, repeat, ring, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import type { DrawStillLife } from './still-life.ts'

const ROAD = HEIGHT * 0.78
const WHEELS = [CENTRE - 330, CENTRE + 350] as const
const AXLE = ROAD + 22
const WHEEL = 92
const CABIN = d`M${CENTRE - 70} 560C${CENTRE - 40} 452 ${CENTRE + 10} 408 ${CENTRE + 130} 404H${CENTRE + 300}C${CENTRE + 400} 408 ${CENTRE + 450} 470 ${CENTRE + 470} 570Z`
const BODY = d`M${CENTRE - 500} 690C${CENTRE - 506} 610 ${CENTRE - 470} 566 ${CENTRE - 380} 556L${CENTRE - 60} 542H${CENTRE + 440}C${CENTRE + 520} 566 ${CENTRE + 556} 640 ${CENTRE + 560} 742C${CENTRE + 560} 776 ${CENTRE + 540} 790 ${CENTRE + 500} 790H${CENTRE - 440}C${CENTRE - 486} 786 ${CENTRE - 500} 750 ${CENTRE - 500} 690Z`
const GLASS = [
  d`M${CENTRE - 36} 552C${CENTRE - 14} 476 ${CENTRE + 30} 438 ${CENTRE + 118} 434V548Z`,
  d`M${CENTRE + 140} 434H${CENTRE + 262}V548H${CENTRE + 140}Z`,
  d`M${CENTRE + 284} 434C${CENTRE + 362} 440 ${CENTRE + 412} 486 ${CENTRE + 430} 548H${CENTRE + 284}Z`,
] as const

/** Draws a vintage car at the kerb, with a ribbon over its bonnet and flowers behind it. */
export const drawTransport: DrawStillLife = (painter) => {
  const paint = painter.tone(mix(painter.spec.palette[0], '#f4ece0', 0.35))
  const dark = lighten(paint, -0.16)
  return (
    drawStreet(painter) +
    ellipse(CENTRE + 20, AXLE + 88, 640, 40, painter.tone('#3a2c33'), { opacity: 0.35, filter: SOFT }) +
    group(
      { filter: SHADOW },
      path(CABIN, painter.gradient(lighten(paint, 0.05), dark)) +
        path(BODY, painter.gradient(lighten(paint, 0.04), dark)) +
        GLASS.map((pane) => path(pane, painter.gradient(painter.light.sky[0], painter.light.sky[2]))).join('') +
        drawFittings(painter, paint) +
        WHEELS.map((x) => drawWheel(painter, x, dark)).join(''),
    ) +
    drawRibbon(painter) +
    drawCluster(painter, CENTRE + 520, 610, 96, { count: 20 }) +
    drawGarland(
      painter,
      [
        [CENTRE + 500, 640],
        [CENTRE + 540, 720],
        [CENTRE + 560, 790],
      ],
      52,
      1.2,
    )
  )
}

function drawStreet(painter: Painter): string {
  const { random, spec, light } = painter
  const [above, middle, below] = light.sky
  const green = painter.tone(spec.florals.greens[0] ?? '#7d9a80', 0.25)
  const road = painter.tone(mix('#b8aca2', spec.palette[1], 0.12))
  const hedge = repeat(34, (i) =>
    ellipse(
      (i / 33) * WIDTH,
      ROAD - random.range(90, 150),
      random.range(60, 96),
      random.range(70, 110),
      lighten(green, random.range(-0.06, 0.06)),
    ),
  )
  const cypresses = [0.07, 0.2, 0.86, 0.96].map((share) =>
    drawCypress(painter, WIDTH * share, ROAD - 60, 110, random.range(340, 460), 0.35),
  )
  return (
    rect(0, 0, WIDTH, HEIGHT, painter.gradient(above, below, { middle })) +
    cypresses.join('') +
    hedge +
    rect(0, ROAD - 90, WIDTH, 120, lighten(green, -0.05)) +
    rect(0, ROAD - 8, WIDTH, HEIGHT - ROAD + 8, painter.gradient(lighten(road, 0.04), lighten(road, -0.08))) +
    line(0, ROAD - 4, WIDTH, ROAD - 4, lighten(road, 0.08), 16)
  )
}

function drawFittings(painter: Painter, paint: string): string {
  const chrome = painter.tone('#e9e6e2')
  const seam = lighten(paint, -0.2)
  const fenders = WHEELS.map((x) =>
    path(
      d`M${x - 150} 790C${x - 150} 670 ${x - 70} 622 ${x} 622C${x + 80} 622 ${x + 146} 680 ${x + 150} 790Z`,
      painter.gradient(lighten(paint, 0.02), lighten(paint, -0.12)),
    ),
  )
  return (
    fenders.join('') +
    stroke(
      d`M${CENTRE + 128} 440V776M${CENTRE - 56} 548C${CENTRE - 70} 640 ${CENTRE - 66} 720 ${CENTRE - 60} 776`,
      seam,
      4,
    ) +
    line(CENTRE - 480, 606, CENTRE + 520, 590, chrome, 7) +
    rect(CENTRE - 190, 778, 400, 20, chrome, { rx: 8 }) +
    line(CENTRE + 150, 600, CENTRE + 196, 598, chrome, 10) +
    circle(CENTRE - 478, 640, 40, chrome) +
    circle(CENTRE - 486, 640, 29, painter.tone('#fff3cf')) +
    stroke(
      d`M${CENTRE - 540} 770Q${CENTRE - 548} 736 ${CENTRE - 520} 730M${CENTRE - 540} 770H${CENTRE - 470}`,
      chrome,
      14,
    ) +
    stroke(d`M${CENTRE + 500} 776H${CENTRE + 590}Q${CENTRE + 600} 750 ${CENTRE + 580} 736`, chrome, 14)
  )
}

function drawWheel(painter: Painter, x: number, hub: string): string {
  const rubber = painter.tone('#2b2328')
  const spokes = repeat(8, (i) => {
    const angle = (i / 8) * Math.PI
    const [dx, dy] = [Math.cos(angle) * 38, Math.sin(angle) * 38]
    return line(x - dx, AXLE - dy, x + dx, AXLE + dy, painter.tone('#d8d3cd'), 4)
  })
  return (
    circle(x, AXLE, WHEEL, rubber) +
    ring(x, AXLE, 62, painter.tone('#f6f1ea'), 22) +
    circle(x, AXLE, 46, lighten(hub, -0.05)) +
    spokes +
    circle(x, AXLE, 16, painter.tone('#efece8'))
  )
}

function drawRibbon(painter: Painter): string {
  const silk = painter.tone(mix('#fdf8f1', painter.spec.fabric, 0.25))
  const [x, y] = [CENTRE - 468, 590]
  const bow = d`M${x} ${y}C${x - 60} ${y - 66} ${x - 96} ${y - 20} ${x} ${y}C${x + 70} ${y - 60} ${x + 92} ${y - 8} ${x} ${y}Z`
  const tails = d`M${x} ${y}Q${x - 40} ${y + 40} ${x - 56} ${y + 96}M${x} ${y}Q${x + 20} ${y + 50} ${x + 8} ${y + 110}`
  return (
    stroke(d`M${x} ${y}C${CENTRE - 330} 566 ${CENTRE - 190} 552 ${CENTRE - 56} 546`, silk, 14) +
    stroke(tails, silk, 12) +
    path(bow, painter.gradient(lighten(silk, 0.02), lighten(silk, -0.1)))
  )
}
