import { type Bounds, HEIGHT, WIDTH } from '../base/geometry.ts'
import { type Located, Painter } from '../painter/painter.ts'
import { isView, WHOLE } from '../scene/draw-scene.ts'
import { locateHangings } from '../scene/hangings.ts'
import { SETTINGS } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import type { SceneSpec, SettingName } from '../spec.ts'
import { VIEWS } from '../views/index.ts'
import { mergeAreas } from './merge-areas.ts'

/** An object in an image that the user can select. */
export interface LocatedObject {
  /** The concept that the object shows: `structure`, `seat`, `flower`, `light`, `venue` or `object:lanterns`. */
  id: string
  /**
   * The areas of the object, such as the seats on the left and on the right of the aisle. The values are fractions of
   * the image's width and height.
   */
  areas: Bounds[]
}

/** The distances at which the background is placed, behind all objects. */
const SKY_AWAY = 2000
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
  const { comp } = spec
  if (!isView(comp) || comp === 'empty') return []
  const painter = new Painter(spec, { measure: true })
  const view = VIEWS[comp]
  const setting = settingOf(spec.setting, spec)
  view.draw(painter, setting)
  const frame = view.frame?.(setting) ?? WHOLE
  locateHangings(painter, setting, frame)
  if (comp !== 'tablescape') {
    const horizon = frame.y + setting.horizon * frame.scale
    painter.locate('light', SKY_AWAY, { x: 0, y: 0, width: WIDTH, height: horizon * SKY_PART })
    painter.locate('venue', VENUE_AWAY, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  }
  return [...new Set(painter.located.map(({ id }) => id))]
    .map((id) => {
      const places = painter.located.filter((place) => place.id === id)
      return { id, areas: mergeAreas(places.map(toFractions)), away: nearest(places) }
    })
    .filter(({ id, areas }) => areas.length > 0 && !isAbsent(id, spec))
    .sort((a, b) => a.away - b.away)
    .map(({ id, areas }) => ({ id, areas }))
}

/** Whether the setting of a scene has a roof. */
export function isIndoor(spec: SceneSpec): boolean {
  return settingOf(spec.setting, spec).indoor === true
}

const settings = new Map<SettingName, Setting>()

/** Returns a setting without drawing it. The positions of a setting depend only on its name. */
function settingOf(name: SettingName, spec: SceneSpec): Setting {
  const setting = settings.get(name) ?? { ...SETTINGS[name](new Painter(spec)), back: '' }
  settings.set(name, setting)
  return setting
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
