import { lighten } from '../../base/colour.ts'
import { listOf } from '../../base/geometry.ts'
import { line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawWindow } from './parts/glass.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import type { Opening } from './parts/opening.ts'
import { at, beside, type Plane, panel, unitAt } from './parts/space.ts'
import { drawShuttered, HALF } from './street-window.ts'

export const PLASTERS = ['#e3b98a', '#d99a7c', '#efdcb8', '#c9b49a', '#e0a98f', '#d8c48f', '#b9c0a8']
const SHUTTERS = ['#4f6f6a', '#6d7f58', '#7a4f45', '#44607c']
const AWNINGS = ['#b5483f', '#3f6a56', '#c98f3a']

export function drawHouse(painter: Painter, side: number, near: number, far: number, index: number): string {
  const wall = beside(side * HALF)
  const { random } = painter
  const depth = Math.min(0.4, near / 60)
  const plaster = painter.tone(PLASTERS[(index * 3 + (side < 0 ? 0 : 2)) % PLASTERS.length] as string, depth)
  const face = lighten(plaster, side < 0 ? -0.07 : -0.01)
  const height = 8.6 + ((index * 7 + (side < 0 ? 3 : 0)) % 4) * 0.9
  const storeys = [3.4, 6]
  const bays = far - near > 3.9 ? 2 : 1
  const width = (far - near) / bays
  const shutter = painter.tone(SHUTTERS[(index + (side < 0 ? 1 : 0)) % SHUTTERS.length] as string, depth)
  const stains = repeat(10, () => {
    const z = random.range(near, far - 0.6)
    const up = random.range(0.5, height - 0.6)
    return polygon(
      panel(wall, z, up, z + random.range(0.3, 0.9), up + random.range(0.1, 0.4)),
      lighten(face, random.range(-0.05, 0.04)),
      { opacity: 0.5 },
    )
  })
  const upper = storeys.flatMap((foot, storey) =>
    listOf(bays, (i) =>
      drawShuttered(
        painter,
        wall,
        near + width * (i + 0.5),
        foot,
        shutter,
        face,
        storey === 0 && (index + i) % 2 === 0,
        side,
      ),
    ),
  )
  const eaves = polygon(
    [
      wall(near, height),
      wall(far, height),
      at(side * (HALF - 0.5), height + 0.05, far),
      at(side * (HALF - 0.5), height + 0.05, near),
    ],
    painter.tone('#8a5640', depth),
  )
  const cornice = polygon(panel(wall, near, height - 0.35, far, height), lighten(face, 0.06))
  const plinth = polygon(panel(wall, near, 0, far, 0.6), lighten(face, -0.1))
  const edge = line(...wall(near, 0), ...wall(near, height), lighten(face, -0.08), 2)
  return (
    polygon(panel(wall, near, 0, far, height), painter.gradient(lighten(face, 0.02), lighten(face, -0.05))) +
    stains +
    plinth +
    cornice +
    eaves +
    edge +
    drawShop(painter, wall, side, near, far, index) +
    upper.join('') +
    drawBracketLamp(painter, side, near + 0.3, index)
  )
}

function drawShop(painter: Painter, wall: Plane, side: number, near: number, far: number, index: number): string {
  const middle = (near + far) / 2
  const wood = painter.tone(SHUTTERS[index % SHUTTERS.length] as string, near / 90)
  const span = Math.min(2.6, (far - near) * 0.66)
  const opening: Opening = {
    middle,
    width: span,
    foot: 0.5,
    spring: 2.1,
    shape: index % 3 === 1 ? 'segment' : 'square',
  }
  const shop = drawWindow(painter, wall, opening, { frame: wood, columns: 3, rows: 1, surround: unitAt(middle) * 0.07 })
  if (index % 2) return shop
  const cloth = painter.tone(AWNINGS[(index / 2 + (side < 0 ? 1 : 0)) % AWNINGS.length] as string, near / 90)
  const front = beside(side * (HALF - 1.1))
  const stripes = repeat(8, (i) => {
    const [from, to] = [middle - span / 2 + (i * span) / 8, middle - span / 2 + ((i + 1) * span) / 8]
    const stripe = i % 2 ? painter.tone('#f3e9d6', near / 90) : cloth
    return (
      polygon([wall(from, 2.75), wall(to, 2.75), front(to, 2.25), front(from, 2.25)], stripe) +
      polygon(
        [front(from, 2.25), front(to, 2.25), front(to, 2), front((from + to) / 2, 1.94), front(from, 2)],
        lighten(stripe, -0.06),
      )
    )
  })
  return shop + stripes
}

function drawBracketLamp(painter: Painter, side: number, away: number, index: number): string {
  if (index % 2 === 0) return ''
  const iron = painter.tone('#2f2d31')
  const [x, y] = at(side * (HALF - 0.75), 3.5, away)
  const size = unitAt(away) * 0.5
  return (
    line(...at(side * HALF, 3.5, away), x, y, iron, Math.max(2, unitAt(away) * 0.05)) +
    drawHangingLantern(painter, x, y, y + size * 1.1, size)
  )
}
