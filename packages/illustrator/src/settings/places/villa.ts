import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, SIDES, WIDTH } from '../../base/geometry.ts'
import { line, polygon, repeat } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCypress } from '../../props/cypress.ts'
import { drawRidge } from '../../props/ridge.ts'
import { drawGround, drawTufts } from '../ground.ts'
import { PASTURE } from '../season.ts'
import type { DrawSetting } from '../setting.ts'
import { drawSky } from '../sky.ts'
import { drawContact, drawPottedTree } from './parts/greenery.ts'
import { at, level, panel, stageHorizon, unitAt } from './parts/space.ts'
import { AWAY, drawHouse } from './villa-house.ts'

const HORIZON = HEIGHT * 0.535
const GRAVEL = '#d8c39c'
const AVENUE = [25.5, 20.5, 16, 12.4, 9.6]

/** Draws a Tuscan house with warm plaster and terracotta roofs, at the end of an avenue of cypresses. */
export const drawVilla: DrawSetting = (painter) => {
  const pasture = PASTURE[painter.spec.season]
  const back =
    drawSky(painter) +
    drawRidge(painter, {
      y: HORIZON - 40,
      rise: 190,
      frequency: 1.1,
      fill: painter.tone('#8f9aa8', 0.75),
      name: 'villa-far',
    }) +
    drawRidge(painter, {
      y: HORIZON - 4,
      rise: 110,
      frequency: 1.6,
      fill: painter.tone('#93a06a', 0.5),
      name: 'villa-near',
    }) +
    drawVineRows(painter) +
    drawGround(painter, HORIZON, pasture) +
    drawTufts(painter, HORIZON + 12, pasture, 160) +
    drawDrive(painter) +
    drawHouse(painter) +
    drawAvenue(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'earth' }
}

function drawVineRows(painter: Painter): string {
  const leaf = painter.tone('#7d8f4e', 0.45)
  return SIDES.map((side) =>
    repeat(9, (i) => {
      const x = CENTRE + side * (330 + i * 52)
      return line(x, HORIZON - 46 + i * 2, x + side * 110, HORIZON + 4, lighten(leaf, i % 2 ? 0.02 : -0.03), 7)
    }),
  ).join('')
}

function drawDrive(painter: Painter): string {
  const gravel = painter.tone(GRAVEL)
  const floor = level(0)
  const kerbs = SIDES.map((side) =>
    polygon(panel(floor, side * 3.5, 3, side * 3.8, AWAY), lighten(gravel, -0.09), { opacity: 0.7 }),
  )
  return (
    polygon(panel(floor, -3.6, 3, 3.6, AWAY), painter.gradient(painter.tone(GRAVEL, 0.35), lighten(gravel, -0.04))) +
    kerbs.join('')
  )
}

function drawAvenue(painter: Painter): string {
  const { random } = painter
  const pots = SIDES.map((side) => {
    const [x, y] = at(side * 4.2, 0, 22)
    return drawPottedTree(painter, x, y, unitAt(22) * 2, painter.tone('#5d7d48', 0.1), '#efc64a')
  })
  const trees = AVENUE.map((away) =>
    SIDES.map((side) => {
      const [x, y] = at(side * 7, 0, away)
      const unit = unitAt(away)
      if (x < -unit || x > WIDTH + unit) return ''
      return (
        drawContact(painter, x, y, unit * 1.1) +
        painter.mark(
          'object:cypresses',
          drawCypress(painter, x, y + 4, unit * 2.1, unit * random.range(8.4, 9.6), away / 80, '#3f5d44'),
        )
      )
    }).join(''),
  )
  return trees.slice(0, 2).join('') + pots.join('') + trees.slice(2).join('')
}
