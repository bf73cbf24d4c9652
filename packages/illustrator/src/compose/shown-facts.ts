import type { Fact } from '@vowkit/understanding'
import { isPartOfSetting } from '../objects/index.ts'
import { visibleObjects } from '../selection/visible-objects.ts'
import type { SceneSpec } from '../spec.ts'
import { isShownOnTable } from './table-facts.ts'
import { hasPlace, isDecoration } from './view-facts.ts'

/** Whether the image of a scene shows a fact of its description, in a place where it is visible. */
export function isShown(fact: Fact, scene: SceneSpec): boolean {
  if (!hasPlace(fact, scene)) return false
  if (fact.kind !== 'object' || isDecoration(fact.name)) return true
  if (isShownOnTable(fact.name, scene.comp)) return true
  if (isPartOfSetting(fact.name, scene.setting)) return true
  return visibleObjects(scene)?.has(`object:${fact.name}`) ?? true
}
