import { rect } from '../../base/svg.ts'
import { drawCluster } from '../../flora/cluster.ts'
import { drawGarland } from '../../flora/garland.ts'
import { drawCurtain, drawDrape } from '../drape.ts'
import { type DrawArch, drawPole, woodTone } from './shared.ts'

/** Draws an arbor: two posts and a beam, with cloth on one side and flowers on the other. */
export const drawArbor: DrawArch = (painter, place) => {
  const { x, y, height: h } = place
  const w = h * 0.62
  const { fabric } = painter.spec
  const beam = y - h * 0.99
  return (
    drawPole(painter, x - w / 2, place) +
    drawPole(painter, x + w / 2, place) +
    rect(x - w * 0.58, y - h, w * 1.16, h * 0.035, woodTone(painter)) +
    drawCurtain(painter, {
      x: x - w / 2,
      top: y - h,
      bottom: y,
      width: w * 0.3,
      colour: fabric,
      side: 1,
      opacity: 0.85,
    }) +
    drawDrape(
      painter,
      [
        [x - w / 2, beam],
        [x + w * 0.15, beam],
        [x + w / 2, beam],
      ],
      fabric,
      h * 0.13,
      0.92,
    ) +
    drawGarland(
      painter,
      [
        [x - w * 0.55, beam],
        [x + w * 0.2, y - h],
      ],
      h * 0.17,
    ) +
    drawGarland(
      painter,
      [
        [x - w * 0.5, y - h],
        [x - w * 0.52, y - h * 0.45],
      ],
      h * 0.14,
    ) +
    drawCluster(painter, x - w * 0.5, y - h * 0.98, h * 0.17, { count: 16 }) +
    drawCluster(painter, x + w * 0.5, y - h * 0.06, h * 0.13)
  )
}
