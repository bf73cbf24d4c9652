import type { SceneObject } from '../../objects/object.ts'
import { drawButterfly, drawDove, drawFlock } from './flying.ts'
import { drawAnimal } from './fur.ts'
import { drawPeacock } from './peacock.ts'
import { drawSwans } from './swans.ts'

export const BIRDS = {
  peacock: {
    place: 'beside',
    width: 2.1,
    height: 1.45,
    draw: (painter, spot) => drawAnimal(painter, spot, 34, drawPeacock),
  },
  swans: {
    place: 'front',
    width: 2.4,
    height: 0.8,
    draw: (painter, spot, { count }) => drawAnimal(painter, spot, 0, (brush) => drawSwans(brush, count)),
  },
  doves: {
    place: 'sky',
    width: 8,
    height: 2,
    draw: (painter, spot, { count = 9 }) =>
      drawFlock(painter, spot, { count, width: 8, height: 1.8 }, (at) => drawAnimal(painter, at, 0, drawDove)),
  },
} as const satisfies Record<string, SceneObject>

export const BUTTERFLIES = {
  butterflies: {
    place: 'overhead',
    width: 8,
    height: 3,
    draw: (painter, spot, { count = 14, colour }) => {
      const colours = colour ? [colour] : ['#e08a3c', '#5a86c4', '#e6c04f', ...painter.spec.palette]
      return drawFlock(painter, spot, { count, width: 8, height: 3 }, (at) =>
        drawButterfly(painter, at, painter.tone(painter.random.pick(colours))),
      )
    },
  },
} as const satisfies Record<string, SceneObject>
