import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawPalm } from '../../props/foliage/palm.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { drawTreeline } from '../nature/land.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, groundAt, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 19
const FOOT = groundAt(AWAY)
const STONE = '#8f8579'
const BRICK = '#b0674a'
const PAVING = '#a89f92'

/** Draws a Balinese temple: a split gate with a volcano between its halves, tiered thatched shrines, and parasols. */
export const drawBalineseTemple: DrawSetting = (painter) => {
  const paved = { half: 16, depth: AWAY, size: 0.9, colour: PAVING }
  const back =
    drawSky(painter) +
    drawVolcano(painter) +
    drawRidge(painter, { y: FOOT - 60, rise: 70, frequency: 1.4, fill: painter.tone('#4f7a58', 0.56), name: 'wood' }) +
    drawTreeline(painter, { y: FOOT - 6, height: 110, count: 22, colour: '#4f8250', depth: 0.42 }) +
    [0.05, 0.94]
      .map((share, i) =>
        drawPalm(painter, { x: WIDTH * share, y: FOOT + 10, height: 360, lean: i ? -36 : 34, depth: 0.26 }),
      )
      .join('') +
    drawMeru(painter, CENTRE - 560, 5, 0.9) +
    drawMeru(painter, CENTRE + 560, 7, 1) +
    drawWall(painter) +
    SIDES.map((side) => drawHalfGate(painter, side)).join('') +
    drawGround(painter, FOOT, PAVING) +
    drawWear(painter, paved, 70) +
    drawSlabs(painter, paved) +
    SIDES.map((side) => drawGuardian(painter, side) + drawParasol(painter, side)).join('')
  return { back, horizon: stageHorizon(AWAY), floor: 'stone', mild: true }
}

function drawVolcano(painter: Painter): string {
  const rock = painter.tone('#6f86a0', 0.66)
  return polygon(
    [
      [CENTRE - 620, FOOT],
      [CENTRE - 260, FOOT - 110],
      [CENTRE - 40, FOOT - 330],
      [CENTRE - 8, FOOT - 318],
      [CENTRE + 30, FOOT - 334],
      [CENTRE + 250, FOOT - 116],
      [CENTRE + 620, FOOT],
    ],
    painter.gradient(rock, painter.fade(rock, 0.45)),
  )
}

/** Draws one half of the split gate: a stepped tower whose inner side is a smooth vertical wall. */
function drawHalfGate(painter: Painter, side: number): string {
  const stone = painter.tone(STONE, 0.08)
  const brick = painter.tone(BRICK, 0.08)
  const inner = CENTRE + side * 120
  const tiers: readonly (readonly [width: number, low: number, high: number])[] = [
    [232, 0, 70],
    [196, 70, 160],
    [214, 160, 182],
    [160, 182, 252],
    [178, 252, 272],
    [122, 272, 328],
    [138, 328, 346],
    [84, 346, 394],
    [96, 394, 410],
    [46, 410, 452],
  ]
  const body = tiers.map(([width, low, high], i) => {
    const outer = inner + side * width
    const fill =
      i % 2
        ? painter.gradient(lighten(stone, 0.04), lighten(stone, -0.08))
        : painter.gradient(lighten(brick, 0.03), lighten(brick, -0.07))
    const left = Math.min(inner, outer)
    const crown = path(
      d`M${outer - side * 30} ${FOOT - high}Q${outer + side * 4} ${FOOT - high - 4} ${outer + side * 6} ${FOOT - high - 30}Q${outer - side * 14} ${FOOT - high - 22} ${outer - side * 34} ${FOOT - high}Z`,
      lighten(stone, 0.03),
    )
    const carving = repeat(Math.floor(width / 26), (k) =>
      circle(left + 14 + k * 26, FOOT - (low + high) / 2, 5, lighten(stone, i % 2 ? 0.1 : -0.1)),
    )
    return rect(left, FOOT - high, width, high - low, fill) + (i % 2 ? '' : carving) + (i > 0 ? crown : '')
  })
  const edge = line(inner, FOOT, inner, FOOT - 452, lighten(stone, 0.1), 7)
  const steps = repeat(5, (i) =>
    rect(
      Math.min(inner, inner + side * 250) + (side < 0 ? -i * 6 : 0),
      FOOT - 30 + i * 7,
      250 + i * 6,
      8,
      lighten(stone, i % 2 ? 0.05 : -0.04),
    ),
  )
  return body.join('') + edge + steps
}

function drawWall(painter: Painter): string {
  const stone = painter.tone(STONE, 0.16)
  const brick = painter.tone(BRICK, 0.16)
  return SIDES.map((side) => {
    const [left, right] = side < 0 ? [-20, CENTRE - 330] : [CENTRE + 330, WIDTH + 20]
    const posts = listOf(4, (i) => {
      const x = left + ((i + 0.5) * (right - left)) / 4
      return (
        rect(x - 20, FOOT - 150, 40, 150, stone) +
        polygon(
          [
            [x - 30, FOOT - 148],
            [x, FOOT - 196],
            [x + 30, FOOT - 148],
          ],
          lighten(stone, -0.05),
        )
      )
    })
    return (
      rect(left, FOOT - 108, right - left, 108, painter.gradient(lighten(brick, 0.03), lighten(brick, -0.08))) +
      rect(left, FOOT - 120, right - left, 18, stone) +
      posts.join('')
    )
  }).join('')
}

/** Draws a shrine with tiers of black thatch. */
function drawMeru(painter: Painter, x: number, tiers: number, scale: number): string {
  const thatch = painter.tone('#3d3733', 0.24)
  const wood = painter.tone('#8f4a38', 0.24)
  const gold = painter.tone('#cfa14c', 0.22)
  const base = FOOT - 90
  return (
    repeat(tiers, (i) => {
      const half = (108 - i * (80 / tiers)) * scale
      const y = base - 40 - i * 46 * scale
      return (
        rect(x - half * 0.42, y - 6, half * 0.84, 46 * scale, wood) +
        polygon(
          [
            [x - half, y],
            [x - half * 0.5, y - 30 * scale],
            [x + half * 0.5, y - 30 * scale],
            [x + half, y],
            [x + half * 0.9, y + 9],
            [x - half * 0.9, y + 9],
          ],
          painter.gradient(lighten(thatch, 0.06), thatch),
        ) +
        line(x - half * 0.94, y + 6, x + half * 0.94, y + 6, gold, 2.4)
      )
    }) +
    polygon(
      [
        [x - 8, base - 34 - tiers * 46 * scale],
        [x, base - 70 - tiers * 46 * scale],
        [x + 8, base - 34 - tiers * 46 * scale],
      ],
      gold,
    )
  )
}

/** Draws a stone guardian in a chequered cloth. */
function drawGuardian(painter: Painter, side: number): string {
  const away = 15
  const u = unitAt(away)
  const [x, y] = at(side * 3.5, 0, away)
  const stone = painter.tone('#7f776d')
  const cloth = repeat(12, (i) =>
    rect(
      x - u * 0.3 + (i % 4) * u * 0.15,
      y - u * 0.86 + Math.floor(i / 4) * u * 0.12,
      u * 0.15,
      u * 0.12,
      painter.tone((i + Math.floor(i / 4)) % 2 ? '#f3efe6' : '#2a282b'),
    ),
  )
  return (
    drawContact(painter, x, y, u * 0.7) +
    rect(x - u * 0.42, y - u * 0.4, u * 0.84, u * 0.4, lighten(stone, -0.06)) +
    path(
      d`M${x - u * 0.36} ${y - u * 0.4}Q${x - u * 0.5} ${y - u * 1.2} ${x} ${y - u * 1.24}Q${x + u * 0.5} ${y - u * 1.2} ${x + u * 0.36} ${y - u * 0.4}Z`,
      painter.gradient(lighten(stone, 0.06), lighten(stone, -0.1), { across: true }),
    ) +
    cloth +
    circle(x, y - u * 1.36, u * 0.26, lighten(stone, 0.02)) +
    polygon(
      [
        [x - u * 0.22, y - u * 1.52],
        [x, y - u * 1.92],
        [x + u * 0.22, y - u * 1.52],
      ],
      lighten(stone, -0.04),
    ) +
    circle(x - side * u * 0.2, y - u * 1.6, u * 0.09, painter.tone('#d8433a'))
  )
}

function drawParasol(painter: Painter, side: number): string {
  const away = 13
  const u = unitAt(away)
  const [x, y] = at(side * 5.1, 0, away)
  const [gold, white] = [painter.tone('#e8b83a'), painter.tone('#f8f2e4')]
  const top = y - u * 3.1
  shineLamp(painter, x, top, 20)
  return (
    line(x, y, x, top - u * 0.3, painter.tone('#7a4a34'), u * 0.06) +
    path(
      d`M${x - u * 0.8} ${top + u * 0.3}Q${x - u * 0.5} ${top - u * 0.2} ${x} ${top - u * 0.24}Q${x + u * 0.5} ${top - u * 0.2} ${x + u * 0.8} ${top + u * 0.3}Z`,
      painter.gradient(lighten(gold, 0.06), lighten(gold, -0.06), { across: true }),
    ) +
    repeat(11, (i) =>
      line(
        x - u * 0.78 + i * u * 0.156,
        top + u * 0.3,
        x - u * 0.78 + i * u * 0.156,
        top + u * 0.48,
        i % 2 ? white : gold,
        u * 0.07,
      ),
    ) +
    ellipse(x, top - u * 0.3, u * 0.06, u * 0.1, gold)
  )
}
