import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { group, tag } from '../base/svg.ts'
import { drawFilters } from '../painter/filters.ts'
import { Painter } from '../painter/painter.ts'
import { SETTINGS } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import type { CompositionName, SceneSpec, SettingName, StillLifeName } from '../spec.ts'
import { STILL_LIFES } from '../still-lifes/index.ts'
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
/** Outdoor settings without trees, whose view no branches frame. */
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
  const drawn = isStillLife(spec.comp) ? drawStillLife(painter, spec.comp) : drawWedding(painter, spec.comp)
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

export function isStillLife(comp: SceneSpec['comp']): comp is StillLifeName {
  return Object.hasOwn(STILL_LIFES, comp)
}

function drawStillLife(painter: Painter, name: StillLifeName): string {
  return painter.layer('still-life', () => STILL_LIFES[name](painter))
}

function drawWedding(painter: Painter, comp: CompositionName): string {
  const { spec, light } = painter
  const view = VIEWS[comp]
  painter.farSky = () => drawFarSky(painter)
  const { setting, back } = drawSetting(painter, view)
  const composition = painter.layer('composition', () => view.draw(painter, setting))
  const hasShafts = setting.shafts || light.beam > BEAM_SEEN
  const over =
    (hasShafts ? drawShafts(painter) : '') +
    drawStrands(painter, setting) +
    (spec.decor.framing && !setting.indoor && !WITHOUT_TREES.includes(spec.setting) ? drawFraming(painter) : '') +
    (setting.indoor || spec.florals.density === 0 ? '' : drawDrift(painter)) +
    drawWeather(painter, setting)
  return back + group({}, composition) + over
}

/** Draws the setting and its hanging decorations, transformed by the frame of the view. */
function drawSetting(painter: Painter, { frame = () => WHOLE }: View): { setting: Setting; back: string } {
  const { drawn, wrap } = painter.within(
    () => {
      const setting = painter.layer('setting', () => SETTINGS[painter.spec.setting](painter))
      return { setting, back: setting.back + drawOverhead(painter, setting) }
    },
    ({ setting }) => frame(setting),
  )
  return { setting: drawn.setting, back: wrap(drawn.back) }
}
