import { lighten, mix } from '../../base/colour.ts'
import { CENTRE, listOf, SIDES } from '../../base/geometry.ts'
import { circle, d, line, path, polygon, rect, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawGround } from '../ground.ts'
import { drawWater } from '../nature/water.ts'
import { drawWindow } from '../places/parts/glass.ts'
import { drawMasonry } from '../places/parts/masonry.ts'
import type { Opening } from '../places/parts/opening.ts'
import { drawSlabs, drawWear } from '../places/parts/paving.ts'
import { at, beside, EYE, facing, groundAt, panel, stageHorizon, unitAt } from '../places/parts/space.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawGondola, drawMooring } from './gondola.ts'

const QUAY = 15
const HALF = 8.6
const STONE = '#d8ccb8'
const WATER = '#4f8f86'
const CHANNEL = { horizon: EYE.horizon, top: EYE.horizon + 36, left: 330, right: 1206, near: '#3f7f78' }
const PLASTERS = ['#c9694a', '#e0b27a', '#d98f70', '#ead9b8', '#b8573f', '#d9a066'] as const
const HOUSES = [6, 11, 16, 22, 28, 36, 46, 60] as const

/** Draws a Venetian canal between palaces, with gondolas, mooring posts, a bridge and a domed church, seen from a quay. */
export const drawCanal: DrawSetting = (painter) => {
  const edge = groundAt(QUAY)
  const paved = { half: 16, depth: QUAY, size: 1.1, colour: STONE }
  const back =
    drawSky(painter) +
    drawDome(painter) +
    drawWater(painter, { top: EYE.horizon, bottom: edge + 20, colour: WATER, near: '#3f7f78', waves: 60 }) +
    painter.mark('object:bridge', drawBridge(painter)) +
    SIDES.map((side) => drawHouses(painter, side)).join('') +
    drawGondola(painter, 4.8, 27, -1) +
    drawGondola(painter, -5.9, 18, 1) +
    drawGround(painter, edge, STONE) +
    drawWear(painter, paved, 70) +
    drawSlabs(painter, paved) +
    drawKerb(painter) +
    [-7.6, -3.3, 3.4, 5.2, 7.7].map((right, i) => drawMooring(painter, right, QUAY + 0.4, i)).join('')
  return { back, horizon: stageHorizon(QUAY), floor: 'stone', water: { ...CHANNEL, bottom: edge - 8 } }
}

function drawKerb(painter: Painter): string {
  const stone = painter.tone('#f0e8d8', 0.06)
  const y = groundAt(QUAY)
  return rect(-10, y - 4, 1560, 14, stone) + rect(-10, y + 8, 1560, 5, lighten(stone, -0.14))
}

/** Draws the domed church at the end of the canal. */
function drawDome(painter: Painter): string {
  const stone = painter.tone('#efe6d6', 0.34)
  const lead = painter.tone('#8fa0a6', 0.34)
  const foot = EYE.horizon + 4
  const round = (x: number, y: number, r: number) =>
    path(
      d`M${x - r} ${y}C${x - r * 1.05} ${y - r * 1.2} ${x - r * 0.3} ${y - r * 1.35} ${x} ${y - r * 1.42}C${x + r * 0.3} ${y - r * 1.35} ${x + r * 1.05} ${y - r * 1.2} ${x + r} ${y}Z`,
      painter.gradient(lighten(lead, 0.06), lighten(lead, -0.08), { across: true }),
    ) +
    rect(x - r * 0.16, y - r * 1.78, r * 0.32, r * 0.4, stone) +
    path(d`M${x - r * 0.2} ${y - r * 1.76}L${x} ${y - r * 2.15}L${x + r * 0.2} ${y - r * 1.76}Z`, lead)
  const lights = listOf(5, (i) => rect(CENTRE - 62 + i * 28, foot - 128, 12, 34, lighten(stone, -0.2), { rx: 6 }))
  return (
    rect(CENTRE - 150, foot - 74, 300, 80, lighten(stone, -0.03)) +
    rect(CENTRE - 84, foot - 140, 168, 70, painter.gradient(stone, lighten(stone, -0.1), { across: true })) +
    rect(CENTRE - 92, foot - 144, 184, 10, lighten(stone, 0.03)) +
    lights.join('') +
    round(CENTRE, foot - 142, 82) +
    round(CENTRE + 112, foot - 74, 34) +
    rect(CENTRE - 146, foot - 220, 22, 150, lighten(stone, -0.06)) +
    path(d`M${CENTRE - 150} ${foot - 218}L${CENTRE - 135} ${foot - 262}L${CENTRE - 120} ${foot - 218}Z`, lead)
  )
}

/** Draws an arched stone bridge across the canal. */
function drawBridge(painter: Painter): string {
  const plane = facing(40)
  const stone = painter.tone('#eee4d2', 0.22)
  const top = (x: number) => 2.6 + 1.5 * (1 - (x / HALF) ** 2)
  const crest = listOf(17, (i) => {
    const x = -HALF + (i / 16) * HALF * 2
    return plane(x, top(x))
  })
  const arch = listOf(17, (i) => {
    const x = HALF * 0.72 - (i / 16) * HALF * 1.44
    return plane(x, 2.9 * Math.sqrt(Math.max(0, 1 - (x / (HALF * 0.72)) ** 2)))
  })
  const posts = repeat(15, (i) => {
    const x = -HALF + ((i + 1) / 16) * HALF * 2
    return line(...plane(x, top(x)), ...plane(x, top(x) + 0.75), stone, 4)
  })
  const rail = crest.map(([x, y]) => [x, y - unitAt(40) * 0.8] as const)
  return (
    polygon([...crest, plane(HALF, 0), ...arch, plane(-HALF, 0)], painter.gradient(stone, lighten(stone, -0.1))) +
    posts +
    polygon([...rail, ...crest.toReversed().map(([x, y]) => [x, y - unitAt(40) * 0.65] as const)], lighten(stone, 0.03))
  )
}

function drawHouses(painter: Painter, side: number): string {
  return listOf(HOUSES.length - 1, (i) => HOUSES.length - 2 - i)
    .map((i) => drawPalace(painter, side, HOUSES[i] ?? 6, HOUSES[i + 1] ?? 60, i + (side < 0 ? 2 : 0)))
    .join('')
}

function drawPalace(painter: Painter, side: number, near: number, far: number, index: number): string {
  const wall = beside(side * HALF)
  const depth = Math.min(0.4, near / 80)
  const plaster = painter.tone(PLASTERS[index % PLASTERS.length] ?? STONE, depth)
  const face = lighten(plaster, side < 0 ? -0.05 : 0)
  const white = painter.tone('#f5eee0', depth)
  const height = 8.6 + ((index * 5) % 4) * 0.8
  const bays = Math.max(2, Math.round((far - near) / 2.2))
  const step = (far - near) / bays
  const bars = { frame: white, columns: 2, rows: 1, surround: unitAt(near + step) * 0.06 }
  const windows = [2.7, 5.4].map((foot, storey) =>
    listOf(bays, (i) => {
      const middle = near + step * (i + 0.5)
      const opening: Opening = {
        middle,
        width: Math.min(1.1, step * 0.5),
        foot,
        spring: foot + 1.25,
        shape: storey ? 'ogee' : 'round',
      }
      const sill = line(...wall(middle - 0.7, foot), ...wall(middle + 0.7, foot), white, unitAt(middle) * 0.07)
      return drawWindow(painter, wall, opening, bars) + sill
    }).join(''),
  )
  const door: Opening = { middle: (near + far) / 2, width: 1.5, foot: 0, spring: 1.5, shape: 'round' }
  const algae = mix(face, painter.tone('#3f5f4c'), 0.55)
  const [lampX, lampY] = at(side * (HALF - 0.5), 2.2, near + 0.5)
  return (
    polygon(panel(wall, near, 0, far, height), painter.gradient(lighten(face, 0.03), lighten(face, -0.05))) +
    drawMasonry(painter, wall, {
      left: near,
      right: far,
      low: 0.4,
      high: height - 0.6,
      stone: [0.7, 0.26],
      colour: face,
      share: 0.08,
    }) +
    polygon(panel(wall, near, height - 0.4, far, height), white) +
    line(...wall(near, 5.1), ...wall(far, 5.1), white, 3) +
    windows.join('') +
    drawWindow(painter, wall, door, { ...bars, columns: 1, rows: 0 }) +
    polygon(panel(wall, near, -0.1, far, 0.45), algae, { opacity: 0.8 }) +
    line(...wall(near, 0), ...wall(near, height), lighten(face, -0.08), 2) +
    (index % 2 ? circle(lampX, lampY, unitAt(near) * 0.1, painter.tone('#f6dfae')) : '')
  )
}
