import { factsOf } from '@vowkit/understanding'
import { WIDTH } from '../base/geometry.ts'
import { fitsSetting, isFarInSky, OBJECTS } from '../objects/index.ts'
import type { Painter } from '../painter/painter.ts'
import type { SceneSpec } from '../spec.ts'

const UNIT = 144
/** How far objects in the sky move down in views that enlarge the venue, in pixels. */
const LOWERED: Readonly<Partial<Record<SceneSpec['comp'], number>>> = { portrait: 84, side: 60 }

/** Draws the objects that the description names in the sky behind the venue. Rooms show none. */
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
