import { factsOf } from '@vowkit/understanding'
import { WIDTH } from '../base/geometry.ts'
import { fitsSetting, isFarInSky, OBJECTS } from '../objects/index.ts'
import type { Painter } from '../painter/painter.ts'
import type { SceneSpec } from '../spec.ts'

const UNIT = 144
/** The distance in pixels by which objects in the sky move down in views that enlarge the setting. */
const LOWERED: Readonly<Partial<Record<SceneSpec['comp'], number>>> = { portrait: 84, side: 60 }

/** Draws the objects in the sky that the prompt names, such as the moon. Draws nothing in an indoor setting. */
export function drawFarSky(painter: Painter): string {
  const { description, setting, comp } = painter.spec
  const drawn = factsOf(description, 'object')
    .filter(({ name }) => isFarInSky(name) && fitsSetting(name, setting))
    .map((fact) =>
      painter.layer(`object-${fact.name}`, () =>
        painter.within(
          () => OBJECTS[fact.name]?.draw(painter, { x: WIDTH / 2, y: 0, unit: UNIT, depth: 0 }, fact) ?? '',
          () => ({ x: 0, y: LOWERED[comp] ?? 0, scale: 1 }),
        ),
      ),
    )
  return drawn.map(({ drawn: markup, wrap }) => wrap(markup)).join('')
}
