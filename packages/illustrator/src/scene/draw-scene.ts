import { HEIGHT, WIDTH } from '../base/geometry.ts'
import { hashText } from '../base/random.ts'
import { group, tag } from '../base/svg.ts'
import { drawFilters, HAND_CUT } from '../painter/filters.ts'
import { Painter } from '../painter/painter.ts'
import { SETTINGS } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import type { CompositionName, SceneSpec, StillLifeName } from '../spec.ts'
import { STILL_LIFES } from '../still-lifes/index.ts'
import { VIEWS } from '../views/index.ts'
import type { View } from '../views/view.ts'
import { drawDrift, drawFraming, drawShafts } from './atmosphere.ts'
import { drawGrading } from './grading.ts'
import { drawOverhead, drawStrands } from './hangings.ts'
import { drawWeather } from './weather.ts'

export interface SceneSize {
  width: number
  height: number
}

const WHOLE = { x: 0, y: 0, scale: 1 }

/** The layers that stay sharp in front of the layers with hand-cut edges. */
interface Layers {
  body: string
  over: string
}

const BEAM_SEEN = 0.3
const NOISE_SEEDS = 97
/** The width of the cropped border in pixels, at 3:2. The displacement filter leaves gaps at the edge of the canvas. */
const EDGE = { x: 6, y: 4 }

/**
 * Draws a scene as an SVG document on the 1536 × 1024 canvas. The same spec gives byte-identical output. `size` sets
 * only the width and height of the document.
 */
export function drawScene(spec: SceneSpec, size: SceneSize = { width: WIDTH, height: HEIGHT }): string {
  const painter = new Painter(spec)
  const { body, over } = isStillLife(spec.comp) ? drawStillLife(painter, spec.comp) : drawWedding(painter, spec.comp)
  const grading = drawGrading(painter)
  const glows = group({ style: 'mix-blend-mode:screen' }, painter.glows)
  const defs = tag('defs', {}, drawFilters(hashText(spec.seed) % NOISE_SEEDS) + painter.definitions)
  const image = group({}, group({ filter: HAND_CUT }, body) + over + glows)
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${EDGE.x} ${EDGE.y} ${WIDTH - 2 * EDGE.x} ${HEIGHT - 2 * EDGE.y}`,
    ...size,
  }
  return tag('svg', root, defs + image + grading)
}

function isStillLife(comp: SceneSpec['comp']): comp is StillLifeName {
  return Object.hasOwn(STILL_LIFES, comp)
}

function drawStillLife(painter: Painter, name: StillLifeName): Layers {
  return { body: painter.layer('still-life', () => STILL_LIFES[name](painter)), over: '' }
}

function drawWedding(painter: Painter, comp: CompositionName): Layers {
  const { spec, light } = painter
  const view = VIEWS[comp]
  const { setting, back } = drawSetting(painter, view)
  const composition = painter.layer('composition', () => view.draw(painter, setting))
  const hasShafts = setting.shafts || light.beam > BEAM_SEEN
  const over =
    (hasShafts ? drawShafts(painter) : '') +
    drawStrands(painter, setting) +
    (spec.decor.framing && !setting.indoor ? drawFraming(painter) : '') +
    drawDrift(painter) +
    drawWeather(painter, setting)
  return { body: back + group({}, composition), over }
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
