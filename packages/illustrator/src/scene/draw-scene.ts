import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { group, tag } from '../base/svg.ts'
import { drawFilters, OUT_OF_FOCUS } from '../painter/filters.ts'
import { Painter, SETTING, type WaterArea } from '../painter/painter.ts'
import { SETTINGS } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import type { CompositionName, SceneSpec, SettingName } from '../spec.ts'
import { VIEWS } from '../views/index.ts'
import type { View } from '../views/view.ts'
import { drawDrift, drawFraming, drawShafts } from './atmosphere.ts'
import { drawFarSky } from './far-sky.ts'
import { drawForegroundFrame } from './foreground-frames.ts'
import { drawGrading } from './grading.ts'
import { drawOverhead, drawStrands } from './hangings.ts'
import { drawPrint } from './print.ts'
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
  ...(['street', 'city-hall', 'train-station', 'riad', 'mosque', 'temple', 'mission', 'chinese-courtyard'] as const),
  ...([
    'canal',
    'dutch-canal',
    'havana',
    'greek-terrace',
    'paris',
    'new-york',
    'brooklyn-bridge',
    'golden-gate',
    'pier',
    'dock',
  ] as const),
  ...(['dunes', 'desert-camp', 'fjord', 'highlands', 'savannah', 'cave', 'cenote', 'bamboo-forest'] as const),
  ...(['patio', 'amphitheatre', 'korean-palace', 'indian-palace', 'fairground', 'stadium', 'cloister'] as const),
  ...(['wheat-field', 'poppy-field', 'tulip-field', 'christmas-market', 'balinese-temple'] as const),
]

/** Whether a composition is a view of a wedding, not a still life or a trade. */
export function isView(comp: SceneSpec['comp']): comp is CompositionName {
  return Object.hasOwn(VIEWS, comp)
}

/**
 * Draws a view of a wedding, as `drawScene` does. The function is for browsers: it does not load the drawings of still
 * lifes and trades. Throws a `RangeError` for those.
 */
export function drawView(spec: SceneSpec, size?: SceneSize): string {
  const { comp } = spec
  if (!isView(comp)) throw new RangeError(`${comp} is not a view of a wedding.`)
  return drawDocument(new Painter(spec), (painter) => drawWedding(painter, comp), size)
}

/** Draws an SVG document on the 1536 × 1024 canvas. `size` sets only the width and height of the document. */
export function drawDocument(
  painter: Painter,
  draw: (painter: Painter) => string,
  size: SceneSize = { width: WIDTH, height: HEIGHT },
): string {
  const drawn = draw(painter)
  const grading = drawGrading(painter)
  const glows = group({ style: 'mix-blend-mode:screen' }, painter.glows)
  const defs = tag('defs', {}, drawFilters() + painter.definitions)
  const image = group({}, drawn + glows)
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    ...size,
  }
  return tag('svg', root, defs + image + grading + drawPrint(painter))
}

/** Draws a view of a wedding in its setting. */
export function drawWedding(painter: Painter, comp: CompositionName): string {
  const view = VIEWS[comp]
  if (view.isFromAbove) return drawFromAbove(painter, view)
  painter.farSky = () => drawFarSky(painter)
  const { setting, back } = drawSetting(painter, view)
  painter.water = waterIn(setting, view)
  const composition = painter.layer('composition', () => view.draw(painter, setting))
  const behind = view.isOutOfFocus ? group({ filter: OUT_OF_FOCUS }, back) : back
  return behind + group({}, composition) + drawAir(painter, setting) + drawForegroundFrame(painter)
}

/** Returns the water of a setting on the canvas, after the view has enlarged the setting. */
export function waterIn(setting: Setting, { frame }: Pick<View, 'frame'>): WaterArea | undefined {
  if (!setting.water || !frame) return setting.water
  const { x, y, scale } = frame(setting)
  const { horizon, top, bottom, left, right } = setting.water
  return {
    ...{ horizon: y + horizon * scale, top: y + top * scale, bottom: y + bottom * scale },
    ...{ left: x + left * scale, right: x + right * scale },
  }
}

/** Draws the light shafts, leaves and weather in front of the wedding. */
export function drawAir(painter: Painter, setting: Setting): string {
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
export function drawSetting(
  painter: Painter,
  { frame = () => WHOLE }: Pick<View, 'frame'>,
): { setting: Setting; back: string } {
  const { drawn, wrap } = painter.within(
    () => {
      const setting = painter.layer('setting', () => SETTINGS[painter.spec.setting](painter))
      return { setting, back: painter.mark(SETTING, setting.back) + drawOverhead(painter, setting) }
    },
    ({ setting }) => frame(setting),
  )
  return { setting: drawn.setting, back: wrap(drawn.back) }
}
