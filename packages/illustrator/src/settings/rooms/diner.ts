import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import { drawWords } from '../../objects/words/draw-words.ts'
import type { Painter } from '../../painter/painter.ts'
import { windowFill } from '../places/parts/glass.ts'
import { drawHall } from '../places/parts/hall.ts'
import { shineLamp } from '../places/parts/lamp.ts'
import { drawChequers } from '../places/parts/paving.ts'
import { at, beside, facing, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'

const HALL = { half: 5.8, height: 4, depth: 13 }
const RED = '#c6303a'
const MINT = '#9fd3c4'
const CHROME = '#cfd5d8'

/** Draws an American diner: a chequered floor, red booths, a chrome counter with stools, neon and a jukebox. */
export const drawDiner: DrawSetting = (painter) => {
  const back =
    drawHall(painter, HALL, { wall: MINT, floor: '#f1ede4', ceiling: '#f6f1e6' }) +
    drawChequers(painter, { half: HALL.half, depth: HALL.depth, size: 0.7, colour: '#26242a' }, 0.9) +
    drawEnd(painter) +
    SIDES.map((side) => drawSide(painter, side)).join('') +
    drawCounter(painter) +
    drawJukebox(painter)
  return { back, horizon: stageHorizon(HALL.depth - 1.6), indoor: true, floor: 'tiles' }
}

function drawEnd(painter: Painter): string {
  const plane = facing(HALL.depth)
  const chrome = painter.tone(CHROME)
  const [x, y] = plane(0, 3.3)
  const stripes = [1.5, 1.68, 1.86].map((up) =>
    polygon(panel(plane, -HALL.half, up, HALL.half, up + 0.09), painter.tone(RED)),
  )
  const hatch =
    polygon(panel(plane, -2.6, 1.5, 2.6, 2.5), painter.tone('#6f6a66')) +
    polygon(panel(plane, -2.7, 1.42, 2.7, 1.54), chrome)
  const boards = [-4.1, 4.1].map((middle) => {
    const rows = repeat(5, (i) =>
      line(
        ...plane(middle - 0.9, 2.9 - i * 0.2),
        ...plane(middle + 0.3 + (i % 2) * 0.3, 2.9 - i * 0.2),
        painter.tone('#f1e9d6'),
        4,
      ),
    )
    return polygon(panel(plane, middle - 1.2, 1.95, middle + 1.2, 3.15), painter.tone('#2b2a2f')) + rows
  })
  painter.glow(x, y, 240, '#ff5a6a', 0.3)
  return (
    stripes.join('') +
    hatch +
    boards.join('') +
    polygon(panel(plane, -2.4, 2.85, 2.4, 3.8), '#2a2230') +
    drawWords(painter, 'Diner', {
      x,
      y,
      width: 300,
      height: 66,
      colour: '#ff6676',
      glow: '#ff4d62',
      weight: 0.13,
      slant: 0.2,
    })
  )
}

/** Draws the windows and the red booths of one side. */
function drawSide(painter: Painter, side: number): string {
  const wall = beside(side * HALL.half)
  const red = painter.tone(RED)
  const chrome = painter.tone(CHROME)
  const panes = [11, 8.6].map((middle) =>
    polygon(panel(wall, middle - 1.05, 1.4, middle + 1.05, 3.1), windowFill(painter)),
  )
  const frames = [11, 8.6].map((middle) =>
    [-1.05, 1.05].map((k) => line(...wall(middle + k, 1.4), ...wall(middle + k, 3.1), chrome, 6)).join(''),
  )
  const booths = [12.4, 10.6, 8.8, 7.2].map((away, i) => {
    const u = unitAt(away)
    const [inner] = at(side * (HALL.half - 1.5), 0, away)
    const [outer, foot] = at(side * HALL.half, 0, away)
    const [left, right] = [Math.min(inner, outer), Math.max(inner, outer)]
    const tufts = repeat(6, (k) =>
      line(
        left + ((right - left) * (k + 0.5)) / 6,
        foot - u * 1.14,
        left + ((right - left) * (k + 0.5)) / 6,
        foot - u * 0.5,
        lighten(red, -0.1),
        3,
      ),
    )
    const table =
      i % 2
        ? ''
        : polygon(
            [
              at(side * (HALL.half - 1.5), 0.78, away - 0.7),
              at(side * HALL.half, 0.78, away - 0.7),
              at(side * HALL.half, 0.78, away - 1.3),
              at(side * (HALL.half - 1.5), 0.78, away - 1.3),
            ],
            painter.tone('#f4f0e8'),
          ) +
          line(
            ...at(side * (HALL.half - 1.5), 0.76, away - 0.7),
            ...at(side * (HALL.half - 1.5), 0.76, away - 1.3),
            chrome,
            5,
          )
    return (
      rect(left, foot - u * 1.2, right - left, u * 1.2, painter.gradient(lighten(red, 0.04), lighten(red, -0.08)), {
        rx: u * 0.1,
      }) +
      rect(left, foot - u * 1.22, right - left, u * 0.12, painter.tone('#f4f0e8'), { rx: u * 0.05 }) +
      tufts +
      table
    )
  })
  return (
    polygon(panel(wall, 5, 3.35, HALL.depth, 3.45), red) +
    polygon(panel(wall, 5, 3.52, HALL.depth, 3.62), red) +
    panes.join('') +
    frames.join('') +
    line(...wall(7.5, 1.4), ...wall(12.1, 1.4), chrome, 8) +
    booths.join('')
  )
}

function drawCounter(painter: Painter): string {
  const plane = facing(HALL.depth - 1.5)
  const u = unitAt(HALL.depth - 1.5)
  const red = painter.tone(RED)
  const chrome = painter.tone(CHROME)
  const ribs = repeat(30, (i) =>
    line(
      ...plane(-3.2 + i * 0.22, 0.12),
      ...plane(-3.2 + i * 0.22, 0.98),
      lighten(chrome, i % 2 ? 0.05 : -0.12),
      u * 0.08,
      { 'stroke-linecap': 'butt' },
    ),
  )
  const stools = [-2.8, -1.68, 1.68, 2.8].map((along) => {
    const [x, y] = at(along, 0, HALL.depth - 2.2)
    const s = unitAt(HALL.depth - 2.2)
    return (
      ellipse(x, y, s * 0.22, s * 0.06, lighten(chrome, -0.15)) +
      line(x, y, x, y - s * 0.62, lighten(chrome, -0.05), s * 0.08) +
      rect(x - s * 0.24, y - s * 0.74, s * 0.48, s * 0.13, chrome, { rx: s * 0.05 }) +
      ellipse(x, y - s * 0.75, s * 0.24, s * 0.09, lighten(red, 0.03))
    )
  })
  const shakes = [-2.2, -0.5, 0.6, 2.3].map((along, i) => {
    const [x, y] = plane(along, 1.12)
    return (
      path(
        d`M${x - u * 0.07} ${y - u * 0.28}H${x + u * 0.07}L${x + u * 0.04} ${y}H${x - u * 0.04}Z`,
        painter.tone(i % 2 ? '#f2b5c0' : '#f4e3c4'),
      ) + circle(x, y - u * 0.33, u * 0.06, red)
    )
  })
  const lamps = [-2.4, 0, 2.4].map((along) => {
    const [x, top] = at(along, HALL.height, HALL.depth - 1.6)
    const [, y] = at(along, 2.75, HALL.depth - 1.6)
    shineLamp(painter, x, y, 60)
    return (
      line(x, top, x, y - 20, chrome, 3) +
      path(d`M${x - 26} ${y}Q${x - 22} ${y - 26} ${x} ${y - 28}Q${x + 22} ${y - 26} ${x + 26} ${y}Z`, red) +
      ellipse(x, y, 14, 5, '#fff1c4')
    )
  })
  return (
    polygon(panel(plane, -3.4, 0, 3.4, 1), lighten(chrome, -0.1)) +
    ribs +
    polygon(panel(plane, -3.6, 0.98, 3.6, 1.12), red) +
    line(...plane(-3.6, 1.05), ...plane(3.6, 1.05), chrome, 4) +
    shakes.join('') +
    stools.join('') +
    lamps.join('')
  )
}

/** Draws a glowing jukebox beside the counter. */
function drawJukebox(painter: Painter): string {
  const away = HALL.depth - 1.6
  const u = unitAt(away)
  const [x, y] = at(4.3, 0, away)
  const wood = painter.tone('#7a3f2a')
  const arch = (half: number, top: number, foot: number) =>
    d`M${x - half * u} ${y - foot * u}V${y - (top - half) * u}A${half * u} ${half * u} 0 0 1 ${x + half * u} ${y - (top - half) * u}V${y - foot * u}Z`
  painter.glow(x, y - u, u * 1.1, '#ffb545', 0.45)
  return (
    path(arch(0.56, 1.8, 0), wood) +
    path(arch(0.49, 1.72, 0.06), '#f0a53a') +
    path(arch(0.4, 1.62, 0.06), painter.tone('#c6303a')) +
    path(arch(0.3, 1.5, 0.8), '#ffe9b0') +
    rect(x - u * 0.3, y - u * 0.7, u * 0.6, u * 0.5, painter.tone('#2b2a2f'), { rx: 5 }) +
    repeat(5, (i) =>
      line(
        x - u * 0.24 + i * u * 0.12,
        y - u * 0.66,
        x - u * 0.24 + i * u * 0.12,
        y - u * 0.24,
        painter.tone(CHROME),
        3,
      ),
    ) +
    circle(x, y - u * 1.14, u * 0.16, '#2b2a2f') +
    circle(x, y - u * 1.14, u * 0.05, '#f0a53a')
  )
}
