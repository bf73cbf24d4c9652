import { type CameraName, factsOf, type SceneDescription } from '@vowkit/understanding'
import type { SceneSpec } from '../spec.ts'

/** Cameras that change the whole image, whatever it shows. */
export const PRINTS: readonly CameraName[] = ['black-and-white', 'sepia', 'film', 'polaroid']
/** What stands between the viewer and the venue. */
export const FRAMES: readonly CameraName[] = ['window', 'doorway']

export function hasCamera({ description }: Pick<SceneSpec, 'description'>, camera: CameraName): boolean {
  return factsOf(description, 'camera').some(({ name }) => name === camera)
}

/** Returns the distance of the couple relative to the usual distance. */
export function distanceOf(description: SceneDescription): number {
  const named = factsOf(description, 'camera').map(({ name }) => name)
  return named.reduce((product, name) => product * (DISTANCES[name] ?? 1), 1)
}

const DISTANCES: Readonly<Partial<Record<CameraName, number>>> = { 'close-up': 0.42, wide: 2.1, low: 0.84 }

const WITH_PEOPLE: readonly SceneSpec['comp'][] = ['scene', 'portrait', 'aisle', 'side', 'circle', 'dance-floor']

/** Whether a view can show its scene with a camera. */
export function fitsCamera(camera: CameraName, comp: SceneSpec['comp'], isStillLife: boolean): boolean {
  if (PRINTS.includes(camera)) return true
  if (FRAMES.includes(camera)) return !isStillLife && comp !== 'above'
  if (camera === 'silhouette') return WITH_PEOPLE.includes(comp)
  return comp === 'scene' || (camera === 'close-up' && isStillLife)
}
