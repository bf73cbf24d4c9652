import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, type Point, WIDTH } from '../base/geometry.ts'
import { circle, line, polygon, rect, repeat } from '../base/svg.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import type { Painter } from '../painter/painter.ts'
import { drawClump } from '../props/foliage/clump.ts'
import { drawGround } from './ground.ts'
import { drawBrushwork, drawGrass, drawTreeline } from './nature/land.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.56
const BARK = '#7a4a38'
const FOREST_FLOOR = '#6d6a3f'
const FERN = '#5f8350'
const NEEDLES = '#48704f'
const FERNS = 34
const FIREFLIES = 46
const FIREFLY = '#ffe08a'

interface TrunkLayer {
  count: number
  depth: number
  width: number
  /** The minimum distance of a trunk from the centre, in pixels. */
  clearing: number
}

const FAR: TrunkLayer = { count: 20, depth: 0.85, width: 30, clearing: 20 }
const MIDDLE: TrunkLayer = { count: 12, depth: 0.55, width: 62, clearing: 110 }
const NEAR: TrunkLayer = { count: 7, depth: 0.2, width: 120, clearing: 330 }

/** Draws three layers of large trunks with haze between them, and ferns on the ground. */
export const drawRedwood: DrawSetting = (painter) => {
  const canopy = painter.gradient(painter.tone('#44604f', 0.5), painter.tone('#8aa07a', 0.7), { opacity: [0.9, 0.75] })
  const back =
    drawSky(painter) +
    rect(0, 0, WIDTH, HORIZON, canopy) +
    drawClearing(painter) +
    drawTrunks(painter, FAR) +
    drawHaze(painter, 0.28) +
    drawTrunks(painter, MIDDLE) +
    drawHaze(painter, 0.16) +
    drawTreeline(painter, { y: HORIZON + 8, height: 66, count: 34, colour: FERN, depth: 0.6 }) +
    drawGround(painter, HORIZON, FOREST_FLOOR) +
    drawBrushwork(painter, { from: HORIZON, colour: FOREST_FLOOR, count: 240 }) +
    drawGrass(painter, { from: HORIZON + 8, colours: ['#7d8a50', '#66763f'], count: 420, height: 22, stage: 0.4 }) +
    drawTrunks(painter, NEAR) +
    drawFerns(painter) +
    drawFireflies(painter)
  return { back, horizon: HORIZON, floor: 'earth', shafts: true }
}

/** Lightens the gaps between the far trunks. Otherwise, a forest at night looks like one dark wall. */
function drawClearing(painter: Painter): string {
  const glow = painter.light.stars ? '#8f97dd' : painter.light.sky[2]
  return circle(CENTRE, HORIZON * 0.72, HEIGHT * 0.5, painter.halo(glow), { opacity: 0.75 })
}

function drawHaze(painter: Painter, opacity: number): string {
  return rect(0, 0, WIDTH, HEIGHT, painter.light.haze, { opacity })
}

function drawTrunks(painter: Painter, layer: TrunkLayer): string {
  const { random } = painter
  return repeat(layer.count, (i) => {
    const x = ((i + random.range(0.1, 0.9)) / layer.count) * WIDTH * 1.1 - WIDTH * 0.05
    return Math.abs(x - CENTRE) < layer.clearing ? '' : drawTrunk(painter, x, layer)
  })
}

function drawTrunk(painter: Painter, x: number, { depth, width }: TrunkLayer): string {
  const { random } = painter
  const w = width * random.range(0.7, 1.25)
  const bark = painter.tone(BARK, depth)
  const outline = [
    [x - w * 0.42, -10],
    [x + w * 0.42, -10],
    [x + w * 0.52, HORIZON],
    [x + w * 0.95, HORIZON + w * 0.5],
    [x - w * 0.95, HORIZON + w * 0.5],
    [x - w * 0.52, HORIZON],
  ] as const
  const furrows = repeat(6, () => {
    const fx = x + random.range(-0.4, 0.4) * w
    const top = random.range(0, HORIZON * 0.4)
    const foot = fx + random.range(-3, 3)
    return line(fx, top, foot, random.range(HORIZON * 0.5, HORIZON), lighten(bark, -0.1), Math.max(1, w * 0.03), {
      opacity: 0.4,
    })
  })
  const boughs = repeat(3, () => drawBough(painter, x, w, depth))
  return (
    polygon(outline, painter.gradient(lighten(bark, 0.045), lighten(bark, -0.07), { across: true })) + furrows + boughs
  )
}

/** Draws a branch with flat sprays of needles that hangs from a trunk. */
function drawBough(painter: Painter, x: number, width: number, depth: number): string {
  const { random, spec } = painter
  const y = random.range(-20, HORIZON * 0.42)
  const side = random.next() < 0.5 ? -1 : 1
  return repeat(6, (i) => {
    const reach = (5 - i) / 5
    const at: Point = [x + side * width * (0.3 + reach * 1.7), y + reach * width * 0.7 + random.range(-8, 8)]
    const size = width * lerp(0.75, 0.4, reach)
    return drawClump(
      painter,
      { colour: NEEDLES, depth, mark: 'needle', snow: spec.season === 'winter' },
      at,
      size,
      size * 0.6,
    )
  })
}

function drawFerns(painter: Painter): string {
  const { random } = painter
  return repeat(FERNS, (i) => {
    const t = random.next()
    const side = i % 2 ? 1 : -1
    const x = CENTRE + side * lerp(WIDTH * 0.2, WIDTH * 0.56, random.next())
    const y = lerp(HORIZON + 10, HEIGHT * 1.02, t)
    return repeat(6, (k) =>
      drawLeaf(painter, {
        kind: 'fern',
        colour: FERN,
        x,
        y,
        length: lerp(40, 150, t),
        turn: -90 + (k - 2.5) * 30,
        shade: random.range(-0.06, 0.04),
      }),
    )
  })
}

function drawFireflies(painter: Painter): string {
  if (!painter.light.stars) return ''
  return painter.layer('fireflies', () =>
    repeat(FIREFLIES, () => {
      const x = painter.random.next() * WIDTH
      const y = painter.random.range(HEIGHT * 0.3, HEIGHT * 0.9)
      painter.glow(x, y, painter.random.range(12, 30), FIREFLY, 0.8)
      return circle(x, y, 2.2, FIREFLY)
    }),
  )
}
