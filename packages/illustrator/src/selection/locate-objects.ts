import { type Bounds, HEIGHT, WIDTH } from '../base/geometry.ts'
import type { Located } from '../painter/painter.ts'
import type { SceneSpec } from '../spec.ts'
import { measureScene } from './measure-scene.ts'
import { mergeAreas } from './merge-areas.ts'

/** An object in an image that the user can select. */
export interface LocatedObject {
  /**
   * What the object shows: `structure`, `seat`, `flower`, `light`, `venue`, `object:lanterns`, or a part of the venue, such
   * as `part:hedge`.
   */
  id: string
  /**
   * The areas of the object, such as the seats on the left and on the right of the aisle. The values are fractions of
   * the image's width and height.
   */
  areas: Bounds[]
}

/** The distances at which the background is placed, behind all objects. */
const SKY_AWAY = 2000
const PART_AWAY = 2500
const VENUE_AWAY = 3000
/**
 * The upper part of the area above the horizon in which a press selects the light. Elsewhere, a press selects the
 * venue.
 */
const SKY_PART = 0.72

/** The flower density below which a scene has no flowers. */
const NO_FLOWERS = 0.2

/** Returns the selectable objects of an image, from front to back. Locates the objects without drawing the scene. */
export function locateObjects(spec: SceneSpec): LocatedObject[] {
  const measured = measureScene(spec)
  if (!measured) return []
  const located = [...measured.located]
  if (spec.comp !== 'tablescape') {
    const sky = { x: 0, y: 0, width: WIDTH, height: measured.horizon * SKY_PART }
    located.push({ id: 'light', away: SKY_AWAY, cover: 0, ...sky })
    for (const { name, bounds } of measured.parts)
      located.push({ id: `part:${name}`, away: PART_AWAY, cover: 0, ...bounds })
    located.push({ id: 'venue', away: VENUE_AWAY, cover: 0, x: 0, y: 0, width: WIDTH, height: HEIGHT })
  }
  return [...new Set(located.map(({ id }) => id))]
    .map((id) => {
      const places = located.filter((place) => place.id === id)
      return { id, areas: mergeAreas(places.map(toFractions)), away: nearest(places) }
    })
    .filter(({ id, areas }) => areas.length > 0 && !isAbsent(id, spec))
    .sort((a, b) => a.away - b.away)
    .map(({ id, areas }) => ({ id, areas }))
}

/** Whether a scene has no objects of a kind although its view has places for such objects. */
function isAbsent(id: string, { florals, chair, arch }: SceneSpec): boolean {
  if (id === 'flower') return florals.density <= NO_FLOWERS
  return (id === 'seat' && chair === 'none') || (id === 'structure' && arch === 'none')
}

function nearest(places: readonly Located[]): number {
  return Math.min(...places.map(({ away }) => away))
}

/** Converts an area from canvas pixels to fractions of the visible image. */
function toFractions({ x, y, width, height }: Bounds): Bounds {
  const [left, top] = [clamp(x / WIDTH), clamp(y / HEIGHT)]
  const [right, bottom] = [clamp((x + width) / WIDTH), clamp((y + height) / HEIGHT)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

function clamp(fraction: number): number {
  return Math.min(1, Math.max(0, fraction))
}
