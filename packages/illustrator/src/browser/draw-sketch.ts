import { Painter } from '../painter/painter.ts'
import { drawDocument, drawView, isView } from '../scene/draw-scene.ts'
import { drawStillLife } from '../scene/draw-still-life.ts'
import type { SceneSpec } from '../spec.ts'
import { STILL_LIFES } from '../still-lifes/index.ts'

/**
 * Draws the scene of a prompt, as `drawScene` does. The function is for browsers: it does not load the drawings of
 * trades, which no prompt selects. Throws a `RangeError` for those.
 */
export function drawSketch(spec: SceneSpec): string {
  const { comp } = spec
  if (isView(comp)) return drawView(spec)
  if (!isStillLife(comp)) throw new RangeError(`${comp} is neither a view of a wedding nor a close-up.`)
  return drawDocument(new Painter(spec), (painter) => drawStillLife(painter, comp))
}

function isStillLife(comp: string): comp is keyof typeof STILL_LIFES {
  return Object.hasOwn(STILL_LIFES, comp)
}
