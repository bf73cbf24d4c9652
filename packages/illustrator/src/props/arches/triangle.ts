import { SIDES } from '../../base/geometry.ts'
import { polygon } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import { drawDrape } from '../drape.ts'
import { type DrawArch, woodTone } from './shared.ts'

/** Draws two leaning poles that cross at the top. */
export const drawTriangle: DrawArch = (painter, { x, y, height: h }) => {
  const w = h * 0.62
  const thickness = h * 0.03
  const wood = woodTone(painter)
  const top = y - h * 1.02
  const poles = SIDES.map((side) => {
    const foot = x + side * w * 0.62
    const tip = x - side * w * 0.08
    return polygon(
      [
        [foot, y],
        [foot - side * thickness * 1.2, y],
        [tip, top],
        [tip + side * thickness, top],
      ],
      wood,
    )
  }).join('')
  return (
    poles +
    drawDrape(
      painter,
      [
        [x - w * 0.18, y - h * 0.72],
        [x + w * 0.3, y - h * 0.55],
      ],
      painter.spec.fabric,
      h * 0.16,
      0.85,
    ) +
    drawGarland(
      painter,
      [
        [x + w * 0.05, y - h],
        [x - w * 0.2, y - h * 0.68],
        [x - w * 0.4, y - h * 0.34],
      ],
      h * 0.17,
    ) +
    drawCluster(painter, x - w * 0.03, y - h * 0.94, h * 0.15) +
    drawCluster(painter, x + w * 0.52, y - h * 0.1, h * 0.13)
  )
}
