import { repeat } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCandle, waxOf } from '../props/candle.ts'
import { drawLantern } from '../props/lantern.ts'
import type { Spot } from '../stage/camera.ts'
import type { Stage } from '../stage/stage.ts'

/** Sizes of the props at scale 1, in pixels per metre. */
const PIXELS_A_METRE = 97
const IDS = { flowers: 'flower', candles: 'object:candles', lanterns: 'object:lanterns', none: null } as const
const ON_THE_GROUND = { squash: 0.6, spread: [180, 360] } as const

/** Places a lantern, a candle or flowers on both sides of the aisle at each distance. */
export function placeAislePieces(stage: Stage, distances: readonly number[], right: number): void {
  const id = IDS[stage.painter.spec.decor.aisle]
  if (!id) return
  for (const [i, away] of distances.entries()) {
    for (const side of [-1, 1]) {
      stage.add(`aisle-${i}-${side}`, { right: side * right, away }, (spot) => drawPiece(stage.painter, spot, side), {
        id,
        width: 0.5,
        height: 0.5,
      })
    }
  }
}

function drawPiece(painter: Painter, { x, y, unit }: Spot, side: number): string {
  const scale = unit / PIXELS_A_METRE
  switch (painter.spec.decor.aisle) {
    case 'lanterns':
      return (
        drawLantern(painter, x, y, scale * 0.72) +
        drawCluster(painter, x + side * unit * 0.12, y, unit * 0.16, { count: 5, sprays: 6, ...ON_THE_GROUND })
      )
    case 'candles':
      return repeat(3, (i) =>
        drawCandle(
          painter,
          x + side * (i - 1) * unit * 0.13,
          y + (i % 2) * unit * 0.04,
          scale * 0.8,
          waxOf(painter),
          26 + i * 9,
        ),
      )
    case 'flowers':
      return drawCluster(painter, x, y - unit * 0.12, unit * 0.26, { count: 8, sprays: 8 })
    case 'none':
      return ''
  }
}
