import { lighten, mix } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, type Point, WIDTH } from '../../base/geometry.ts'
import { bladeMark } from '../../base/marks.ts'
import { polygon, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadLeaf, drawPalm } from '../../props/foliage/palm.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawBrushwork, drawGrass, drawTreeline } from './land.ts'

const HORIZON = HEIGHT * 0.56
const TOP = HEIGHT * 0.3
const RICE = ['#8fbf4a', '#7bb045', '#a8c957', '#6ba244'] as const
const BANK = '#5f7f3a'
const LEVELS = 11

/** Draws stepped rice fields, some flooded and some green, with palms and a volcano behind. */
export const drawRiceTerraces: DrawSetting = (painter) => {
  const back =
    drawSky(painter) +
    drawVolcano(painter) +
    drawRidge(painter, { y: TOP + 50, rise: 60, frequency: 1.4, fill: painter.tone('#5f8f62', 0.6), name: 'wood' }) +
    drawTreeline(painter, { y: TOP + 80, height: 70, count: 22, colour: '#4f8250', depth: 0.5 }) +
    [0.08, 0.24, 0.71, 0.93]
      .map((share, i) =>
        drawPalm(painter, {
          x: WIDTH * share,
          y: TOP + 90 + i * 8,
          height: 170 + i * 16,
          lean: i % 2 ? -24 : 26,
          depth: 0.36,
        }),
      )
      .join('') +
    listOf(LEVELS, (i) => drawTerrace(painter, i)).join('') +
    drawGround(painter, HORIZON, '#86a94c') +
    drawBrushwork(painter, { from: HORIZON, colour: '#86a94c', count: 220 }) +
    drawGrass(painter, { from: HORIZON + 6, colours: ['#86a94c', '#6f9a45'], count: 900, height: 34, stage: 0.4 }) +
    [-1, 1].map((side) => drawLeaves(painter, side)).join('')
  return { back, horizon: HORIZON - 30, floor: 'grass', mild: true }
}

function drawVolcano(painter: Painter): string {
  const rock = painter.tone('#6f86a0', 0.7)
  const [x, top, foot] = [1060, HEIGHT * 0.13, TOP + 60]
  return polygon(
    [
      [x - 520, foot],
      [x - 220, foot - 90],
      [x - 46, top],
      [x - 12, top + 10],
      [x + 24, top - 4],
      [x + 210, foot - 96],
      [x + 500, foot],
    ],
    painter.gradient(rock, painter.fade(rock, 0.4)),
  )
}

/** Returns the height of the front edge of a terrace. The terraces rise towards both sides of the valley. */
function edgeOf(level: number, x: number): number {
  const t = (level + 1) / LEVELS
  const away = (x - CENTRE) / CENTRE
  const valley = lerp(TOP + 60, HORIZON + 6, t ** 1.25)
  const rise = (away ** 2 * 150 + Math.abs(away) * 30) * (1 - t ** 3)
  const sway = Math.sin(x / 130 + level * 1.7) * lerp(5, 15, t) + Math.sin(x / 57 + level) * lerp(2, 6, t)
  return valley - rise + sway * (1 - t ** 6)
}

function drawTerrace(painter: Painter, level: number): string {
  const { random, light } = painter
  const depth = 0.5 * (1 - level / LEVELS)
  const steps = 48
  const points = (of: number, lift = 0) =>
    listOf(steps + 1, (i): Point => {
      const x = -20 + ((WIDTH + 40) * i) / steps
      return [x, edgeOf(of, x) - lift]
    })
  const step = lerp(7, 20, level / LEVELS)
  const isFlooded = level % 3 === 1
  const rice = painter.tone(RICE[level % RICE.length] ?? RICE[0], depth)
  const water = mix(painter.tone('#7fa9b0', depth), light.sky[2], 0.55)
  const field = isFlooded ? water : rice
  const shoots = repeat(isFlooded ? 200 : 320, () => {
    const x = random.range(-10, WIDTH + 10)
    const y = lerp(edgeOf(level - 1, x), edgeOf(level, x) - step, random.next())
    const tall = lerp(5, 18, level / LEVELS)
    return bladeMark([x, y + tall * 0.5], tall, random.range(-0.3, 0.3) * tall)
  })
  const bank = painter.tone(BANK, depth)
  return (
    polygon(
      [...points(level - 1, 2), ...points(level, step).toReversed()],
      painter.gradient(lighten(field, 0.03), field),
    ) +
    stroke(shoots, isFlooded ? rice : lighten(rice, -0.06), lerp(0.9, 2, level / LEVELS), {
      opacity: isFlooded ? 0.6 : 0.8,
    }) +
    polygon(
      [...points(level, step), ...points(level).toReversed()],
      painter.gradient(lighten(bank, 0.05), lighten(bank, -0.08)),
    )
  )
}

function drawLeaves(painter: Painter, side: number): string {
  const { random } = painter
  return repeat(9, (i) =>
    drawBroadLeaf(painter, {
      x: CENTRE + side * random.range(640, 770),
      y: lerp(HORIZON + 120, HEIGHT + 40, i / 8),
      length: lerp(110, 230, i / 8),
      turn: -90 - side * random.range(10, 70),
      colour: lighten('#4f8b4a', random.range(-0.03, 0.05)),
      depth: 0.05,
    }),
  )
}
