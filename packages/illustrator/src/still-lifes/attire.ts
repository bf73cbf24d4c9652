import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, polygon, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCurtain } from '../props/drape.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const SILK = '#fbf5ee'
const FLOOR = HEIGHT * 0.86
const WINDOW = { left: CENTRE - 300, right: CENTRE + 300, spring: 380, sill: HEIGHT * 0.8 }
const BODICE = d`M${CENTRE - 92} 262C${CENTRE - 66} 300 ${CENTRE - 30} 330 ${CENTRE} 336C${CENTRE + 30} 330 ${CENTRE + 66} 300 ${CENTRE + 92} 262L${CENTRE + 104} 340C${CENTRE + 98} 400 ${CENTRE + 74} 440 ${CENTRE + 70} 486Q${CENTRE} 508 ${CENTRE - 70} 486C${CENTRE - 74} 440 ${CENTRE - 98} 400 ${CENTRE - 104} 340Z`
const SKIRT = d`M${CENTRE - 70} 484Q${CENTRE} 506 ${CENTRE + 70} 484C${CENTRE + 130} 590 ${CENTRE + 196} 760 ${CENTRE + 250} 914Q${CENTRE + 120} 948 ${CENTRE} 936T${CENTRE - 290} 926C${CENTRE - 210} 770 ${CENTRE - 132} 600 ${CENTRE - 70} 484Z`

/** Draws a gown on a hanger in front of an arched window. */
export const drawAttire: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#eae2dc', spec.palette[1], 0.26))
  const floor = painter.tone(mix('#b99c82', spec.palette[1], 0.16))
  const veil = { top: 120, bottom: HEIGHT * 0.93, width: 250, colour: mix(SILK, spec.fabric, 0.4), opacity: 0.72 }
  return (
    drawBackdrop(painter, wall, 0.02, -0.06) +
    drawWindow(painter, wall) +
    drawFloor(painter, floor) +
    drawWindowLight(painter, 0.34, [[0.34, 0.62, 0.42, 0.86]]) +
    drawCurtain(painter, { ...veil, x: WIDTH * 0.1, side: 1 }) +
    drawCurtain(painter, { ...veil, x: WIDTH * 0.9, side: -1 }) +
    group({ filter: SHADOW }, drawHanger(painter) + drawGown(painter)) +
    drawCluster(painter, WIDTH * 0.19, HEIGHT * 0.9, 120, { count: 20, squash: 0.8 }) +
    drawShoes(painter)
  )
}

function drawWindow(painter: Painter, wall: string): string {
  const { left, right, spring, sill } = WINDOW
  const radius = (right - left) / 2
  const opening = d`M${left} ${sill}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${sill}Z`
  const [above, , below] = painter.light.sky
  const frame = lighten(wall, 0.06)
  const bars = repeat(3, (i) => {
    const x = left + (right - left) * ((i + 1) / 4)
    const top = spring - Math.sqrt(radius ** 2 - (x - CENTRE) ** 2)
    return line(x, top, x, sill, frame, 9)
  })
  return (
    path(opening, painter.gradient(above, below)) +
    ellipse(CENTRE - 150, sill, 260, 120, painter.tone(painter.spec.florals.greens[0] ?? '#7d9a80', 0.8), {
      filter: SOFT,
      opacity: 0.5,
    }) +
    bars +
    line(left, spring, right, spring, frame, 9) +
    stroke(opening, frame, 20, { 'stroke-linejoin': 'round' })
  )
}

function drawFloor(painter: Painter, floor: string): string {
  const boards = repeat(9, (i) => {
    const x = CENTRE + (i - 4) * 300
    return line(CENTRE + (i - 4) * 200, FLOOR, x, HEIGHT, lighten(floor, -0.08), 3, { opacity: 0.5 })
  })
  const outline = [
    [0, FLOOR],
    [WIDTH, FLOOR],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ] as const
  return polygon(outline, painter.gradient(lighten(floor, -0.03), lighten(floor, 0.04))) + boards
}

function drawHanger(painter: Painter): string {
  const wood = painter.tone('#8a5f3c')
  const hook = d`M${CENTRE} 232V196C${CENTRE} 176 ${CENTRE + 30} 176 ${CENTRE + 30} 152A24 24 0 1 0 ${CENTRE - 18} 152`
  return (
    stroke(hook, painter.tone(painter.spec.metal), 8) +
    stroke(d`M${CENTRE - 124} 268Q${CENTRE} 196 ${CENTRE + 124} 268`, wood, 20) +
    line(0, 128, WIDTH, 128, lighten(wood, -0.05), 12)
  )
}

function drawGown(painter: Painter): string {
  const silk = painter.tone(mix(SILK, painter.spec.fabric, 0.12))
  const fold = lighten(silk, -0.12)
  const folds = repeat(9, (i) => {
    const k = (i - 4) / 4
    const from = CENTRE + k * 58
    const to = CENTRE - 14 + k * 236
    return stroke(d`M${from} 500C${from + k * 30} 610 ${to - k * 30} 780 ${to} ${924 - Math.abs(k) * 8}`, fold, 5, {
      opacity: 0.4,
    })
  })
  const sash = path(
    d`M${CENTRE - 74} 470Q${CENTRE} 494 ${CENTRE + 74} 470V500Q${CENTRE} 524 ${CENTRE - 74} 500Z`,
    painter.tone(painter.spec.palette[0]),
  )
  return (
    path(SKIRT, painter.gradient(lighten(silk, 0.03), lighten(silk, -0.08), { across: true })) +
    folds +
    path(BODICE, painter.gradient(lighten(silk, 0.04), lighten(silk, -0.06), { across: true })) +
    stroke(
      d`M${CENTRE - 90} 264Q${CENTRE - 96} 240 ${CENTRE - 84} 226M${CENTRE + 90} 264Q${CENTRE + 96} 240 ${CENTRE + 84} 226`,
      silk,
      12,
    ) +
    drawLace(painter, fold) +
    sash
  )
}

function drawLace(painter: Painter, colour: string): string {
  const { random } = painter
  const hem = repeat(44, (i) => {
    const share = i / 43
    const x = CENTRE - 280 + share * 520
    return circle(x, 912 - Math.sin(share * Math.PI) * 4 + random.range(-14, 6), random.range(5, 9), colour, {
      opacity: 0.5,
    })
  })
  const buttons = repeat(7, (i) => circle(CENTRE, 350 + i * 17, 4.5, colour))
  return hem + buttons
}

function drawShoes(painter: Painter): string {
  const satin = painter.tone(mix(SILK, painter.spec.palette[0], 0.5))
  const shoe = (x: number, y: number) =>
    path(
      d`M${x} ${y}C${x + 6} ${y - 52} ${x + 30} ${y - 60} ${x + 44} ${y - 56}C${x + 60} ${y - 26} ${x + 96} ${y - 18} ${x + 132} ${y - 10}Q${x + 140} ${y + 4} ${x + 120} ${y + 4}L${x + 60} ${y}L${x + 22} ${y - 22}L${x + 14} ${y + 4}H${x + 2}Z`,
      painter.gradient(lighten(satin, 0.03), lighten(satin, -0.09)),
    )
  return group({ filter: SHADOW }, shoe(WIDTH * 0.72, HEIGHT * 0.93) + shoe(WIDTH * 0.755, HEIGHT * 0.965))
}
