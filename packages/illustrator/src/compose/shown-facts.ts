import { type Fact, type FactOf, factOf, isUnwanted, type PersonName } from '@vowkit/understanding'
import { isOfficiant } from '../figures/index.ts'
import { isCopied, isPartOfSetting } from '../objects/index.ts'
import { visibleObjects } from '../selection/visible-objects.ts'
import type { SceneSpec } from '../spec.ts'
import { isSeenFromAbove } from '../views/plan/plan-items.ts'
import { churchLeft } from './exits.ts'
import { isActionShown } from './shown-actions.ts'
import { isShownOnTable } from './table-facts.ts'
import { hasPlace, isDecoration } from './view-facts.ts'

/** The number up to which the named number of objects is drawn. */
const MOST_COPIES = 12
/** People whose places depend on the view, not on their role. */
const EVERYWHERE: readonly PersonName[] = ['bride', 'groom', 'couple', 'guest', 'none']

/** Whether the image of a scene shows a fact of its description, in a place where it is visible. */
export function isShown(fact: Fact, scene: SceneSpec): boolean {
  if (isOnTableFromAbove(fact, scene)) return true
  if (fact.kind === 'venue' && fact.name === churchLeft(scene.description)) return scene.comp === 'scene'
  if (!hasPlace(fact, scene) || isClothMissing(fact, scene)) return false
  if (fact.kind === 'action') return isActionShown(fact, scene)
  const id = idOf(fact, scene)
  const visible = visibleObjects(scene)
  return id === undefined || visible === undefined || (visible.get(id) ?? 0) >= leastVisible(fact)
}

/** Whether a fact is the colour of tablecloths that the description refuses, as in "black tables without cloths". */
export function isClothMissing(fact: Fact, { description }: SceneSpec): boolean {
  return fact.kind === 'colour' && fact.of === 'linen' && isUnwanted(description, 'object', 'tablecloth')
}

/** Returns how many copies of an object are visible at least in an image that shows it: half of the named number. */
function leastVisible(fact: Fact): number {
  if (fact.kind !== 'object' || !fact.count || fact.count > MOST_COPIES || !isCopied(fact.name)) return 1
  return Math.max(1, Math.ceil(fact.count / 2))
}

/** Whether the view decides where a person stands, such as an officiant between the couple. */
function isAnywhere({ name, count }: FactOf<'person'>, comp: SceneSpec['comp']): boolean {
  return EVERYWHERE.includes(name) || isOfficiant(name) || count === 0 || comp === 'above'
}

/** Returns the id of the area in which the image shows a fact. Returns `undefined` for facts without an area. */
function idOf(fact: Fact, { comp, setting }: SceneSpec): string | undefined {
  switch (fact.kind) {
    case 'object': {
      const isElsewhere = isDecoration(fact.name) || isShownOnTable(fact.name, comp)
      return isElsewhere || isPartOfSetting(fact.name, setting) ? undefined : `object:${fact.name}`
    }
    case 'person':
      return isAnywhere(fact, comp) ? undefined : `person:${fact.name}`
    case 'seat':
      return comp === 'scene' && fact.name !== 'none' ? 'seat' : undefined
    case 'colour':
      if (fact.of === 'bridesmaids') return comp === 'above' ? undefined : 'person:bridesmaid'
      return fact.of === 'seat' && comp === 'scene' ? 'seat' : undefined
    default:
      return undefined
  }
}

/** Whether an image from straight above shows an object on a table. */
export function isOnTableFromAbove(fact: Fact, { comp, description }: SceneSpec): boolean {
  const hasLongTables = factOf(description, 'table')?.name === 'long'
  return comp === 'above' && hasLongTables && fact.kind === 'object' && isSeenFromAbove(fact.name)
}
