import type { SceneDescription } from '@vowkit/understanding'
import { addedFacts, changedTopics } from '../compose/keep-unnamed.ts'
import { drawScene } from '../scene/draw-any-scene.ts'
import { measureScene } from '../selection/measure-scene.ts'
import type { SceneSpec } from '../spec.ts'

/** Whether an edit only removes things that the earlier image does not show, or asks for more flowers than it can show. */
export function changesNothing(before: SceneSpec, after: SceneSpec): boolean {
  if (onlyAmount(before, after)) return JSON.stringify(before.florals) === JSON.stringify(after.florals)
  if (!onlyExcludes(before, after)) return false
  if (excludesOnlyStructures(before, after)) return before.arch === 'none'
  if (placesOf(before) !== placesOf(after)) return false
  return drawScene(before) === drawScene(after)
}

function onlyAmount(before: SceneSpec, after: SceneSpec): boolean {
  const topics = changedTopics(before.description, after.description)
  return topics.size === 1 && topics.has('amount')
}

/** Whether an edit changes no facts, and only excludes things that the description does not name. */
function onlyExcludes(before: SceneSpec, after: SceneSpec): boolean {
  const kept = new Set(after.description.facts.map((fact) => JSON.stringify(fact)))
  const isNone = (fact: SceneDescription['facts'][number]) => fact.kind !== 'colour' && fact.name === 'none'
  return (
    before.description.facts.every((fact) => kept.has(JSON.stringify(fact))) &&
    addedFacts(after.description, before).every(isNone)
  )
}

/** A free scene without a structure also moves the couple to the middle if the description excludes structures. */
function excludesOnlyStructures(before: SceneSpec, after: SceneSpec): boolean {
  const added = addedFacts(after.description, before)
  return added.length > 0 && added.every(({ kind }) => kind === 'structure')
}

function placesOf(scene: SceneSpec): string {
  return JSON.stringify(measureScene(scene)?.located)
}
