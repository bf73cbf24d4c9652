import { factsOf, type SceneDescription } from '@vowkit/understanding'
import { lighten } from '../../base/colour.ts'
import { SIDES } from '../../base/geometry.ts'
import { d, path, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import type { ArchName } from '../../spec.ts'
import { drawCurtain, drawDrape } from '../drape.ts'
import type { ArchPlace } from './shared.ts'

/** Structures without cloth of their own, and half their width relative to their height. */
const FRAMES: Readonly<Partial<Record<ArchName, number>>> = {
  arch: 0.31,
  round: 0.42,
  moongate: 0.42,
  'driftwood-arch': 0.42,
  'asymmetric-arch': 0.36,
  hexagon: 0.44,
  pergola: 0.5,
}

/** Whether the description names cloth: a colour of fabric, or drapes. */
function namesCloth(description: SceneDescription): boolean {
  const isColoured = factsOf(description, 'colour').some(({ of }) => of === 'fabric')
  return isColoured || factsOf(description, 'object').some(({ name }) => name === 'drapes')
}

/** Draws the cloth that the description names on a structure. In wind, the cloth blows to one side. */
export function drawClothOn(painter: Painter, { x, y, height: h }: ArchPlace): string {
  const { arch, description, fabric } = painter.spec
  const half = FRAMES[arch]
  if (!half || !namesCloth(description)) return ''
  const top = y - h * 0.97
  const isWindy = factsOf(description, 'weather').some(({ name }) => name === 'wind')
  const swag = drawDrape(
    painter,
    [
      [x - half * h, top],
      [x, top + h * 0.02],
      [x + half * h, top],
    ],
    fabric,
    h * 0.15,
    0.95,
  )
  const falls = SIDES.map((side) =>
    isWindy
      ? drawBlown(painter, { x: x + side * half * h, y, height: h })
      : drawCurtain(painter, { x: x + side * half * h, top, bottom: y, width: h * 0.2, colour: fabric, side: -side }),
  )
  return falls.join('') + swag
}

/** Draws a length of cloth that the wind blows to the right. */
function drawBlown(painter: Painter, { x, y, height: h }: ArchPlace): string {
  const cloth = painter.tone(painter.spec.fabric)
  const top = y - h * 0.97
  const shape = d`M${x} ${top}C${x + h * 0.1} ${top + h * 0.1} ${x + h * 0.06} ${top + h * 0.3} ${x + h * 0.2} ${top + h * 0.4}C${x + h * 0.32} ${top + h * 0.5} ${x + h * 0.34} ${top + h * 0.42} ${x + h * 0.46} ${top + h * 0.52}C${x + h * 0.4} ${top + h * 0.64} ${x + h * 0.3} ${top + h * 0.58} ${x + h * 0.2} ${top + h * 0.66}C${x + h * 0.08} ${top + h * 0.7} ${x + h * 0.02} ${top + h * 0.5} ${x} ${top + h * 0.3}Z`
  const folds = [0.34, 0.62]
    .map((t) =>
      stroke(
        d`M${x} ${top + h * 0.12 * t}C${x + h * 0.06} ${top + h * 0.3 * (0.6 + t)} ${x + h * 0.16} ${top + h * 0.5 * (0.7 + t * 0.4)} ${x + h * 0.36} ${top + h * (0.48 + t * 0.12)}`,
        lighten(cloth, -0.12),
        2,
        { opacity: 0.5 },
      ),
    )
    .join('')
  return path(shape, painter.gradient(lighten(cloth, 0.03), lighten(cloth, -0.08)), { opacity: 0.94 }) + folds
}
