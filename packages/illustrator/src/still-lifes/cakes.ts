import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import type { DrawStillLife } from './still-life.ts'

const FLATNESS = 0.13
const ICING = '#fbf3ea'

/** Draws one round tier. (x, y) is the centre of its foot. */
function drawTier(painter: Painter, x: number, y: number, radius: number, height: number, icing: string): string {
  const ry = radius * FLATNESS
  const side = d`M${x - radius} ${y - height}V${y}A${radius} ${ry} 0 0 0 ${x + radius} ${y}V${y - height}Z`
  return (
    path(side, painter.gradient(lighten(icing, 0.03), lighten(icing, -0.11), { across: true })) +
    ellipse(x, y - height, radius, ry, lighten(icing, 0.035))
  )
}

function drawTable(painter: Painter, y: number, colour: string): string {
  const cloth = painter.tone(colour)
  return rect(0, y, WIDTH, HEIGHT - y, painter.gradient(lighten(cloth, 0.03), lighten(cloth, -0.08)))
}

/** Draws a smooth square cake with one slice of orange, on a stone plinth. */
export const drawPlainCake: DrawStillLife = (painter) => {
  const wall = painter.tone(mix('#dcd8d4', painter.spec.palette[1], 0.2))
  const stone = painter.tone('#cfc8c0')
  const icing = painter.tone('#fdfaf5')
  const block = (x: number, y: number, half: number, height: number) =>
    polygon(
      [
        [x - half, y - height],
        [x - half * 0.55, y - height - half * 0.3],
        [x + half * 1.2, y - height - half * 0.3],
        [x + half, y - height],
      ],
      lighten(icing, 0.02),
    ) +
    polygon(
      [
        [x + half, y - height],
        [x + half * 1.2, y - height - half * 0.3],
        [x + half * 1.2, y - half * 0.3],
        [x + half, y],
      ],
      lighten(icing, -0.13),
    ) +
    rect(x - half, y - height, half * 2, height, painter.gradient(lighten(icing, -0.01), lighten(icing, -0.06)))
  const [ox, oy] = [CENTRE - 64, HEIGHT * 0.5]
  const orange = painter.tone('#f08a33')
  return (
    drawBackdrop(painter, wall, 0.05, -0.05) +
    drawWindowLight(painter, 0.6, [[0.16, 0.34, 0.5, 0.76]]) +
    drawTable(painter, HEIGHT * 0.86, '#b9b0a8') +
    group(
      { filter: SHADOW },
      rect(
        CENTRE - 270,
        HEIGHT * 0.77,
        560,
        HEIGHT * 0.13,
        painter.gradient(lighten(stone, 0.04), lighten(stone, -0.07)),
      ) +
        polygon(
          [
            [CENTRE - 270, HEIGHT * 0.77],
            [CENTRE - 210, HEIGHT * 0.73],
            [CENTRE + 350, HEIGHT * 0.73],
            [CENTRE + 290, HEIGHT * 0.77],
          ],
          lighten(stone, 0.07),
        ),
    ) +
    group(
      { filter: SHADOW },
      block(CENTRE, HEIGHT * 0.76, 205, 200) +
        block(CENTRE - 6, HEIGHT * 0.76 - 205, 135, 170) +
        block(CENTRE - 2, HEIGHT * 0.76 - 380, 74, 130),
    ) +
    circle(ox, oy + 140, 62, orange) +
    circle(ox, oy + 140, 54, lighten(orange, 0.16)) +
    repeat(8, (i) =>
      path(
        d`M${ox} ${oy + 140}L${ox + Math.cos(i * 0.785) * 48} ${oy + 140 + Math.sin(i * 0.785) * 48}A48 48 0 0 1 ${ox + Math.cos(i * 0.785 + 0.62) * 48} ${oy + 140 + Math.sin(i * 0.785 + 0.62) * 48}Z`,
        lighten(orange, 0.05),
      ),
    )
  )
}

/** Draws a layer cake with a slice cut out, and the slice on a plate. */
export const drawCutCake: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#f3e6da', spec.palette[0], 0.35))
  const icing = painter.tone(mix(ICING, spec.palette[0], 0.45))
  const layers = [
    spec.palette[0],
    '#f6e2b8',
    spec.palette[1],
    '#f6e2b8',
    spec.palette[2],
    '#f6e2b8',
    spec.palette[0],
  ].map((colour) => painter.tone(colour))
  const [x, foot, radius, height] = [CENTRE - 170, HEIGHT * 0.78, 290, 330]
  const step = height / layers.length
  const cut =
    polygon(
      [
        [x + 40, foot - height + 34],
        [x + 236, foot - height + 8],
        [x + 236, foot - 16],
        [x + 40, foot + 34],
      ],
      icing,
    ) +
    layers
      .map((colour, i) =>
        polygon(
          [
            [x + 40, foot - height + 38 + i * step],
            [x + 236, foot - height + 12 + i * step],
            [x + 236, foot - height + 12 + (i + 0.82) * step],
            [x + 40, foot - height + 38 + (i + 0.82) * step],
          ],
          colour,
        ),
      )
      .join('')
  const sx = CENTRE + 380
  const slice = layers
    .map((colour, i) =>
      polygon(
        [
          [sx - 150, foot + 20 + (i - 7) * 27],
          [sx + 120, foot + 36 + (i - 7) * 27],
          [sx + 120, foot + 58 + (i - 7) * 27],
          [sx - 150, foot + 42 + (i - 7) * 27],
        ],
        colour,
      ),
    )
    .join('')
  return (
    drawBackdrop(painter, wall, 0.04, -0.04) +
    drawWindowLight(painter, 0.45, [[0.05, 0.3, 0.3, 0.6]]) +
    drawTable(painter, HEIGHT * 0.74, spec.linen) +
    group(
      { filter: SHADOW },
      ellipse(x, foot + 40, 350, 56, painter.tone('#f6f1ea')) + drawTier(painter, x, foot, radius, height, icing),
    ) +
    path(
      d`M${x + 40} ${foot - height + 34}L${x + 236} ${foot - height + 8}L${x} ${foot - height}Z`,
      lighten(icing, -0.14),
    ) +
    cut +
    repeat(9, (i) =>
      circle(x - 250 + i * 34, foot - height + 24 + Math.sin((i / 8) * Math.PI) * 14, 17, lighten(icing, 0.05)),
    ) +
    drawCluster(painter, x - 90, foot - height - 16, 84, { count: 12 }) +
    group(
      { filter: SHADOW },
      ellipse(sx, foot + 66, 230, 44, painter.tone('#fdfaf5')) +
        ellipse(sx, foot + 60, 176, 30, painter.tone('#f3ece2')) +
        polygon(
          [
            [sx - 150, foot - 170],
            [sx + 120, foot - 154],
            [sx + 150, foot - 176],
            [sx - 60, foot - 194],
          ],
          lighten(icing, 0.03),
        ) +
        slice +
        rect(sx + 118, foot - 156, 14, 200, icing),
    ) +
    stroke(d`M${sx + 190} ${foot + 30}L${sx + 330} ${foot + 104}`, painter.tone(spec.metal), 12)
  )
}

/** Draws a cake of seven tiers with gold edges, taller than the image is wide at its foot. */
export const drawTowerCake: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#4c3a48', spec.palette[0], 0.3))
  const gold = painter.tone('#d9b45c')
  const icing = painter.tone('#fdf6ea')
  const tiers = repeat(7, (i) => {
    const y = HEIGHT * 0.87 - i * 108
    const radius = 270 - i * 33
    const tint =
      i % 3 === 1 ? mix(icing, gold, 0.5) : i % 3 === 2 ? mix(icing, painter.tone(spec.palette[0]), 0.3) : icing
    return (
      drawTier(painter, CENTRE, y, radius, 100, tint) +
      repeat(15, (j) => {
        const angle = ((j - 7) / 7) * 1.5
        return circle(CENTRE + Math.sin(angle) * radius, y + Math.cos(angle) * radius * FLATNESS - 5, 6, gold)
      }) +
      stroke(
        d`M${CENTRE - radius} ${y - 100}A${radius} ${radius * FLATNESS} 0 0 0 ${CENTRE + radius} ${y - 100}`,
        gold,
        4,
      )
    )
  })
  const swags = [1, 3, 5].map((i) => {
    const y = HEIGHT * 0.87 - i * 108
    const radius = 270 - i * 33
    return drawGarland(
      painter,
      [
        [CENTRE - radius * 0.94, y - 66],
        [CENTRE - radius * 0.4, y + 6],
        [CENTRE + radius * 0.1, y - 26],
        [CENTRE + radius * 0.6, y + 2],
        [CENTRE + radius * 0.95, y - 62],
      ],
      46,
      1.2,
    )
  })
  return (
    drawBackdrop(painter, wall, 0.02, -0.06) +
    repeat(6, (i) => rect(60 + i * 250, 0, 170, HEIGHT, lighten(wall, i % 2 ? 0.02 : -0.015), { opacity: 0.6 })) +
    drawTable(painter, HEIGHT * 0.88, spec.linen) +
    group({ filter: SHADOW }, ellipse(CENTRE, HEIGHT * 0.885, 330, 46, gold) + tiers) +
    swags.join('') +
    drawCluster(painter, CENTRE, 96, 76, { count: 14 }) +
    drawCluster(painter, CENTRE - 330, HEIGHT * 0.89, 110, { count: 18, squash: 0.7 }) +
    drawCluster(painter, CENTRE + 340, HEIGHT * 0.89, 110, { count: 18, squash: 0.7 })
  )
}

/** Draws three cakes of different height that are joined by small stairs. */
export const drawBridgeCake: DrawStillLife = (painter) => {
  const { spec } = painter
  const wall = painter.tone(mix('#f3dcc0', spec.palette[1], 0.4))
  const icing = painter.tone('#fffaf2')
  const pink = mix(icing, painter.tone(spec.palette[0]), 0.4)
  const foot = HEIGHT * 0.82
  const stairs = (from: number, to: number, low: number, high: number) =>
    stroke(
      d`M${from} ${low + 20}Q${(from + to) / 2} ${(low + high) / 2 - 30} ${to} ${high + 20}`,
      lighten(icing, -0.1),
      30,
    ) +
    repeat(7, (i) => {
      const share = i / 6
      return rect(
        from + (to - from) * share - 22,
        low + (high - low) * share - 16 * Math.sin(share * Math.PI) - 10,
        44,
        12,
        lighten(icing, i % 2 ? -0.02 : 0.03),
        { rx: 4 },
      )
    })
  const cake = (x: number, y: number, radius: number) =>
    drawTier(painter, x, y, radius, 110, pink) +
    drawTier(painter, x, y - 112, radius * 0.72, 96, icing) +
    repeat(13, (j) => {
      const angle = ((j - 6) / 6) * 1.5
      return circle(x + Math.sin(angle) * radius, y + Math.cos(angle) * radius * FLATNESS - 8, 10, lighten(icing, 0.03))
    }) +
    drawCluster(painter, x, y - 226, radius * 0.42, { count: 10 })
  const column = (x: number, top: number) =>
    rect(x - 14, top, 28, foot - top, painter.gradient(lighten(icing, 0.02), lighten(icing, -0.1), { across: true })) +
    ellipse(x, top, 34, 9, icing)
  return (
    drawBackdrop(painter, wall, 0.05, -0.03) +
    repeat(9, (i) =>
      polygon(
        [
          [i * 190 - 30, 0],
          [i * 190 + 150, 0],
          [i * 190 + 60, 130 + (i % 2) * 40],
        ],
        painter.tone(spec.palette[i % spec.palette.length] as string),
        { opacity: 0.75 },
      ),
    ) +
    drawTable(painter, HEIGHT * 0.8, spec.linen) +
    group(
      { filter: SHADOW },
      [CENTRE - 96, CENTRE + 96, CENTRE].map((x) => column(x, 560)).join('') +
        ellipse(CENTRE, 560, 220, 32, lighten(icing, 0.02)) +
        cake(CENTRE, 550, 190),
    ) +
    group(
      { filter: SHADOW },
      stairs(CENTRE - 400, CENTRE - 150, foot - 110, 520) + stairs(CENTRE + 400, CENTRE + 150, foot - 110, 520),
    ) +
    group({ filter: SHADOW }, cake(CENTRE - 460, foot, 200) + cake(CENTRE + 460, foot, 200)) +
    drawCluster(painter, CENTRE, foot + 40, 120, { count: 18, squash: 0.6 })
  )
}

/** Draws a wedding book, colour samples, a calculator and cloth on a desk, seen from above. */
export const drawPlannersDesk: DrawStillLife = (painter) => {
  const { spec } = painter
  const desk = painter.tone(mix('#c9a582', spec.palette[1], 0.12))
  const paper = painter.tone('#fdf8ee')
  const ink = painter.tone('#6a5a62')
  const swatch = repeat(4, (i) =>
    group(
      { transform: `translate(1120 ${210 + i * 118}) rotate(${-8 + i * 5})`, filter: SHADOW },
      rect(-110, -46, 220, 92, painter.tone(spec.palette[i % spec.palette.length] as string), { rx: 4 }) +
        rect(-110, 20, 220, 26, paper),
    ),
  )
  const rows = repeat(
    11,
    (i) =>
      rect(-220, -250 + i * 44, 130 + ((i * 53) % 70), 9, ink, { rx: 4, opacity: 0.6 }) +
      rect(110, -250 + i * 44, 70 + ((i * 31) % 40), 9, ink, { rx: 4, opacity: 0.6 }) +
      line(-240, -226 + i * 44, 240, -226 + i * 44, ink, 1.6, { opacity: 0.35 }),
  )
  const keys = repeat(16, (i) =>
    rect(
      -84 + (i % 4) * 44,
      -30 + Math.floor(i / 4) * 44,
      34,
      32,
      i === 15 ? painter.tone(spec.palette[0]) : painter.tone('#e9e4de'),
      { rx: 6 },
    ),
  )
  return (
    drawBackdrop(painter, desk, 0.04, -0.05) +
    repeat(7, (i) => line(0, 60 + i * 150, WIDTH, 76 + i * 150, lighten(desk, -0.04), 3, { opacity: 0.6 })) +
    drawWindowLight(painter, 0.4, [[0.1, 0.4, 0.3, 0.7]]) +
    path('M900 700Q1100 640 1320 720T1600 700V1100H860Z', painter.tone(mix('#f3ece4', spec.palette[0], 0.4)), {
      filter: SHADOW,
    }) +
    repeat(5, (i) =>
      stroke(
        d`M${930 + i * 120} ${720 + i * 8}Q${960 + i * 120} 860 ${920 + i * 130} 1030`,
        painter.tone(mix('#e2d8cf', spec.palette[0], 0.45)),
        10,
        { opacity: 0.5, filter: SOFT },
      ),
    ) +
    group(
      { transform: 'translate(560 500) rotate(-4)', filter: SHADOW },
      rect(-300, -330, 600, 660, painter.tone(mix(spec.palette[2], '#5a4038', 0.4)), { rx: 12 }) +
        rect(-280, -312, 560, 624, paper, { rx: 4 }) +
        rows +
        line(0, -312, 0, 312, lighten(paper, -0.1), 5),
    ) +
    swatch +
    group(
      { transform: 'translate(1010 830) rotate(9)', filter: SHADOW },
      rect(-110, -130, 220, 290, painter.tone('#4a4650'), { rx: 18 }) +
        rect(-88, -108, 176, 56, painter.tone('#c9d6c4'), { rx: 6 }) +
        keys,
    ) +
    line(900, 250, 800, 760, painter.tone(spec.metal), 14) +
    drawCluster(painter, 170, 190, 150, { count: 20 }) +
    drawCluster(painter, 1410, 880, 130, { count: 18 })
  )
}
