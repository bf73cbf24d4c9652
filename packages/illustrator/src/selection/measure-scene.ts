import { type Located, Painter } from '../painter/painter.ts'
import { isView, WHOLE, waterIn } from '../scene/draw-scene.ts'
import { locateHangings } from '../scene/hangings.ts'
import { SETTINGS } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import type { SceneSpec, SettingName } from '../spec.ts'
import { VIEWS } from '../views/index.ts'

export interface Measured {
  /** The areas of all objects, in canvas pixels. */
  located: readonly Located[]
  /** The y position of the far edge of the ground, in canvas pixels. */
  horizon: number
}

/** Places the objects of a view without drawing them. Returns `undefined` for images without a view of a wedding. */
export function measureScene(spec: SceneSpec): Measured | undefined {
  const { comp } = spec
  if (!isView(comp) || comp === 'empty') return undefined
  const painter = new Painter(spec, { measure: true })
  const view = VIEWS[comp]
  const setting = settingOf(spec)
  painter.water = waterIn(setting, view)
  view.draw(painter, setting)
  const frame = view.frame?.(setting) ?? WHOLE
  locateHangings(painter, setting, frame)
  return { located: painter.located, horizon: frame.y + setting.horizon * frame.scale }
}

/** Whether the setting of a scene has a roof. */
export function isIndoor(spec: SceneSpec): boolean {
  return settingOf(spec).indoor === true
}

const settings = new Map<SettingName, Setting>()

/** Returns a setting without drawing it. The positions of a setting depend only on its name. */
function settingOf(spec: SceneSpec): Setting {
  const setting = settings.get(spec.setting) ?? { ...SETTINGS[spec.setting](new Painter(spec)), back: '' }
  settings.set(spec.setting, setting)
  return setting
}
