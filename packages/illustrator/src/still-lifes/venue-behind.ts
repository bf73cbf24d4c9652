import { factOf } from '@vowkit/understanding'
import { HEIGHT } from '../base/geometry.ts'
import { group } from '../base/svg.ts'
import { OUT_OF_FOCUS } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawSetting } from '../scene/draw-scene.ts'
import { drawFarSky } from '../scene/far-sky.ts'
import { zoomFrame } from '../views/view.ts'

const SCALE = 1.5

/** Draws the venue of the description out of focus. Returns an empty string if the description names no venue. */
export function drawVenueBehind(painter: Painter): string {
  if (!factOf(painter.spec.description, 'venue')) return ''
  painter.farSky = () => drawFarSky(painter)
  const { back } = drawSetting(painter, { frame: (setting) => zoomFrame(setting, SCALE, HEIGHT * 0.62) })
  return group({ filter: OUT_OF_FOCUS }, back)
}
