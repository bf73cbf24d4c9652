import { lighten } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { ellipse, line, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawBroadleaf } from '../../props/foliage/broadleaf.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround } from '../ground.ts'
import { drawPeak } from '../nature/peaks.ts'
import { FOLIAGE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawEasternRoof } from './parts/eastern-roof.ts'
import { isLampLit } from './parts/glass.ts'
import { drawContact } from './parts/greenery.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, groundAt, stageHorizon, unitAt } from './parts/space.ts'

const AWAY = 22
const FOOT = groundAt(AWAY)
const UNIT = unitAt(AWAY)
const GRANITE = '#c4beb2'
const RED = '#a8352c'
const TEAL = '#2f8573'
const TILE = '#5a6267'

/** Draws the courtyard of a Korean palace: a two-storey throne hall in red and teal on a stone terrace. */
export const drawKoreanPalace: DrawSetting = (painter) => {
  const paved = { half: 16, depth: AWAY, size: 1.1, colour: GRANITE }
  const back =
    drawSky(painter) +
    drawPeak(painter, { x: 1010, height: 300, foot: FOOT - 20, width: 1100, depth: 0.66, rock: '#8b94a0', snow: 0 }) +
    drawRidge(painter, { y: FOOT - 70, rise: 110, frequency: 1.4, fill: painter.tone('#6f8a74', 0.56), name: 'wood' }) +
    SIDES.map((side) => drawGallery(painter, side)).join('') +
    SIDES.map((side) => drawBlossom(painter, side)).join('') +
    drawHall(painter) +
    drawGround(painter, FOOT, GRANITE) +
    drawWear(painter, paved, 80) +
    drawSlabs(painter, paved) +
    SIDES.map((side) => drawRankStones(painter, side)).join('')
  return { back, horizon: stageHorizon(AWAY), floor: 'stone' }
}

function drawBlossom(painter: Painter, side: number): string {
  const { season } = painter.spec
  return drawBroadleaf(painter, {
    x: CENTRE + side * 560,
    y: FOOT + 10,
    width: 250,
    height: 240,
    colour: season === 'spring' ? '#f0b7c4' : FOLIAGE[season],
    depth: 0.2,
    stem: 0.24,
    bare: season === 'winter',
    ...(season === 'spring' && { dots: { colour: '#fdeef0', count: 34, radius: 4.4 } }),
  })
}

/** Draws the throne hall: a terrace, two storeys of red columns and lattices, and two roofs. */
function drawHall(painter: Painter): string {
  const base = FOOT - UNIT * 1.5
  const storey = (half: number, foot: number, height: number, bays: number) =>
    drawStorey(painter, half, foot, height, bays)
  const roof = (y: number, half: number, height: number, ridge: number) =>
    drawEasternRoof(painter, {
      x: CENTRE,
      y,
      half,
      height,
      lift: 52,
      ridge,
      tile: painter.tone(TILE, 0.14),
      trim: painter.tone('#e9e4d8', 0.14),
    })
  const lower = base - UNIT * 3.5
  const upper = lower - UNIT * 3.1
  return (
    drawTerrace(painter) +
    storey(320, base, UNIT * 3.5, 7) +
    roof(lower, 420, 104, 262) +
    storey(236, lower - 84, UNIT * 1.5, 5) +
    roof(upper + 8, 338, 118, 176)
  )
}

function drawStorey(painter: Painter, half: number, foot: number, height: number, bays: number): string {
  const red = painter.tone(RED, 0.1)
  const teal = painter.tone(TEAL, 0.1)
  const lit = isLampLit(painter)
  const paper = lit ? '#ffcf80' : painter.tone('#e2d2b2', 0.12)
  const top = foot - height
  const step = (half * 2) / bays
  const screens = repeat(bays, (i) => {
    const x = CENTRE - half + i * step
    if (lit) shineLamp(painter, x + step / 2, foot - height * 0.4, step * 0.8)
    const bars = repeat(5, (k) =>
      line(x + ((k + 1) * step) / 6, top + height * 0.3, x + ((k + 1) * step) / 6, foot - height * 0.16, teal, 2.2),
    )
    const rails = repeat(4, (k) =>
      line(x, top + height * (0.36 + k * 0.12), x + step, top + height * (0.36 + k * 0.12), teal, 2.2),
    )
    return rect(x, top + height * 0.28, step, height * 0.56, paper) + bars + rails
  })
  const columns = listOf(bays + 1, (i) =>
    rect(
      CENTRE - half + i * step - 7,
      top,
      14,
      height,
      painter.gradient(lighten(red, 0.06), lighten(red, -0.1), { across: true }),
    ),
  )
  const dancheong = repeat(bays * 4, (i) => {
    const x = CENTRE - half + (i * step) / 4
    const colour = ['#2f6fa8', '#d9563f', '#e8b84a', '#3fa08a'][i % 4] ?? TEAL
    return rect(x + 2, top + height * 0.05, step / 4 - 4, height * 0.09, painter.tone(colour, 0.1))
  })
  return (
    rect(CENTRE - half, top, half * 2, height, lighten(red, -0.12)) +
    screens +
    rect(CENTRE - half, foot - height * 0.16, half * 2, height * 0.16, lighten(red, -0.03)) +
    columns.join('') +
    rect(CENTRE - half - 10, top, half * 2 + 20, height * 0.24, teal) +
    dancheong
  )
}

/** Draws the two stone platforms with balustrades and a stair. */
function drawTerrace(painter: Painter): string {
  const stone = painter.tone(GRANITE, 0.14)
  const level = (half: number, foot: number, height: number) =>
    rect(
      CENTRE - half,
      foot - height,
      half * 2,
      height,
      painter.gradient(lighten(stone, 0.03), lighten(stone, -0.07)),
    ) +
    line(CENTRE - half, foot - height - 16, CENTRE + half, foot - height - 16, lighten(stone, 0.04), 5) +
    repeat(25, (i) => rect(CENTRE - half + (i * (half * 2 - 6)) / 24, foot - height - 20, 6, 20, lighten(stone, 0.02)))
  const steps = repeat(9, (i) =>
    rect(CENTRE - 74 - i * 3, FOOT - UNIT * 1.5 + i * 8.2, 148 + i * 6, 9, lighten(stone, i % 2 ? 0.06 : -0.02)),
  )
  return level(440, FOOT - UNIT * 0.75, UNIT * 0.75) + level(540, FOOT + 4, UNIT * 0.75) + steps
}

/** Draws the low gallery that encloses the courtyard. */
function drawGallery(painter: Painter, side: number): string {
  const red = painter.tone(RED, 0.24)
  const tile = painter.tone(TILE, 0.26)
  const [left, right] = side < 0 ? [-20, CENTRE - 420] : [CENTRE + 420, WIDTH + 20]
  const top = FOOT - UNIT * 2.9
  const columns = repeat(9, (i) => rect(left + 10 + i * ((right - left - 20) / 8) - 5, top, 10, UNIT * 2.9, red))
  return (
    rect(left, top, right - left, UNIT * 2.9, painter.tone('#e8dfcc', 0.24)) +
    rect(left, FOOT - UNIT * 0.9, right - left, UNIT * 0.9, lighten(red, 0.02)) +
    columns +
    rect(left, top, right - left, 16, painter.tone(TEAL, 0.24)) +
    polygon(
      [
        [left - 10, top + 4],
        [left + 14, top - 62],
        [right - 14, top - 62],
        [right + 10, top + 4],
      ],
      painter.gradient(lighten(tile, 0.04), lighten(tile, -0.05)),
    ) +
    repeat(24, (i) =>
      line(
        left + 14 + i * ((right - left - 28) / 23),
        top - 60,
        left + i * ((right - left) / 23),
        top + 2,
        lighten(tile, -0.08),
        2,
      ),
    ) +
    rect(left + 6, top - 70, right - left - 12, 10, lighten(tile, 0.12))
  )
}

/** Draws the small stones that mark the places of the officials. */
function drawRankStones(painter: Painter, side: number): string {
  const stone = painter.tone('#a9a297')
  return [18, 14.5, 11.8, 9.6]
    .map((away) => {
      const u = unitAt(away)
      const [x, y] = at(side * 5, 0, away)
      return (
        drawContact(painter, x, y, u * 0.3) +
        rect(
          x - u * 0.14,
          y - u * 0.62,
          u * 0.28,
          u * 0.62,
          painter.gradient(lighten(stone, 0.06), lighten(stone, -0.08), { across: true }),
          { rx: 4 },
        ) +
        ellipse(x, y - u * 0.62, u * 0.14, u * 0.05, lighten(stone, 0.06))
      )
    })
    .join('')
}
