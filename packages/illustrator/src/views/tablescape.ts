import { factsOf } from '@vowkit/understanding'
import { lighten, mix } from '../base/colour.ts'
import { HEIGHT, lerp, listOf, type Point, WIDTH } from '../base/geometry.ts'
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawGarland } from '../flora/garland.ts'
import { SHADOW } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, drawVotive, WAX } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import { drawPlaceSetting } from './tables/place-setting.ts'
import type { DrawView } from './view.ts'

/** The far and the near edge of the table top, its centre line, and the line of the places near the viewer. */
const FAR_EDGE = HEIGHT * 0.56
const NEAR_EDGE = HEIGHT * 0.93
const CENTRE_LINE = HEIGHT * 0.63
const PLACE_LINE = HEIGHT * 0.8
const CHAIRS = 6
const PLACES = 3
const PLATE = 158
const TALL_STANDS = [0.2, 0.8]
const STAND_HEIGHT = 250
/** Half the width of the far edge of the table, as a fraction of the canvas. Perspective narrows it. */
const FAR_HALF = 0.47

/** Draws a long table near the viewer that extends beyond both sides of the canvas, with place settings. */
export const drawTablescape: DrawView = (painter) => {
  painter.locate('seat', 3, { x: 0, y: FAR_EDGE - 170, width: WIDTH, height: 150 })
  painter.locate('flower', 2, { x: 0, y: CENTRE_LINE - 90, width: WIDTH, height: 140 })
  painter.locate('table', 1.5, { x: 0, y: PLACE_LINE - 50, width: WIDTH, height: HEIGHT - PLACE_LINE + 50 })
  return painter.paint(() => drawTable(painter))
}

function drawTable(painter: Painter): string {
  const { candles, tall } = painter.spec.decor
  return (
    repeat(CHAIRS, (i) => drawChair(painter, WIDTH * lerp(0.08, 0.92, i / (CHAIRS - 1)), FAR_EDGE + 148, 2.9)) +
    painter.layer('cloth', () => drawCloth(painter)) +
    repeat(PLACES + 1, (i) => drawFarPlate(painter, WIDTH * lerp(0.12, 0.88, i / PLACES))) +
    (candles === 'none' ? '' : painter.layer('tapers', () => drawTapers(painter))) +
    (tall ? painter.layer('stands', () => drawStands(painter)) : '') +
    painter.layer('garland', () => drawFlowers(painter)) +
    painter.layer('fruit', () => drawFruit(painter)) +
    (candles === 'none' ? '' : painter.layer('votives', () => drawVotives(painter))) +
    repeat(PLACES, (i) =>
      painter.layer(`place-${i}`, () => drawPlaceSetting(painter, WIDTH * (0.18 + i * 0.32), PLACE_LINE, PLATE)),
    )
  )
}

function drawCloth(painter: Painter): string {
  const { random } = painter
  const linen = painter.tone(painter.spec.linen)
  const top: Point[] = [
    [WIDTH * (0.5 - FAR_HALF), FAR_EDGE],
    [WIDTH * (0.5 + FAR_HALF), FAR_EDGE],
    [WIDTH * 1.12, NEAR_EDGE],
    [-WIDTH * 0.12, NEAR_EDGE],
  ]
  const folds = repeat(22, (i) => {
    const x = (i + 0.5) * (WIDTH / 22) + random.range(-16, 16)
    const fold = d`M${x} ${NEAR_EDGE + 2}C${x + random.range(-10, 10)} ${NEAR_EDGE + 30} ${x + random.range(-14, 14)} ${NEAR_EDGE + 60} ${x + random.range(-18, 18)} ${HEIGHT + 10}`
    return stroke(fold, lighten(linen, random.range(-0.16, -0.06)), random.range(5, 18), { opacity: 0.35 })
  })
  const overlay = painter.tone(mix(painter.spec.napkin, painter.spec.linen, 0.55))
  const across = (y: number) => (y - FAR_EDGE) / (NEAR_EDGE - FAR_EDGE)
  const runner = [CENTRE_LINE - 34, CENTRE_LINE + 46].flatMap((y, i): Point[] => {
    const half = WIDTH * lerp(FAR_HALF, 0.62, across(y))
    const ends: Point[] = [
      [WIDTH / 2 - half, y],
      [WIDTH / 2 + half, y],
    ]
    return i === 0 ? ends : ends.reverse()
  })
  return (
    group({ filter: SHADOW }, polygon(top, painter.gradient(lighten(linen, -0.035), lighten(linen, 0.02)))) +
    polygon(runner, overlay, { opacity: 0.55 }) +
    rect(
      -20,
      NEAR_EDGE,
      WIDTH + 40,
      HEIGHT - NEAR_EDGE + 20,
      painter.gradient(lighten(linen, -0.04), lighten(linen, -0.14)),
    ) +
    folds +
    line(-20, NEAR_EDGE, WIDTH + 20, NEAR_EDGE, lighten(linen, 0.04), 3, { opacity: 0.8 })
  )
}

/** Draws a plate of the guests on the other side of the table. */
function drawFarPlate(painter: Painter, x: number): string {
  const y = FAR_EDGE + 22
  const plate = painter.tone('#fdfaf5')
  return (
    ellipse(x, y + 3, 66, 13, '#2a1d26', { opacity: 0.14 }) +
    ellipse(x, y, 64, 12, painter.tone(painter.spec.metal)) +
    ellipse(x, y - 3, 54, 10, plate) +
    ellipse(x, y - 6, 26, 5, painter.tone(painter.spec.napkin))
  )
}

function drawTapers(painter: Painter): string {
  const { random, spec } = painter
  const named = factsOf(spec.description, 'colour').find(({ of }) => of === 'candles')?.colour
  const tinted = named ?? mix(WAX, spec.palette[1], 0.7)
  return repeat(11, (i) => {
    const x = WIDTH * (0.05 + i * 0.09) + random.range(-18, 18)
    const wax = named || i % 3 === 1 ? tinted : WAX
    const foot = CENTRE_LINE - 4 + (i % 2) * 10
    const holder =
      ellipse(x, foot, 17, 6, painter.tone(spec.metal)) + rect(x - 6, foot - 14, 12, 14, painter.tone(spec.metal))
    return holder + drawCandle(painter, x, foot - 10, random.range(1.4, 1.8), wax, random.range(62, 118))
  })
}

function drawStands(painter: Painter): string {
  const metal = painter.tone(painter.spec.metal)
  return TALL_STANDS.map((share) => {
    const x = WIDTH * share
    return (
      line(x, CENTRE_LINE, x, CENTRE_LINE - STAND_HEIGHT, metal, 9) +
      ellipse(x, CENTRE_LINE, 50, 13, metal) +
      drawCluster(painter, x, CENTRE_LINE - STAND_HEIGHT - 40, 140, { count: 26, sprays: 16 })
    )
  }).join('')
}

function drawFlowers(painter: Painter): string {
  const { random, spec } = painter
  const along = listOf<Point>(30, (i) => [-30 + (i / 29) * (WIDTH + 60), CENTRE_LINE + Math.sin(i * 1.3) * 9])
  const clusters = repeat(4, (i) =>
    drawCluster(
      painter,
      WIDTH * lerp(0.08, 0.92, i / 3) + random.range(-26, 26),
      CENTRE_LINE - 20,
      random.range(84, 108),
      {
        count: 18,
        sprays: 10,
        squash: 0.78,
      },
    ),
  )
  return drawGarland(painter, along, 124, spec.florals.density) + clusters
}

/** Draws lemons, or figs and grapes, between the flowers if the description names fruit. */
function drawFruit(painter: Painter): string {
  const { random, spec } = painter
  const named = factsOf(spec.description, 'object').find(({ name }) => name === 'citrus' || name === 'fruit')
  if (!named) return ''
  const skins = named.name === 'citrus' ? ['#f2c53d', '#f6d65c'] : ['#5b3152', '#7d3f57', '#8f9e4f']
  return repeat(16, (i) => {
    const [x, y] = [WIDTH * (0.03 + i * 0.062) + random.range(-14, 14), CENTRE_LINE + random.range(26, 56)]
    const skin = painter.tone(random.pick(skins))
    const r = random.range(15, 21)
    if (named.name === 'fruit' && i % 4 === 0) {
      return repeat(11, (k) =>
        circle(x + ((k % 4) - 1.5) * 10, y - Math.floor(k / 4) * 9, 7.5, lighten(skin, (k % 3) * 0.03)),
      )
    }
    return (
      ellipse(x + 3, y + r * 0.6, r, r * 0.4, '#2a1d26', { opacity: 0.16 }) +
      ellipse(x, y, r * 1.12, r * 0.9, skin) +
      ellipse(x - r * 0.3, y - r * 0.3, r * 0.42, r * 0.26, lighten(skin, 0.1)) +
      path(d`M${x + r} ${y}q7 -2 9 1q-4 4 -9 3Z`, lighten(skin, -0.08))
    )
  })
}

function drawVotives(painter: Painter): string {
  const { random } = painter
  return repeat(9, (i) =>
    drawVotive(
      painter,
      WIDTH * (0.04 + i * 0.115) + random.range(-14, 14),
      CENTRE_LINE + 74 + random.range(-5, 8),
      1.7,
    ),
  )
}
