import { lighten } from '../../base/colour.ts'
import { lerp, SIDES } from '../../base/geometry.ts'
import { d, ellipse, line, path, polygon, rect, repeat, stroke } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import { drawCurtain, drawDrape } from '../drape.ts'
import { drawCanopy } from './canopy.ts'
import { type DrawArch, drawPole, woodTone } from './shared.ts'

const PLASTER = '#f1ece3'
const CANVAS = '#f2e6d0'
const PRAYER_SHAWL = '#fbf8f0'
const SHAWL_STRIPE = '#41618f'

/** Draws a pergola: four posts with open beams and hanging vines. */
export const drawPergola: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const half = h * 0.58
  const top = y - h * 0.96
  const wood = woodTone(painter)
  const beams = repeat(8, (i) => {
    const bx = x + lerp(-half * 1.06, half * 1.06, i / 7)
    return polygon(
      [
        [bx - h * 0.012, top],
        [bx + h * 0.012, top],
        [bx + h * 0.016 + (bx - x) * -0.16, top - h * 0.13],
        [bx - h * 0.016 + (bx - x) * -0.16, top - h * 0.13],
      ],
      lighten(wood, 0.02),
    )
  })
  const back = SIDES.map((side) => rect(x + side * half * 0.78 - 5, y - h * 1.02, 9, h * 0.94, lighten(wood, -0.05)))
  return (
    back.join('') +
    beams +
    SIDES.map((side) => drawPole(painter, x + side * half, place)).join('') +
    rect(x - half * 1.14, top - h * 0.03, half * 2.28, h * 0.045, lighten(wood, 0.03)) +
    drawGarland(
      painter,
      [
        [x - half * 1.05, top],
        [x, top + h * 0.03],
        [x + half * 1.05, top],
      ],
      h * 0.16,
    ) +
    SIDES.map((side) =>
      drawGarland(
        painter,
        [
          [x + side * half, top],
          [x + side * half, y - h * 0.32],
        ],
        h * 0.1,
      ),
    ).join('')
  )
}

/** Draws a gazebo: a round white pavilion with a domed roof. */
export const drawGazebo: DrawArch = (painter, { x, y, height: h }) => {
  const plaster = painter.tone(PLASTER)
  const half = h * 0.5
  const eaves = y - h * 0.72
  const dome = d`M${x - half * 1.12} ${eaves}C${x - half * 0.95} ${y - h * 1.02} ${x - half * 0.3} ${y - h * 1.08} ${x} ${y - h * 1.16}C${x + half * 0.3} ${y - h * 1.08} ${x + half * 0.95} ${y - h * 1.02} ${x + half * 1.12} ${eaves}Q${x} ${eaves + h * 0.09} ${x - half * 1.12} ${eaves}Z`
  const ribs = [-0.62, -0.22, 0.22, 0.62].map((k) =>
    stroke(
      d`M${x + k * half * 1.1} ${eaves + h * 0.03}Q${x + k * half * 0.85} ${y - h * 0.98} ${x} ${y - h * 1.14}`,
      lighten(plaster, -0.1),
      2.4,
    ),
  )
  const posts = [-1, -0.62, 0.62, 1].map((k) =>
    rect(
      x + k * half - h * 0.018,
      eaves,
      h * 0.036,
      y - eaves - (Math.abs(k) < 1 ? h * 0.06 : 0),
      lighten(plaster, Math.abs(k) < 1 ? -0.08 : -0.02),
    ),
  )
  const rail = SIDES.map((side) => {
    const from = x + side * half * 0.62
    const to = x + side * half
    return (
      line(from, y - h * 0.2, to, y - h * 0.15, plaster, 4) +
      repeat(4, (i) => line(lerp(from, to, i / 4), y - h * 0.19, lerp(from, to, i / 4), y - h * 0.04, plaster, 2.2))
    )
  })
  return (
    ellipse(x, y, half * 1.15, h * 0.07, lighten(plaster, -0.06)) +
    posts.join('') +
    rail.join('') +
    path(dome, painter.gradient(lighten(plaster, 0.02), lighten(plaster, -0.1))) +
    ribs.join('') +
    drawGarland(
      painter,
      [
        [x - half * 1.05, eaves + h * 0.02],
        [x, eaves + h * 0.06],
        [x + half * 1.05, eaves + h * 0.02],
      ],
      h * 0.1,
    ) +
    SIDES.map((side) => drawCluster(painter, x + side * half, y - h * 0.04, h * 0.11)).join('')
  )
}

/** Draws a chuppah: four posts that hold a prayer shawl. */
export const drawChuppah: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const half = h * 0.5
  const top = y - h * 0.97
  const shawl = painter.tone(PRAYER_SHAWL)
  const stripe = painter.tone(SHAWL_STRIPE)
  const roof = d`M${x - half} ${top}Q${x} ${top + h * 0.17} ${x + half} ${top}L${x + half * 0.74} ${top - h * 0.1}Q${x} ${top + h * 0.02} ${x - half * 0.74} ${top - h * 0.1}Z`
  const edge = d`M${x - half} ${top}Q${x} ${top + h * 0.17} ${x + half} ${top}L${x + half} ${top + h * 0.07}Q${x} ${top + h * 0.24} ${x - half} ${top + h * 0.07}Z`
  const stripes = [0.025, 0.045].map((down) =>
    stroke(
      d`M${x - half} ${top + h * down}Q${x} ${top + h * (down + 0.17)} ${x + half} ${top + h * down}`,
      stripe,
      h * 0.007,
    ),
  )
  const fringe = repeat(31, (i) => {
    const t = i / 30
    const px = lerp(x - half, x + half, t)
    const py = top + h * 0.07 + h * 0.17 * 2 * t * (1 - t)
    return line(px, py, px, py + h * 0.03, shawl, 1.6)
  })
  return (
    SIDES.map((side) =>
      rect(x + side * half * 0.74 - 4, top - h * 0.1, 8, h * 0.94, lighten(woodTone(painter), -0.04)),
    ).join('') +
    path(roof, painter.gradient(lighten(shawl, -0.02), lighten(shawl, -0.09))) +
    SIDES.map((side) => drawPole(painter, x + side * half, place)).join('') +
    path(edge, painter.gradient(lighten(shawl, 0.01), lighten(shawl, -0.07))) +
    stripes.join('') +
    fringe +
    SIDES.map(
      (side) =>
        drawGarland(
          painter,
          [
            [x + side * half, top + h * 0.02],
            [x + side * half, y - h * 0.5],
          ],
          h * 0.1,
        ) + drawCluster(painter, x + side * half, top, h * 0.12),
    ).join('')
  )
}

/** Draws a nikah stage: a sofa under a canopy of flowers and cloth. */
export const drawNikahStage: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const { fabric, metal } = painter.spec
  const gold = painter.tone(metal)
  const seat = painter.tone('#f5eee2')
  const half = h * 0.62
  const top = y - h
  const wall = rect(
    x - half,
    top + h * 0.06,
    half * 2,
    h * 0.9,
    painter.gradient(lighten(painter.tone(fabric), -0.02), lighten(painter.tone(fabric), -0.1)),
  )
  const arches = [-0.62, 0, 0.62].map((k) => {
    const ax = x + k * half
    const w = half * 0.27
    return stroke(
      d`M${ax - w} ${y - h * 0.06}V${y - h * 0.58}Q${ax - w} ${y - h * 0.76} ${ax} ${y - h * 0.86}Q${ax + w} ${y - h * 0.76} ${ax + w} ${y - h * 0.58}V${y - h * 0.06}`,
      gold,
      h * 0.012,
    )
  })
  const sofa =
    rect(x - half * 0.46, y - h * 0.34, half * 0.92, h * 0.2, seat, { rx: h * 0.05 }) +
    rect(x - half * 0.5, y - h * 0.19, half, h * 0.1, lighten(seat, -0.04), { rx: h * 0.03 }) +
    SIDES.map((side) =>
      rect(x + side * half * 0.5 - h * 0.03, y - h * 0.25, h * 0.06, h * 0.19, lighten(seat, -0.02), { rx: h * 0.03 }),
    ).join('')
  return (
    polygon(
      [
        [x - half * 1.12, y + h * 0.03],
        [x + half * 1.12, y + h * 0.03],
        [x + half, y - h * 0.06],
        [x - half, y - h * 0.06],
      ],
      lighten(seat, -0.03),
    ) +
    wall +
    arches.join('') +
    sofa +
    SIDES.map((side) =>
      drawCurtain(painter, {
        x: x + side * half,
        top: top + h * 0.03,
        bottom: y - h * 0.04,
        width: h * 0.24,
        colour: fabric,
        side: -side,
      }),
    ).join('') +
    drawGarland(
      painter,
      [
        [x - half, top + h * 0.07],
        [x, top],
        [x + half, top + h * 0.07],
      ],
      h * 0.17,
    ) +
    SIDES.map((side) => drawCluster(painter, x + side * half * 0.82, y - h * 0.04, h * 0.15)).join('')
  )
}

/** Draws a tipi: canvas around poles that cross at the top, open at the front. */
export const drawTipi: DrawArch = (painter, { x, y, height: h }) => {
  const cloth = painter.tone(CANVAS)
  const half = h * 0.62
  const tip = y - h * 1.02
  const poles = [-0.1, -0.03, 0.05, 0.11].map((k) =>
    line(x + k * h * 0.3, tip + h * 0.06, x + k * h * 1.25, tip - h * 0.13, woodTone(painter), h * 0.016),
  )
  return (
    poles.join('') +
    polygon(
      [
        [x, tip],
        [x + half, y],
        [x - half, y],
      ],
      painter.gradient(lighten(cloth, 0.01), lighten(cloth, -0.12), { across: true }),
    ) +
    polygon(
      [
        [x, tip + h * 0.3],
        [x + half * 0.4, y],
        [x - half * 0.4, y],
      ],
      painter.tone('#4d3b33'),
    ) +
    polygon(
      [
        [x, tip + h * 0.28],
        [x - half * 0.1, tip + h * 0.5],
        [x - half * 0.62, y],
        [x - half * 0.4, y],
      ],
      lighten(cloth, 0.04),
    ) +
    polygon(
      [
        [x, tip + h * 0.28],
        [x + half * 0.1, tip + h * 0.5],
        [x + half * 0.62, y],
        [x + half * 0.4, y],
      ],
      lighten(cloth, -0.05),
    ) +
    drawGarland(
      painter,
      [
        [x, tip + h * 0.26],
        [x - half * 0.4, y - h * 0.16],
      ],
      h * 0.11,
    ) +
    drawCluster(painter, x, tip + h * 0.28, h * 0.12)
  )
}

/** Draws a torii, a vermilion Shinto gate. */
export const drawTorii: DrawArch = (painter, { x, y, height: h }) => {
  const red = painter.tone('#c7402d')
  const black = painter.tone('#2f2a2b')
  const half = h * 0.46
  const lintel = d`M${x - half * 1.5} ${y - h * 1.06}Q${x} ${y - h * 0.98} ${x + half * 1.5} ${y - h * 1.06}L${x + half * 1.42} ${y - h * 0.95}Q${x} ${y - h * 0.9} ${x - half * 1.42} ${y - h * 0.95}Z`
  const cap = d`M${x - half * 1.56} ${y - h * 1.11}Q${x} ${y - h * 1.02} ${x + half * 1.56} ${y - h * 1.11}L${x + half * 1.5} ${y - h * 1.05}Q${x} ${y - h * 0.975} ${x - half * 1.5} ${y - h * 1.05}Z`
  const posts = SIDES.map((side) => {
    const foot = x + side * half
    const head = x + side * half * 0.93
    const w = h * 0.042
    return (
      polygon(
        [
          [foot - w, y],
          [foot + w, y],
          [head + w * 0.85, y - h * 0.95],
          [head - w * 0.85, y - h * 0.95],
        ],
        painter.gradient(lighten(red, 0.04), lighten(red, -0.08), { across: true }),
      ) + rect(foot - w * 1.2, y - h * 0.1, w * 2.4, h * 0.1, black)
    )
  })
  const rope = drawDrape(
    painter,
    [
      [x - half * 0.9, y - h * 0.74],
      [x + half * 0.9, y - h * 0.74],
    ],
    '#e8dcc0',
    h * 0.05,
    0.95,
  )
  return (
    posts.join('') +
    rect(x - half * 1.16, y - h * 0.8, half * 2.32, h * 0.06, red) +
    rect(x - h * 0.025, y - h * 0.93, h * 0.05, h * 0.14, red) +
    path(lintel, red) +
    path(cap, black) +
    rope
  )
}

/** Draws a canopy over a sacred fire in a square hearth. */
export const drawSacredFire: DrawArch = (painter, place) => drawCanopy(painter, place) + drawHearth(painter, place)

/** Draws the fire of a Hindu ceremony in a brick hearth, without a canopy. */
export const drawHearth: DrawArch = (painter, { x, y, height: h }) => {
  const brick = painter.tone('#9a5a3c')
  const hearth = polygon(
    [
      [x - h * 0.17, y + h * 0.02],
      [x + h * 0.17, y + h * 0.02],
      [x + h * 0.13, y - h * 0.11],
      [x - h * 0.13, y - h * 0.11],
    ],
    painter.gradient(lighten(brick, 0.04), lighten(brick, -0.08)),
  )
  const flame = (size: number, colour: string) =>
    path(
      d`M${x - size} ${y - h * 0.1}C${x - size * 1.1} ${y - h * 0.1 - size * 1.6} ${x - size * 0.1} ${y - h * 0.1 - size * 1.7} ${x} ${y - h * 0.1 - size * 3}C${x + size * 0.3} ${y - h * 0.1 - size * 1.8} ${x + size * 1.2} ${y - h * 0.1 - size * 1.5} ${x + size} ${y - h * 0.1}Z`,
      colour,
    )
  painter.glow(x, y - h * 0.2, h * 0.3, '#ffae4a', 0.8)
  return hearth + flame(h * 0.085, '#f08a2e') + flame(h * 0.055, '#f9c34f') + flame(h * 0.026, '#fff0bd')
}
