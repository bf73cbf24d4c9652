import { isPartOfSetting } from '../objects/index.ts'
import { locateObjects } from '../selection/locate-objects.ts'
import type { SceneSpec } from '../spec.ts'
import type { SceneQualities } from './drawn-qualities.ts'

const MIDDLE = 0.5
/** Patterns of tablecloths that are too fine for the view along long tables. */
const FINE: readonly string[] = ['polka-dot', 'lace']

/** Returns what the image of a scene shows of the colours and the sides of its objects. */
export function qualitiesOf(scene: SceneSpec): SceneQualities {
  return {
    hasQuality: (name, quality) => name !== 'tablecloth' || scene.comp !== 'long-tables' || !FINE.includes(quality),
    isPartOfSetting: (name) => isPartOfSetting(name, scene.setting),
    isOnSide: (name, side) => {
      const areas = locateObjects(scene).find(({ id }) => id === `object:${name}`)?.areas ?? []
      const centres = areas.map(({ x, width }) => x + width / 2)
      return centres.length > 0 && centres.every((centre) => (side === 'left' ? centre < MIDDLE : centre > MIDDLE))
    },
  }
}
