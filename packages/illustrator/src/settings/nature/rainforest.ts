import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, SIDES, WIDTH } from '../../base/geometry.ts'
import { limbMark } from '../../base/marks.ts'
import { circle, path, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawClump } from '../../props/foliage/clump.ts'
import { drawBroadLeaf, drawPalm } from '../../props/foliage/palm.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass } from './land.ts'
import { drawPool, drawWaterfall, type Waterfall } from './waterfall.ts'

const HORIZON = HEIGHT * 0.55
const GREENS = ['#3f7a4a', '#5a9450', '#2f6648'] as const
const FLOOR = '#6b7f4a'
const FALL: Waterfall = { x: WIDTH * 0.7, width: 150, top: 60, foot: HORIZON, greens: GREENS }

/** Draws layers of jungle with a waterfall, and large leaves in front. */
export const drawRainforest: DrawSetting = (painter) => {
  const { haze } = painter.light
  const back =
    drawSky(painter) +
    rect(
      0,
      HORIZON * 0.3,
      WIDTH,
      HORIZON * 0.75,
      painter.gradient(painter.tone(GREENS[0], 0.78), painter.tone(GREENS[2], 0.55)),
    ) +
    drawWall(painter) +
    rect(0, 0, WIDTH, HORIZON, haze, { opacity: 0.25 }) +
    circle(CENTRE, HORIZON * 0.5, HEIGHT * 0.42, painter.halo(painter.light.stars ? '#8f97dd' : painter.light.sky[2]), {
      opacity: 0.55,
    }) +
    painter.mark('object:waterfall', drawWaterfall(painter, FALL)) +
    drawPalms(painter) +
    drawGround(painter, HORIZON, FLOOR) +
    drawPool(painter, FALL) +
    drawBrushwork(painter, { from: HORIZON + 30, colour: FLOOR, count: 160 }) +
    drawGrass(painter, { from: HORIZON + 30, colours: ['#6f9550', '#4f7c48'], count: 500, height: 30, stage: 0.3 }) +
    drawLianas(painter) +
    SIDES.map((side) => drawUndergrowth(painter, side)).join('')
  return { back, horizon: HORIZON, shafts: true, mild: true }
}

/** Draws a dense wall of leaves. */
function drawWall(painter: Painter): string {
  const { random } = painter
  const count = 22
  return repeat(count * 4, (i) => {
    const row = Math.floor(i / count)
    const x = ((i % count) / (count - 1)) * WIDTH + random.range(-20, 20)
    const y = lerp(20, HORIZON, (row + random.next() * 0.6) / 3.6)
    return drawClump(painter, { colour: random.pick(GREENS), depth: 0.74 - row * 0.08 }, [x, y], 96, 80)
  })
}

function drawPalms(painter: Painter): string {
  const { random } = painter
  return [0.06, 0.2, 0.36, 0.94]
    .map((share, i) =>
      drawPalm(painter, {
        x: WIDTH * share,
        y: HORIZON + 30,
        height: random.range(360, 470),
        lean: (i % 2 ? -1 : 1) * random.range(20, 60),
        colour: GREENS[0],
        depth: 0.3,
      }),
    )
    .join('')
}

/** Draws lianas that hang from the top of the canvas. */
function drawLianas(painter: Painter): string {
  const { random } = painter
  const marks = repeat(12, (i) => {
    const x = i % 2 ? random.range(0, 330) : random.range(1220, WIDTH)
    const length = random.range(140, 420)
    return limbMark([x, -10], [x + random.range(-40, 40), length], random.range(3, 7), 2, random.range(-26, 26))
  })
  return (
    path(marks, painter.tone('#5d5a3f', 0.1)) +
    repeat(14, (i) => {
      const x = i < 7 ? lerp(-20, 420, i / 6) : lerp(1120, WIDTH + 20, (i - 7) / 6)
      const edge = Math.abs(x - CENTRE) / CENTRE
      return drawClump(painter, { colour: random.pick(GREENS), depth: 0.1 }, [x, lerp(-40, 40, edge)], 90, 66)
    })
  )
}

function drawUndergrowth(painter: Painter, side: number): string {
  const { random } = painter
  return repeat(20, (i) => {
    const t = i / 19
    const x = CENTRE + side * (lerp(430, 700, random.next()) + t * 60)
    const y = lerp(HORIZON + 50, HEIGHT + 70, t)
    const length = lerp(80, 270, t)
    return repeat(6, (k) =>
      drawBroadLeaf(painter, {
        x,
        y,
        length: length * random.range(0.7, 1.1),
        turn: -90 + (k - 2.5) * 28 + random.range(-9, 9),
        colour: lighten(random.pick(GREENS), random.range(-0.02, 0.05)),
        depth: 0.14 * (1 - t),
      }),
    )
  })
}
