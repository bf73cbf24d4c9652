import { lighten } from '../../base/colour.ts'
import { CENTRE, HEIGHT, lerp, listOf, SIDES, WIDTH } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, polyline, rect, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawDrape } from '../../props/drape.ts'
import type { DrawSetting } from '../setting.ts'
import { drawHall } from './parts/hall.ts'
import { shineLamp } from './parts/lamp.ts'
import { drawOpening, type Opening } from './parts/opening.ts'
import { drawJointsAway } from './parts/paving.ts'
import { at, beside, facing, groundAt, panel, unitAt } from './parts/space.ts'

const HALL = { half: 6.4, height: 9.4, depth: 15 }
const STAGE = { half: 4.5, foot: 0.75, top: 7.2 }
const VELVET = '#a31f2c'
const GILT = '#d2a24c'
const PLASTER = '#e6d3b4'
const FLOOR = '#7c4f38'
const BOX_HEIGHTS = [1.1, 4.2]

/** Draws a red curtain with swags in a gilded arch, and tiers of boxes on both sides. */
export const drawTheatre: DrawSetting = (painter) => {
  const plaster = painter.tone(PLASTER, 0.05)
  const gilt = painter.tone(GILT)
  const back =
    drawHall(painter, HALL, { wall: PLASTER, floor: FLOOR, ceiling: '#d9c19a' }) +
    painter.mark('object:stage', painter.mark('object:curtains', drawStage(painter))) +
    drawProscenium(painter, plaster, gilt) +
    SIDES.map((side) => BOX_HEIGHTS.map((low) => drawBoxes(painter, gilt, side, low)).join('')).join('') +
    drawJointsAway(painter, { ...HALL, size: 0.32, colour: FLOOR }) +
    drawAisleCarpet(painter)
  return {
    back,
    horizon: groundAt(HALL.depth),
    indoor: true,
    floor: 'wood',
    chandeliers: [{ x: CENTRE, y: HEIGHT * 0.16, scale: 1.05 }],
  }
}

function drawStage(painter: Painter): string {
  const plane = facing(HALL.depth)
  const velvet = painter.tone(VELVET)
  const [left, top] = plane(-STAGE.half, STAGE.top)
  const [right, foot] = plane(STAGE.half, STAGE.foot)
  const folds = listOf(30, (i) => {
    const x = lerp(left, right, i / 30)
    const width = (right - left) / 30
    const shade = painter.gradient(lighten(velvet, -0.13), lighten(velvet, i % 3 ? 0.02 : 0.07), { across: true })
    return path(
      d`M${x} ${top}H${x + width + 1}L${x + width + 1} ${foot}Q${x + width / 2} ${foot + 5} ${x} ${foot}Z`,
      shade,
    )
  })
  const hem = rect(left, foot - 26, right - left, 12, painter.tone(GILT), { opacity: 0.75 })
  const swags = drawDrape(
    painter,
    listOf(6, (i) => [lerp(left - 6, right + 6, i / 5), top - 8] as const),
    VELVET,
    74,
    1,
  )
  const fringe = repeat(5, (i) => {
    const [x1, x2] = [lerp(left - 6, right + 6, i / 5), lerp(left - 6, right + 6, (i + 1) / 5)]
    return stroke(d`M${x1} ${top + 17}Q${(x1 + x2) / 2} ${top + 107} ${x2} ${top + 17}`, painter.tone(GILT), 5)
  })
  return folds.join('') + hem + swags + fringe
}

function drawProscenium(painter: Painter, plaster: string, gilt: string): string {
  const plane = facing(HALL.depth)
  const { half, foot, top } = STAGE
  const frame = panel(plane, -half - 0.25, foot, half + 0.25, top + 0.25)
  const crest = plane(0, top + 0.5)
  const rosettes = listOf(25, (i) => {
    const [x, y] = plane(lerp(-half, half, i / 24), top + 0.26)
    return circle(x, y, 5, lighten(gilt, 0.09))
  })
  const lights = listOf(13, (i) => {
    const [x, y] = plane(lerp(-half + 0.5, half - 0.5, i / 12), foot + 0.1)
    shineLamp(painter, x, y, 46)
    return ellipse(x, y, 9, 6, '#ffe9b4')
  })
  const front = polygon(
    panel(plane, -HALL.half, 0, HALL.half, foot),
    painter.gradient(lighten(plaster, -0.2), lighten(plaster, -0.28)),
  )
  const panels = repeat(8, (i) => {
    const x = -HALL.half + 0.3 + i * 1.58
    return stroke(polyline(panel(plane, x, 0.14, x + 1.2, foot - 0.14), true), gilt, 2.4)
  })
  return (
    stroke(polyline(frame), gilt, 26, { 'stroke-linecap': 'butt' }) +
    stroke(polyline(frame), lighten(gilt, -0.12), 6, { 'stroke-linecap': 'butt' }) +
    rosettes.join('') +
    ellipse(crest[0], crest[1], 64, 40, gilt) +
    ellipse(crest[0], crest[1], 44, 27, lighten(painter.tone(VELVET), -0.02)) +
    circle(crest[0], crest[1], 14, lighten(gilt, 0.08)) +
    front +
    panels +
    lights.join('')
  )
}

function drawBoxes(painter: Painter, gilt: string, side: number, low: number): string {
  const wall = beside(side * HALL.half)
  const balcony = beside(side * (HALL.half - 0.55))
  const velvet = painter.tone(VELVET)
  return [13.2, 10.4]
    .map((middle) => {
      const arch: Opening = { middle, width: 2.2, foot: low + 0.2, spring: low + 1.75, shape: 'round' }
      const inner: Opening = { ...arch, width: 1.9 }
      const [x, y] = wall(middle, low + 2)
      shineLamp(painter, x, y, unitAt(middle) * 0.9)
      const curtain = (edge: number) =>
        polygon(
          [
            wall(middle + edge, low + 2.5),
            wall(middle + edge * 0.35, low + 2.7),
            wall(middle + edge * 0.8, low + 1.4),
            wall(middle + edge * 0.8, low + 0.2),
            wall(middle + edge, low + 0.2),
          ],
          lighten(velvet, edge * side < 0 ? -0.02 : 0.03),
        )
      const front = panel(balcony, middle - 1.25, low - 0.25, middle + 1.25, low + 0.75)
      const swag = listOf(3, (i) => {
        const [x1, y1] = balcony(middle - 1 + i * 0.72, low + 0.5)
        const [x2, y2] = balcony(middle - 0.4 + i * 0.72, low + 0.5)
        return stroke(d`M${x1} ${y1}Q${(x1 + x2) / 2} ${y1 + unitAt(middle) * 0.5} ${x2} ${y2}`, lighten(gilt, 0.03), 5)
      })
      return (
        drawOpening(wall, arch, gilt) +
        drawOpening(wall, inner, painter.gradient(lighten(velvet, -0.2), lighten(velvet, -0.12))) +
        curtain(0.95) +
        curtain(-0.95) +
        circle(x, y, unitAt(middle) * 0.07, '#fff0c8') +
        polygon(front, painter.gradient(lighten(painter.tone(PLASTER), 0.02), lighten(painter.tone(PLASTER), -0.12))) +
        swag.join('') +
        line(
          ...balcony(middle - 1.3, low + 0.78),
          ...balcony(middle + 1.3, low + 0.78),
          velvet,
          unitAt(middle) * 0.14,
        ) +
        line(...balcony(middle - 1.25, low - 0.25), ...balcony(middle + 1.25, low - 0.25), gilt, unitAt(middle) * 0.1)
      )
    })
    .join('')
}

function drawAisleCarpet(painter: Painter): string {
  const red = painter.tone('#8e1f2c')
  const carpet = [
    at(-1.5, 0, HALL.depth),
    at(1.5, 0, HALL.depth),
    [CENTRE + WIDTH * 0.34, HEIGHT] as const,
    [CENTRE - WIDTH * 0.34, HEIGHT] as const,
  ]
  return polygon(carpet, painter.gradient(lighten(red, -0.04), lighten(red, 0.02)), { opacity: 0.75 })
}
