import type { SceneObject } from '../../objects/object.ts'
import { drawAnimal } from './fur.ts'
import { drawHorse } from './horse.ts'
import { drawLlama, drawSheep } from './wool.ts'

const HORSES = ['#8a5433', '#5a4034', '#a0693f', '#f1ece4']

export const FARM_ANIMALS = {
  horse: {
    place: 'beside',
    width: 2.4,
    height: 2.3,
    draw: (painter, spot, { colour }) => {
      const coat = painter.tone(colour ?? painter.random.pick(HORSES), spot.depth)
      return drawAnimal(painter, spot, 100, (brush) => drawHorse(brush, coat))
    },
  },
  llama: {
    place: 'beside',
    width: 1.3,
    height: 1.85,
    draw: (painter, spot) => drawAnimal(painter, spot, 52, drawLlama),
  },
  sheep: {
    place: 'group',
    width: 1.2,
    height: 0.75,
    usual: 5,
    draw: (painter, spot) => drawAnimal(painter, spot, 42, drawSheep),
  },
} as const satisfies Record<string, SceneObject>
