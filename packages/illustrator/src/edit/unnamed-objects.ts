import { type Fact, factsOf } from '@vowkit/understanding'
import { visibleObjects } from '../selection/visible-objects.ts'
import type { SceneSpec } from '../spec.ts'

/** Decorations that a scene shows although its description does not name them. Edits can name them. */
const DECORATIONS = ['bunting', 'string-lights'] as const

/** Returns the decorations that an image shows and its description does not name. */
export function unnamedObjects(scene: SceneSpec): Fact[] {
  const named = factsOf(scene.description, 'object').map(({ name }) => name)
  const visible = visibleObjects(scene)
  return DECORATIONS.filter((name) => !named.includes(name) && visible?.has(`object:${name}`)).map((name) => ({
    kind: 'object',
    name,
  }))
}
