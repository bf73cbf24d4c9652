import { factsOf } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { lerp, onEllipse, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat, stroke, turn } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import { FOLIAGE } from '../../settings/season.ts'
import { drawCandle, waxOf } from '../candle.ts'
import { drawTree as drawTreeProp } from '../tree.ts'
import { type ArchPlace, type DrawArch, woodTone } from './shared.ts'

/** The colours of a willow by season. */
const WILLOW = { spring: '#9db368', summer: '#7f9a57', autumn: '#c2a24c', winter: '#b0a58a' } as const
const HEDGE_LEAVES = 34 * 22
const WILLOW_STRANDS = 74
/** Half the width of the opening between the branches, as a fraction of half the width of the tree. */
const WILLOW_OPENING = 0.42

/**
 * Draws an altar table with a cloth. Its height is 0.28 of the height of the structure. Returns the markup and the y
 * position of the table top.
 */
function drawAltarTable(painter: Painter, { x, y, height: h }: ArchPlace, half: number, colour: string) {
  const cloth = painter.tone(colour)
  const top = y - h * 0.28
  const folds = repeat(9, (i) => {
    const px = lerp(x - half * 0.9, x + half * 0.9, i / 8)
    return line(px, top + h * 0.03, px + (px - x) * 0.05, y, lighten(cloth, -0.1), h * 0.008, { opacity: 0.5 })
  })
  const markup =
    polygon(
      [
        [x - half, top],
        [x + half, top],
        [x + half * 1.05, y],
        [x - half * 1.05, y],
      ],
      painter.gradient(lighten(cloth, 0.01), lighten(cloth, -0.09)),
    ) +
    folds +
    ellipse(x, top, half, h * 0.025, lighten(cloth, 0.03))
  return { markup, top }
}

/** Draws an altar with a cloth, two candles, a book and flowers. */
export const drawAltarWithCandles: DrawArch = (painter, place) => {
  const { x, height: h } = place
  const { markup, top } = drawAltarTable(painter, place, h * 0.4, painter.spec.linen)
  return (
    markup +
    rect(x - h * 0.07, top - h * 0.03, h * 0.14, h * 0.025, painter.tone('#6b3a2b')) +
    SIDES.map((side) => drawCandle(painter, x + side * h * 0.3, top, h / 300, waxOf(painter), 60)).join('') +
    drawGarland(
      painter,
      [
        [x - h * 0.38, top + h * 0.02],
        [x, top + h * 0.07],
        [x + h * 0.38, top + h * 0.02],
      ],
      h * 0.1,
    ) +
    drawCluster(painter, x - h * 0.18, top - h * 0.05, h * 0.1)
  )
}

/** Draws the unity candle: a thick candle between two thin candles. */
export const drawUnityCandle: DrawArch = (painter, place) => {
  const { x, height: h } = place
  const { markup, top } = drawAltarTable(painter, place, h * 0.34, painter.spec.linen)
  return (
    markup +
    rect(
      x - h * 0.035,
      top - h * 0.2,
      h * 0.07,
      h * 0.2,
      painter.gradient(painter.tone('#fffaf0'), painter.tone('#eadfcb'), { across: true }),
    ) +
    drawCandle(painter, x, top - h * 0.19, h / 320, waxOf(painter), 14) +
    SIDES.map((side) => drawCandle(painter, x + side * h * 0.17, top, h / 260, waxOf(painter), 62)).join('') +
    drawCluster(painter, x, top - h * 0.01, h * 0.09, { squash: 0.5 })
  )
}

/** Draws a sand ceremony: two jugs of coloured sand and the vase into which the sand is poured. */
export const drawSandCeremony: DrawArch = (painter, place) => {
  const { x, height: h } = place
  const { palette } = painter.spec
  const { markup, top } = drawAltarTable(painter, place, h * 0.34, painter.spec.linen)
  const jar = (px: number, size: number, bands: readonly string[]) => {
    const glass = d`M${px - size} ${top}V${top - size * 2.2}Q${px - size} ${top - size * 2.7} ${px - size * 0.5} ${top - size * 2.9}V${top - size * 3.4}H${px + size * 0.5}V${top - size * 2.9}Q${px + size} ${top - size * 2.7} ${px + size} ${top - size * 2.2}V${top}Z`
    const sand = bands.map((band, i) =>
      rect(
        px - size * 0.92,
        top - ((i + 1) * size * 2) / bands.length,
        size * 1.84,
        (size * 2) / bands.length,
        painter.tone(band),
      ),
    )
    return (
      sand.join('') +
      path(glass, painter.tone('#e8f0f2'), { opacity: 0.35 }) +
      stroke(glass, painter.tone('#cfdadd'), 2)
    )
  }
  const [first, second] = palette
  return (
    markup +
    jar(x - h * 0.2, h * 0.045, [first]) +
    jar(x + h * 0.2, h * 0.045, [second]) +
    jar(x, h * 0.06, [first, second, first, second, first])
  )
}

/**
 * Draws the table of a tea ceremony, with a teapot and cups, in front of a red panel with the character for double
 * happiness.
 */
export const drawTeaCeremony: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const red = painter.tone('#b3262d')
  const gold = painter.tone('#d9b45a')
  const porcelain = painter.tone('#fbf6ea')
  const half = h * 0.46
  const panel =
    rect(x - half, y - h, half * 2, h * 0.96, painter.gradient(lighten(red, 0.03), lighten(red, -0.08))) +
    rect(x - half * 0.93, y - h * 0.965, half * 1.86, h * 0.89, 'none', { stroke: gold, 'stroke-width': h * 0.008 })
  const { markup, top } = drawAltarTable(painter, place, h * 0.33, '#c8323a')
  const pot =
    ellipse(x, top - h * 0.045, h * 0.06, h * 0.05, porcelain) +
    stroke(
      d`M${x + h * 0.055} ${top - h * 0.05}q${h * 0.05} ${-h * 0.01} ${h * 0.05} ${-h * 0.05}`,
      porcelain,
      h * 0.016,
    ) +
    circle(x, top - h * 0.1, h * 0.012, gold)
  const cups = [-0.24, -0.15, 0.16, 0.25].map(
    (k) =>
      ellipse(x + k * h, top - h * 0.015, h * 0.024, h * 0.02, porcelain) +
      line(x + (k - 0.02) * h, top - h * 0.03, x + (k + 0.02) * h, top - h * 0.03, gold, 2),
  )
  return (
    panel +
    drawDoubleHappiness(x, y - h * 0.66, h * 0.36, gold) +
    markup +
    pot +
    cups.join('') +
    SIDES.map((side) => drawCluster(painter, x + side * half, y - h * 0.9, h * 0.11)).join('')
  )
}

/** Draws the character 囍 (double happiness) as strokes. */
function drawDoubleHappiness(x: number, y: number, size: number, colour: string): string {
  const half = (cx: number) => {
    const w = size * 0.2
    const bar = (dy: number, k: number) =>
      line(cx - w * k, y + dy * size, cx + w * k, y + dy * size, colour, size * 0.05)
    const box = (dy: number) =>
      rect(cx - w * 0.6, y + dy * size, w * 1.2, size * 0.13, 'none', { stroke: colour, 'stroke-width': size * 0.045 })
    return (
      line(cx, y - size * 0.5, cx, y - size * 0.28, colour, size * 0.05) +
      bar(-0.42, 1) +
      bar(-0.29, 0.75) +
      box(-0.21) +
      bar(0, 0.9) +
      bar(0.1, 1.1) +
      box(0.2)
    )
  }
  return half(x - size * 0.24) + half(x + size * 0.24)
}

/** Draws a sofreh aghd: a cloth on the ground with a mirror, candelabra, fruit and flowers. */
export const drawSofreh: DrawArch = (painter, { x, y, height: h }) => {
  const { random, spec } = painter
  const cloth = painter.tone(spec.fabric)
  const gold = painter.tone(spec.metal)
  const mirror =
    ellipse(x, y - h * 0.42, h * 0.2, h * 0.3, gold) +
    ellipse(x, y - h * 0.42, h * 0.165, h * 0.262, painter.gradient(painter.tone('#eaf1f4'), painter.tone('#a9bcc6')))
  const candelabra = SIDES.map((side) => {
    const cx = x + side * h * 0.36
    const arms = [-0.09, 0, 0.09].map(
      (k) =>
        stroke(d`M${cx} ${y - h * 0.22}Q${cx + k * h} ${y - h * 0.24} ${cx + k * h} ${y - h * 0.36}`, gold, h * 0.012) +
        drawCandle(painter, cx + k * h, y - h * 0.36, h / 480, waxOf(painter), 46),
    )
    return (
      line(cx, y - h * 0.02, cx, y - h * 0.22, gold, h * 0.018) +
      ellipse(cx, y - h * 0.02, h * 0.06, h * 0.018, gold) +
      arms.join('')
    )
  })
  const dishes = repeat(9, (i) => {
    const [px, py] = onEllipse(x, y + h * 0.04, h * 0.55, h * 0.06, (i / 8) * Math.PI)
    const fill = painter.tone(random.pick(['#c22f3a', '#e8842f', '#7c8450', '#d9b45a', ...spec.palette]))
    return (
      ellipse(px, py, h * 0.06, h * 0.022, gold) +
      repeat(6, (k) =>
        circle(
          px + (k - 2.5) * h * 0.016,
          py - h * 0.012 - (k % 2) * h * 0.012,
          h * 0.015,
          lighten(fill, (k % 3) * 0.03),
        ),
      )
    )
  })
  return (
    ellipse(x, y + h * 0.02, h * 0.72, h * 0.12, lighten(cloth, -0.06)) +
    ellipse(x, y + h * 0.01, h * 0.68, h * 0.105, cloth) +
    SIDES.map((side) => drawCluster(painter, x + side * h * 0.56, y - h * 0.06, h * 0.16)).join('') +
    mirror +
    drawCluster(painter, x, y - h * 0.12, h * 0.12, { squash: 0.6 }) +
    candelabra.join('') +
    dishes
  )
}

/** Draws a flower wall. */
export const drawFlowerWall: DrawArch = (painter, { x, y, height: h }) => {
  const half = h * 0.56
  const rows = [0.1, 0.28, 0.46, 0.64, 0.82]
  const green = painter.tone('#5f7a55')
  return (
    rect(x - half, y - h * 0.94, half * 2, h * 0.94, painter.gradient(lighten(green, 0.02), lighten(green, -0.08))) +
    rows
      .map((down) =>
        [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8]
          .map((k) =>
            drawCluster(painter, x + k * half, y - h * (1 - down) + h * 0.02, h * 0.13, { count: 9, sprays: 4 }),
          )
          .join(''),
      )
      .join('')
  )
}

/** Draws a wall of clipped leaves. */
export const drawHedgeWall: DrawArch = (painter, { x, y, height: h }) => {
  const { random } = painter
  const half = h * 0.6
  const green = painter.tone('#557a4c')
  const leaves = repeat(HEDGE_LEAVES, (i) => {
    const [column, row] = [i % 34, Math.floor(i / 34)]
    const px = x - half + ((column + random.range(0.1, 0.9)) / 34) * half * 2
    const py = y - h * 0.93 + ((row + random.range(0.1, 0.9)) / (HEDGE_LEAVES / 34)) * h * 0.9
    return ellipse(px, py, h * 0.026, h * 0.017, lighten(green, random.range(-0.09, 0.09)), {
      transform: turn(random.range(0, 180), px, py),
    })
  })
  return (
    rect(x - half, y - h * 0.94, half * 2, h * 0.94, painter.gradient(lighten(green, -0.02), lighten(green, -0.1)), {
      rx: h * 0.015,
    }) + leaves
  )
}

/** Draws a tree for a ceremony, with the flowers that the description names around its trunk. */
export const drawWeddingTree: DrawArch = (painter, { x, y, height: h }) =>
  drawTreeProp(painter, {
    x,
    y,
    width: h * 1.5,
    height: h * 1.45,
    colour: FOLIAGE[painter.spec.season],
    depth: 0,
  }) + drawFlowersAtTrunk(painter, { x, y, height: h })

/** Draws a weeping willow, whose branches hang down to the ground around the couple. */
export const drawWillow: DrawArch = (painter, { x, y, height: h }) => {
  const { random } = painter
  const leaf = painter.tone(WILLOW[painter.spec.season])
  const bark = painter.tone('#6b5643')
  const trunk = path(
    d`M${x - h * 0.065} ${y}C${x - h * 0.02} ${y - h * 0.4} ${x - h * 0.06} ${y - h * 0.7} ${x - h * 0.22} ${y - h * 1.05}L${x - h * 0.02} ${y - h * 0.86}L${x + h * 0.2} ${y - h * 1.1}C${x + h * 0.05} ${y - h * 0.7} ${x + h * 0.02} ${y - h * 0.4} ${x + h * 0.07} ${y}Z`,
    painter.gradient(lighten(bark, 0.03), lighten(bark, -0.07), { across: true }),
  )
  const crown = repeat(26, (i) => {
    const angle = Math.PI + (i / 25) * Math.PI
    const reach = i % 2 ? 0.62 : 0.36
    return ellipse(
      x + Math.cos(angle) * h * reach,
      y - h * 1.02 + Math.sin(angle) * h * reach * 0.55,
      h * 0.19,
      h * 0.14,
      lighten(leaf, random.range(-0.05, 0.03)),
    )
  })
  const strands = repeat(WILLOW_STRANDS, (i) => {
    const across = (i / (WILLOW_STRANDS - 1)) * 2 - 1
    const from = Math.cos((across * Math.PI) / 2)
    const start = y - h * (0.95 + from * 0.38) + random.range(0, 0.2) * h
    // The branches leave the middle open, where the couple stands.
    const end = y - h * (Math.abs(across) < WILLOW_OPENING ? random.range(0.72, 0.9) : random.range(0.06, 0.34))
    const px = x + across * h * 0.84
    const sway = across * h * 0.06 + random.range(-0.02, 0.02) * h
    const colour = lighten(leaf, random.range(-0.07, 0.06))
    const steps = Math.max(4, Math.round((end - start) / (h * 0.05)))
    const leaves = repeat(steps, (j) => {
      const t = (j + 1) / steps
      const [lx, ly] = [px + sway * t * t, start + (end - start) * t]
      return d`M${lx} ${ly}q${-h * 0.022} ${h * 0.012} ${-h * 0.03} ${h * 0.05}q${h * 0.026} ${-h * 0.014} ${h * 0.03} ${-h * 0.05}q${h * 0.022} ${h * 0.012} ${h * 0.03} ${h * 0.05}q${-h * 0.026} ${-h * 0.014} ${-h * 0.03} ${-h * 0.05}Z`
    })
    const stem = d`M${px} ${start}Q${px} ${(start + end) / 2} ${px + sway} ${end}`
    return stroke(stem, lighten(colour, -0.04), h * 0.006) + path(leaves, colour)
  })
  return trunk + crown + strands + drawFlowersAtTrunk(painter, { x, y, height: h })
}

function drawFlowersAtTrunk(painter: Painter, { x, y, height: h }: ArchPlace): string {
  if (!factsOf(painter.spec.description, 'flower').some(({ name }) => name !== 'none')) return ''
  return SIDES.map((side) => drawCluster(painter, x + side * h * 0.14, y - h * 0.02, h * 0.1, { squash: 0.6 })).join('')
}

/** Draws a broom with ribbons that lies across the aisle. */
export const drawBroom: DrawArch = (painter, { x, y, height: h }) => {
  const straw = painter.tone('#d3b06a')
  const bristles = repeat(16, (i) =>
    line(
      x + h * 0.22,
      y - h * 0.03,
      x + h * 0.44,
      y - h * 0.09 + i * h * 0.009,
      lighten(straw, (i % 3) * 0.04 - 0.04),
      h * 0.01,
    ),
  )
  const ribbons = painter.spec.palette.map((colour, i) =>
    stroke(
      d`M${x + h * 0.2} ${y - h * 0.03}q${h * 0.03} ${h * 0.05} ${-h * (0.02 + i * 0.03)} ${h * 0.09}`,
      painter.tone(colour),
      h * 0.012,
    ),
  )
  return (
    ellipse(x, y + h * 0.02, h * 0.45, h * 0.03, painter.tone('#3a2f2a'), { opacity: 0.2 }) +
    line(x - h * 0.45, y, x + h * 0.22, y - h * 0.03, woodTone(painter), h * 0.02) +
    bristles +
    ribbons.join('') +
    drawCluster(painter, x + h * 0.19, y - h * 0.03, h * 0.06)
  )
}
