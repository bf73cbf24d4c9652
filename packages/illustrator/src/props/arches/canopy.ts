import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { polygon, rect } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCurtain, drawDrape } from '../drape.ts'
import { type ArchPlace, type DrawArch, drawPole, woodTone } from './shared.ts'

/** The distance between the back posts, as a fraction of the distance between the front posts. */
const BACK = 0.72

/** Draws a canopy: four posts under a cloth roof. */
export const drawCanopy: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const { fabric } = painter.spec
  const half = h * 0.5
  const top = y - h
  return (
    drawBack(painter, place) +
    SIDES.map(
      (side) =>
        drawPole(painter, x + side * half, place) +
        drawCurtain(painter, {
          x: x + side * half,
          top,
          bottom: y,
          width: h * 0.2,
          colour: fabric,
          side: -side,
          opacity: 0.92,
        }),
    ).join('') +
    drawRoof(painter, place) +
    drawDrape(
      painter,
      [
        [x - half, top],
        [x, top],
        [x + half, top],
      ],
      fabric,
      h * 0.13,
      0.96,
    ) +
    drawGarland(
      painter,
      [
        [x - half, top],
        [x + half, top],
      ],
      h * 0.14,
    ) +
    drawCluster(painter, x - half, top + 6, h * 0.15) +
    drawCluster(painter, x + half, top + 6, h * 0.13)
  )
}

/** Draws a canopy with flower garlands on its posts. */
export const drawMandap: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const posts = SIDES.map((side) =>
    drawGarland(
      painter,
      [
        [x + side * h * 0.5, y - h],
        [x + side * h * 0.5, y - h * 0.1],
      ],
      h * 0.1,
    ),
  )
  return drawCanopy(painter, place) + posts.join('')
}

function drawBack(painter: Painter, { x, y, height: h }: ArchPlace): string {
  const half = h * 0.5 * BACK
  const back = y - h * 0.9
  const wood = lighten(woodTone(painter), -0.04)
  return (
    SIDES.map((side) => rect(x + side * half - 4, y - h * 0.91, 8, h * 0.82, wood)).join('') +
    drawDrape(
      painter,
      [
        [x - half, back],
        [x, back],
        [x + half, back],
      ],
      painter.spec.fabric,
      h * 0.1,
      0.7,
    )
  )
}

function drawRoof(painter: Painter, { x, y, height: h }: ArchPlace): string {
  const half = h * 0.5
  const top = y - h
  const back = top + h * 0.1
  const cloth = painter.tone(painter.spec.fabric)
  const roof = [
    [x - half, top],
    [x + half, top],
    [x + half * BACK, back],
    [x - half * BACK, back],
  ] as const
  return polygon(roof, painter.gradient(lighten(cloth, 0.02), lighten(cloth, -0.07)), { opacity: 0.95 })
}
