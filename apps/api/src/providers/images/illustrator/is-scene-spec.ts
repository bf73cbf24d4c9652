import type { SceneSpec } from '@vowkit/illustrator'

const VERSION: SceneSpec['v'] = 1

/**
 * Whether a stored state is a scene that today's illustrator draws.
 * Another version's, or another provider's, is not; such a scene is made anew from the words.
 */
export function isSceneSpec(state: unknown): state is SceneSpec {
  return typeof state === 'object' && state !== null && 'v' in state && state.v === VERSION && 'seed' in state
}
