import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, SIDES, WIDTH } from '../base/geometry.ts'
import { d, line, path, polygon, rect, repeat } from '../base/svg.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import { LIT_WINDOW_GLOW } from '../light/lights.ts'
import type { Painter } from '../painter/painter.ts'
import { drawTree } from '../props/tree.ts'
import { drawGround, drawTufts } from './ground.ts'
import { drawBush, drawContact } from './places/parts/greenery.ts'
import { drawSlope } from './places/parts/roof.ts'
import { FOLIAGE, GRASS } from './season.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.55
const HOUSE = { left: WIDTH * 0.17, width: WIDTH * 0.66, height: 330 }
const HOUSE_TOP = HORIZON - HOUSE.height
const BAYS = 7
const STUCCO = '#ecdcc6'
const ROOF = '#9a5f45'
const GRAVEL = '#d9c7a6'

/** Draws a stucco house with arched windows behind a gravel drive, which is lined with clipped balls. */
export const drawEstate: DrawSetting = (painter) => {
  const { season } = painter.spec
  const trees = repeat(7, (i) =>
    drawTree(painter, {
      x: (i / 6) * WIDTH,
      y: HORIZON,
      width: 300,
      height: 330,
      colour: FOLIAGE[season],
      depth: 0.55,
    }),
  )
  const back =
    drawSky(painter) +
    trees +
    drawFacade(painter) +
    drawPortico(painter) +
    drawCreeper(painter) +
    drawGround(painter, HORIZON, GRASS[season]) +
    drawTufts(painter, HORIZON + 16, GRASS[season], 140) +
    drawDrive(painter) +
    drawTopiary(painter)
  return { back, horizon: HORIZON, floor: 'earth' }
}

function stuccoTone(painter: Painter): string {
  return painter.tone(STUCCO, 0.12)
}

function drawFacade(painter: Painter): string {
  const { left, width, height } = HOUSE
  const stucco = stuccoTone(painter)
  const tile = painter.tone(ROOF, 0.15)
  const eaves = [
    [left + 50, HOUSE_TOP - 96],
    [left + width - 50, HOUSE_TOP - 96],
    [left + width + 26, HOUSE_TOP],
    [left - 26, HOUSE_TOP],
  ] as const
  const chimneys = [0.16, 0.84].map((share) =>
    rect(left + width * share - 24, HOUSE_TOP - 142, 48, 110, lighten(stucco, share < 0.5 ? -0.04 : -0.08)),
  )
  const bay = (width - 92) / BAYS
  const windows = repeat(BAYS, (i) => {
    const x = left + 56 + i * bay
    const lower = i === Math.floor(BAYS / 2) ? '' : drawWindow(painter, x, HOUSE_TOP + 166, bay - 26, 164, true)
    return drawWindow(painter, x, HOUSE_TOP + 34, bay - 26, 92, false) + lower
  })
  return (
    chimneys.join('') +
    drawSlope(painter, eaves, tile, 6, 60) +
    rect(left, HOUSE_TOP, width, height, painter.gradient(stucco, lighten(stucco, -0.09))) +
    rect(left - 12, HOUSE_TOP - 6, width + 24, 16, lighten(stucco, 0.03)) +
    windows
  )
}

function drawWindow(painter: Painter, x: number, y: number, w: number, h: number, isArched: boolean): string {
  const { light } = painter
  const isLit = light.glow > LIT_WINDOW_GLOW
  if (isLit) painter.glow(x + w / 2, y + h / 2, w * 1.5, '#ffbd62', 0.35)
  const glass = isLit
    ? painter.gradient('#ffdc93', '#f3a850')
    : painter.gradient(mix(light.sky[1], '#5b6f80', 0.5), mix('#3f5261', light.sky[2], 0.25))
  const outline = isArched
    ? d`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : d`M${x} ${y + h}V${y}H${x + w}V${y + h}Z`
  const frame = stuccoTone(painter)
  return (
    path(outline, glass) +
    line(x + w / 2, y, x + w / 2, y + h, frame, 3) +
    line(x, y + h * 0.5, x + w, y + h * 0.5, frame, 3)
  )
}

function drawPortico(painter: Painter): string {
  const stucco = stuccoTone(painter)
  const pediment = [
    [CENTRE - 110, HOUSE_TOP + 140],
    [CENTRE, HOUSE_TOP + 84],
    [CENTRE + 110, HOUSE_TOP + 140],
  ] as const
  const column = painter.gradient(lighten(stucco, 0.04), lighten(stucco, -0.09), { across: true })
  return (
    rect(CENTRE - 92, HOUSE_TOP + 138, 184, 192, lighten(stucco, 0.02)) +
    polygon(pediment, lighten(stucco, 0.03)) +
    drawWindow(painter, CENTRE - 48, HOUSE_TOP + 172, 96, 158, true) +
    SIDES.map((side) => rect(CENTRE + side * 82 - 9, HOUSE_TOP + 140, 18, 190, column)).join('')
  )
}

function drawCreeper(painter: Painter): string {
  const { random } = painter
  return repeat(26, (i) =>
    drawLeaf(painter, {
      kind: 'ruscus',
      colour: '#5f7d4e',
      x: HOUSE.left + random.range(0, 60) + (i % 2) * (HOUSE.width - 70),
      y: HOUSE_TOP + random.range(0, 300),
      length: random.range(40, 90),
      turn: random.range(0, 360),
    }),
  )
}

function drawDrive(painter: Painter): string {
  const gravel = painter.tone(GRAVEL)
  const drive = [
    [CENTRE - 90, HORIZON],
    [CENTRE + 90, HORIZON],
    [WIDTH * 0.86, HEIGHT],
    [WIDTH * 0.14, HEIGHT],
  ] as const
  return polygon(drive, painter.gradient(painter.fade(gravel, 0.35), painter.tone('#c9b48e')))
}

function drawTopiary(painter: Painter): string {
  const leaf = painter.tone(FOLIAGE[painter.spec.season])
  return SIDES.map((side) =>
    repeat(4, (i) => {
      const t = i / 3
      const x = CENTRE + side * lerp(150, WIDTH * 0.5, t)
      const y = lerp(HORIZON + 14, HEIGHT * 0.86, t)
      const size = lerp(52, 176, t)
      return (
        drawContact(painter, x, y, size * 0.6) +
        drawBush(painter, { x, y: y + size * 0.05, width: size, height: size * 0.96, colour: leaf, dabs: 70 })
      )
    }),
  ).join('')
}
