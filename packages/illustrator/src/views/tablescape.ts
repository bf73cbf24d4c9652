import { lighten, mix } from '../base/colour.ts'
import { HEIGHT, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { d, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive, WAX } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import type { Decor } from '../spec.ts'
import { drawGlass } from './glass.ts'
import type { DrawView } from './view.ts'

const TABLE_TOP = HEIGHT * 0.69
const CENTRE_LINE = TABLE_TOP + 24
const PLACE_LINE = TABLE_TOP + 96
const CHAIRS = 9
const PLACES = 5
const TALL_STANDS = [0.2, 0.8]
const STAND_HEIGHT = 230

/** Draws one long table from the front that extends beyond both edges of the canvas, with place settings. */
export const drawTablescape: DrawView = (painter) => {
  const { decor } = painter.spec
  painter.locate('seat', 3, { x: 0, y: TABLE_TOP - 190, width: WIDTH, height: 130 })
  painter.locate('flower', 2, { x: 0, y: TABLE_TOP - 70, width: WIDTH, height: 110 })
  painter.locate('table', 1.5, { x: 0, y: TABLE_TOP + 40, width: WIDTH, height: HEIGHT - TABLE_TOP - 40 })
  return painter.paint(() => drawTable(painter, decor))
}

function drawTable(painter: Painter, decor: Decor): string {
  return (
    repeat(CHAIRS, (i) => drawChair(painter, WIDTH * (0.04 + i * 0.115), TABLE_TOP + 44, 2.05)) +
    painter.layer('cloth', () => drawCloth(painter)) +
    (decor.candles === 'none' ? '' : painter.layer('tapers', () => drawTapers(painter))) +
    (decor.tall ? painter.layer('stands', () => drawStands(painter)) : '') +
    painter.layer('garland', () => drawFlowers(painter)) +
    (decor.candles === 'none' ? '' : painter.layer('votives', () => drawVotives(painter))) +
    repeat(PLACES, (i) => painter.layer(`place-${i}`, () => drawPlace(painter, WIDTH * (0.1 + i * 0.2))))
  )
}

function drawCloth(painter: Painter): string {
  const { random } = painter
  const linen = painter.tone(painter.spec.linen)
  const outline = [
    [-20, TABLE_TOP],
    [WIDTH + 20, TABLE_TOP],
    [WIDTH + 20, HEIGHT + 20],
    [-20, HEIGHT + 20],
  ] as const
  const folds = repeat(30, (i) => {
    const x = (i + 0.5) * (WIDTH / 30) + random.range(-12, 12)
    const fold = d`M${x} ${TABLE_TOP + 64}C${x + random.range(-16, 16)} ${TABLE_TOP + 150} ${x + random.range(-20, 20)} ${TABLE_TOP + 220} ${x + random.range(-24, 24)} ${HEIGHT + 10}`
    return stroke(fold, lighten(linen, random.range(-0.15, -0.04)), random.range(3, 16), { opacity: 0.32 })
  })
  return (
    group({ filter: SHADOW }, polygon(outline, painter.gradient(lighten(linen, 0.02), lighten(linen, -0.1)))) +
    rect(0, TABLE_TOP, WIDTH, 62, painter.gradient(lighten(linen, 0.035), linen)) +
    folds +
    drawOverlay(painter)
  )
}

/**
 * Draws a scalloped cloth in the napkins' colour over the table's edge, so that the front of the table has some detail.
 */
function drawOverlay(painter: Painter): string {
  const overlay = painter.tone(mix(painter.spec.napkin, painter.spec.linen, 0.35))
  const scallop = WIDTH / 8
  const top = TABLE_TOP + 60
  const low = TABLE_TOP + 176
  const hem = repeat(8, (i) => d`Q${WIDTH - scallop * (i + 0.5)} ${low + 74} ${WIDTH - scallop * (i + 1)} ${low}`)
  const outline = `${d`M0 ${top}H${WIDTH}V${low}`}${hem}Z`
  const trim = stroke(`${d`M${WIDTH} ${low}`}${hem}`, painter.tone(painter.spec.metal), 3, { opacity: 0.7 })
  return path(outline, painter.gradient(lighten(overlay, 0.02), lighten(overlay, -0.06)), { opacity: 0.55 }) + trim
}

function drawTapers(painter: Painter): string {
  const { random, spec } = painter
  const tinted = mix(WAX, spec.palette[1], 0.7)
  return repeat(16, (i) => {
    const x = WIDTH * (0.035 + i * 0.0625) + random.range(-14, 14)
    return drawCandle(
      painter,
      x,
      CENTRE_LINE - 8,
      random.range(1.05, 1.5),
      i % 3 === 1 ? tinted : WAX,
      random.range(56, 118),
    )
  })
}

function drawStands(painter: Painter): string {
  const metal = painter.tone(painter.spec.metal)
  return TALL_STANDS.map((share) => {
    const x = WIDTH * share
    return (
      line(x, CENTRE_LINE, x, CENTRE_LINE - STAND_HEIGHT, metal, 8) +
      ellipse(x, CENTRE_LINE, 44, 9, metal) +
      drawCluster(painter, x, CENTRE_LINE - STAND_HEIGHT - 40, 132, { count: 26, sprays: 16 })
    )
  }).join('')
}

function drawFlowers(painter: Painter): string {
  const { random, spec } = painter
  const runner = listOf<Point>(30, (i) => [-30 + (i / 29) * (WIDTH + 60), CENTRE_LINE + Math.sin(i * 1.3) * 8])
  const clusters = repeat(PLACES, (i) =>
    drawCluster(painter, WIDTH * (0.1 + i * 0.2) + random.range(-30, 30), CENTRE_LINE - 26, random.range(66, 92), {
      count: 16,
      sprays: 9,
    }),
  )
  return drawGarland(painter, runner, 128, spec.florals.density * 1.05) + clusters
}

function drawVotives(painter: Painter): string {
  const { random } = painter
  return repeat(11, (i) =>
    drawVotive(painter, WIDTH * (0.03 + i * 0.094) + random.range(-12, 12), TABLE_TOP + 74 + random.range(-4, 6), 1.25),
  )
}

/** Draws a place setting: charger, plates, a napkin with a bloom, and a champagne coupe. */
function drawPlace(painter: Painter, x: number): string {
  const { spec } = painter
  const y = PLACE_LINE
  const plate = painter.tone('#fbf7f1')
  const napkin = painter.tone(spec.napkin)
  return (
    ellipse(x, y + 4, 98, 19, '#2a1d26', { opacity: 0.14 }) +
    ellipse(x, y, 96, 18, painter.tone(mix(spec.metal, spec.palette[0], 0.12))) +
    ellipse(x, y - 5, 84, 15, plate) +
    ellipse(x, y - 9, 58, 10, lighten(plate, -0.05)) +
    path(
      d`M${x - 24} ${y - 12}q24 -12 48 0l10 92q-34 14 -68 0Z`,
      painter.gradient(lighten(napkin, 0.03), lighten(napkin, -0.08)),
    ) +
    drawFlower(painter, {
      kind: spec.florals.filler[0] ?? 'rose',
      colour: spec.florals.colors[0],
      x,
      y: y - 16,
      radius: 12,
    }) +
    drawLeaf(painter, {
      kind: 'olive',
      colour: spec.florals.greens[0] ?? '#7d9a80',
      x: x - 4,
      y: y - 8,
      length: 44,
      turn: 60,
    }) +
    drawGlass(painter, x + 118, y)
  )
}
