import type { Bounds } from '../base/geometry.ts'
import { DRAWN_DETAILS } from '../compose/drawn-details.ts'
import { type Frame, type Located, Painter, type SettingPart } from '../painter/painter.ts'
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
  /** The areas of the parts of the setting, such as hedges and water, in canvas pixels. */
  parts: readonly SettingPart[]
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
  const parts = partsOf(setting, spec.setting).map(({ name, bounds }) => ({ name, bounds: inFrame(bounds, frame) }))
  return { located: painter.located, horizon: frame.y + setting.horizon * frame.scale, parts }
}

/** Returns the parts of a setting, and its water. The parts of a landscape behind the windows of a room do not count. */
function partsOf({ parts, water, indoor }: MeasuredSetting, name: SettingName): readonly SettingPart[] {
  if (indoor) return []
  const details: readonly string[] = DRAWN_DETAILS[`venue:${name}` as keyof typeof DRAWN_DETAILS] ?? []
  // Buildings hide the trees behind them.
  const visible = BUILDINGS.some((building) => details.includes(building))
    ? parts.filter((part) => part.name !== 'trees')
    : parts
  if (!water) return visible
  const { left, top, right, bottom } = water
  const kind = details.includes('sea') ? 'sea' : 'water'
  return [...visible, { name: kind, bounds: { x: left, y: top, width: right - left, height: bottom - top } }]
}

function inFrame({ x, y, width, height }: Bounds, frame: Frame): Bounds {
  const { scale } = frame
  return { x: frame.x + x * scale, y: frame.y + y * scale, width: width * scale, height: height * scale }
}

/** Whether the setting of a scene has a roof. */
export function isIndoor(spec: SceneSpec): boolean {
  return settingOf(spec).indoor === true
}

const BUILDINGS = ['houses', 'towers', 'city', 'windows', 'walls']

type MeasuredSetting = Setting & { parts: readonly SettingPart[] }

const settings = new Map<SettingName, MeasuredSetting>()

/** Returns a setting without drawing it. The positions of a setting depend only on its name. */
function settingOf(spec: SceneSpec): MeasuredSetting {
  const known = settings.get(spec.setting)
  if (known) return known
  const painter = new Painter(spec)
  const setting = { ...SETTINGS[spec.setting](painter), back: '', parts: painter.parts }
  settings.set(spec.setting, setting)
  return setting
}
