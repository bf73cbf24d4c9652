import { HEIGHT, listOf, WIDTH } from '../base/geometry.ts'
import type { Located } from '../painter/painter.ts'
import type { SceneSpec } from '../spec.ts'
import { measureScene } from './measure-scene.ts'

/** The least visible fraction of an object and of a person, and the least width as a fraction of the image. */
const LEAST = { share: 0.4, person: 0.25, width: 0.02 }
/** The number of points in each direction at which the visibility of an object is sampled. */
const SAMPLES = 6

const known = new WeakMap<SceneSpec, ReadonlyMap<string, number>>()

/**
 * Returns the number of visible objects and people of an image by id. Returns `undefined` for images whose objects have
 * no areas, such as still lifes.
 */
export function visibleObjects(scene: SceneSpec): ReadonlyMap<string, number> | undefined {
  const cached = known.get(scene)
  if (cached) return cached
  const located = measureScene(scene)?.located
  if (!located) return undefined
  const counts = new Map<string, number>()
  for (const box of located) {
    if (isVisible(box, located)) counts.set(box.id, (counts.get(box.id) ?? 0) + 1)
  }
  known.set(scene, counts)
  return counts
}

function isVisible(box: Located, located: readonly Located[]): boolean {
  if (box.width < LEAST.width * WIDTH) return false
  const nearer = located.filter((other) => other.away < box.away && other.cover > 0 && overlaps(box, other))
  const step = (i: number) => (i + 0.5) / SAMPLES
  const shares = listOf(SAMPLES * SAMPLES, (i) => {
    const x = box.x + box.width * step(i % SAMPLES)
    const y = box.y + box.height * step(Math.floor(i / SAMPLES))
    if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) return 0
    return nearer.reduce((share, other) => (contains(other, x, y) ? share * (1 - other.cover) : share), 1)
  })
  const visible = shares.reduce((sum, share) => sum + share, 0) / shares.length
  return visible >= (box.id.startsWith('person:') ? LEAST.person : LEAST.share)
}

function overlaps(a: Located, b: Located): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function contains({ x, y, width, height }: Located, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height
}
