import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { group, tag } from '../base/svg.ts'
import { drawFilters } from '../painter/filters.ts'
import { Painter } from '../painter/painter.ts'
import { SETTINGS } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import type { CompositionName, SceneSpec, SettingName, StillLifeName, TradeName } from '../spec.ts'
import { STILL_LIFES } from '../still-lifes/index.ts'
import { TRADES } from '../trades/index.ts'
import { drawRoom, ROOM_FOCAL, ROOM_HORIZON } from '../trades/room.ts'
import { Tableau, tradeCamera } from '../trades/tableau.ts'
import { VIEWS } from '../views/index.ts'
import type { View } from '../views/view.ts'
import { drawDrift, drawFraming, drawShafts } from './atmosphere.ts'
import { drawFarSky } from './far-sky.ts'
import { drawGrading } from './grading.ts'
import { drawOverhead, drawStrands } from './hangings.ts'
import { drawWeather } from './weather.ts'

export interface SceneSize {
  width: number
  height: number
}

export const WHOLE = { x: 0, y: 0, scale: 1 }

const BEAM_SEEN = 0.3
/** Outdoor settings without trees, in which no branches frame the image. */
const WITHOUT_TREES: readonly SettingName[] = [
  ...(['beach', 'coast', 'boat', 'desert', 'canyon', 'snow-field', 'northern-lights', 'rooftop', 'mountain'] as const),
  ...(['street', 'city-hall', 'train', 'riad', 'mosque', 'temple', 'mission', 'chinese-courtyard'] as const),
]

/**
 * Draws a scene as an SVG document on the 1536 × 1024 canvas. The same spec gives byte-identical output. `size` sets
 * only the width and height of the document.
 */
export function drawScene(spec: SceneSpec, size: SceneSize = { width: WIDTH, height: HEIGHT }): string {
  const painter = new Painter(spec)
  const drawn = drawLayers(painter)
  const grading = drawGrading(painter)
  const glows = group({ style: 'mix-blend-mode:screen' }, painter.glows)
  const defs = tag('defs', {}, drawFilters() + painter.definitions)
  const image = group({}, drawn + glows)
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    ...size,
  }
  return tag('svg', root, defs + image + grading)
}

function drawLayers(painter: Painter): string {
  const { comp } = painter.spec
  if (isStillLife(comp)) return drawStillLife(painter, comp)
  return isTrade(comp) ? drawTrade(painter, comp) : drawWedding(painter, comp)
}

export function isStillLife(comp: SceneSpec['comp']): comp is StillLifeName {
  return Object.hasOwn(STILL_LIFES, comp)
}

export function isTrade(comp: SceneSpec['comp']): comp is TradeName {
  return Object.hasOwn(TRADES, comp)
}

function drawTrade(painter: Painter, comp: TradeName): string {
  const { room, place, over } = TRADES[comp]
  const draw = (horizon: number, focal?: number) => {
    const tableau = new Tableau(painter, tradeCamera(horizon, focal))
    place(tableau)
    return { people: group({}, tableau.render()), front: over?.(tableau) ?? '' }
  }
  if (room) {
    const { people, front } = draw(ROOM_HORIZON, ROOM_FOCAL)
    return painter.layer('room', () => drawRoom(painter, room)) + people + front
  }
  painter.farSky = () => drawFarSky(painter)
  const { setting, back } = drawSetting(painter, {})
  const { people, front } = draw(setting.horizon)
  return back + people + drawAir(painter, setting) + front
}

function drawStillLife(painter: Painter, name: StillLifeName): string {
  return painter.layer('still-life', () => STILL_LIFES[name](painter))
}

function drawWedding(painter: Painter, comp: CompositionName): string {
  const view = VIEWS[comp]
  if (view.isFromAbove) return drawFromAbove(painter, view)
  painter.farSky = () => drawFarSky(painter)
  const { setting, back } = drawSetting(painter, view)
  const composition = painter.layer('composition', () => view.draw(painter, setting))
  return back + group({}, composition) + drawAir(painter, setting)
}

/** Draws the light shafts, leaves and weather in front of the wedding. */
function drawAir(painter: Painter, setting: Setting): string {
  const { spec, light } = painter
  const hasShafts = setting.shafts || light.beam > BEAM_SEEN
  return (
    (hasShafts ? drawShafts(painter) : '') +
    drawStrands(painter, setting) +
    (spec.decor.framing && !setting.indoor && !WITHOUT_TREES.includes(spec.setting) ? drawFraming(painter) : '') +
    (setting.indoor || spec.florals.density === 0 ? '' : drawDrift(painter)) +
    drawWeather(painter, setting)
  )
}

/**
 * Draws a view that shows only the ground of its setting, such as the view from above. Discards the drawing of the
 * setting.
 */
function drawFromAbove(painter: Painter, { draw }: View): string {
  const setting = SETTINGS[painter.spec.setting](new Painter(painter.spec))
  const composition = painter.layer('composition', () => draw(painter, setting))
  return group({}, composition) + drawWeather(painter, setting)
}

/** Draws the setting of a scene with its hanging decorations, transformed to fit the view. */
function drawSetting(
  painter: Painter,
  { frame = () => WHOLE }: Pick<View, 'frame'>,
): { setting: Setting; back: string } {
  const { drawn, wrap } = painter.within(
    () => {
      const setting = painter.layer('setting', () => SETTINGS[painter.spec.setting](painter))
      return { setting, back: setting.back + drawOverhead(painter, setting) }
    },
    ({ setting }) => frame(setting),
  )
  return { setting: drawn.setting, back: wrap(drawn.back) }
}
