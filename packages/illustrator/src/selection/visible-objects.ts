import { HEIGHT, WIDTH } from '../base/geometry.ts'
import type { SceneSpec } from '../spec.ts'
import { visibleShare } from '../stage/visibility.ts'
import { measureScene } from './measure-scene.ts'

/** The least visible fraction of an object, and its least width as a fraction of the image. */
const LEAST = { share: 0.4, width: 0.02 }

const known = new WeakMap<SceneSpec, ReadonlyMap<string, number>>()

/**
 * Returns the number of visible objects of an image by id. Returns `undefined` for images whose objects have no areas,
 * such as still lifes.
 */
export function visibleObjects(scene: SceneSpec): ReadonlyMap<string, number> | undefined {
  const cached = known.get(scene)
  if (cached) return cached
  const located = measureScene(scene)?.located
  if (!located) return undefined
  const isVisible = (box: (typeof located)[number]) =>
    box.width >= LEAST.width * WIDTH && visibleShare(box, box.away, { among: located, height: HEIGHT }) >= LEAST.share
  const counts = new Map<string, number>()
  for (const { id } of located.filter(isVisible)) counts.set(id, (counts.get(id) ?? 0) + 1)
  known.set(scene, counts)
  return counts
}
