import { factsOf } from '@vowkit/understanding'
import { type Bounds, CENTRE, HEIGHT, WIDTH } from '../base/geometry.ts'
import { repeat } from '../base/svg.ts'
import type { Frame, Painter } from '../painter/painter.ts'
import { type Chandelier, drawChandelier } from '../props/chandelier.ts'
import { drawDrape } from '../props/drape.ts'
import { drawBunting, drawStringLights, type Strand } from '../props/strand.ts'
import type { Setting } from '../settings/setting.ts'

const SAG = 46
const BULBS = 13
const BULB_SCALE = 1.25
const DRAPES = 4
const DRAPE_DROP = 150
const FLAGS = 12
/** The assumed distance of hanging decorations from the viewer, in metres. */
const HANGING = 5
/** The size of a chandelier at a scale of 1, in pixels. */
const CHANDELIER = { width: 260, height: 200 }
const OPEN_SKY_STRINGS: readonly Strand[] = [
  [
    [-40, 70],
    [CENTRE, 40],
  ],
  [
    [CENTRE, 40],
    [WIDTH + 40, 90],
  ],
  [
    [-40, 170],
    [WIDTH * 0.55, 90],
  ],
  [
    [WIDTH * 0.45, 90],
    [WIDTH + 40, 190],
  ],
]
const BUNTING: readonly Strand[] = [
  [
    [-30, 20],
    [CENTRE, 70],
  ],
  [
    [CENTRE, 70],
    [WIDTH + 30, 20],
  ],
  [
    [-30, 150],
    [CENTRE, 40],
  ],
  [
    [CENTRE, 40],
    [WIDTH + 30, 150],
  ],
]

/** The position of a chandelier in settings that define no positions. */
const HANGING_FREE: Chandelier = { x: WIDTH / 2, y: HEIGHT * 0.2, scale: 0.85 }

/** Draws drapes and chandeliers behind the people and furniture. */
export function drawOverhead(painter: Painter, setting: Setting): string {
  const { indoor } = setting
  const { decor, fabric } = painter.spec
  const drapes =
    decor.drapes && indoor
      ? repeat(DRAPES, (i) =>
          drawDrape(
            painter,
            [
              [WIDTH * (i / DRAPES) - 20, 10],
              [WIDTH * ((i + 1) / DRAPES) + 20, 10],
            ],
            fabric,
            DRAPE_DROP,
            0.8,
          ),
        )
      : ''
  const lamps = chandeliersOf(painter, setting).map((lamp, i) =>
    painter.layer(`chandelier-${i}`, () =>
      drawChandelier(painter, { ...lamp, floral: lamp.floral || decor.chandelier === 'floral' }),
    ),
  )
  return painter.mark('object:drapes', drapes) + lamps.join('')
}

/** Returns the chandeliers of a setting. If the prompt names chandeliers, it determines their number and size. */
function chandeliersOf({ spec }: Painter, { chandeliers = [] }: Setting): readonly Chandelier[] {
  if (spec.decor.chandelier === false) return []
  const named = factsOf(spec.description, 'object').find(({ name }) => name === 'chandelier')
  if (!named) return chandeliers
  const places = chandeliers.length > 0 ? chandeliers : [HANGING_FREE]
  return places
    .slice(0, Math.max(1, named.count ?? places.length))
    .map((lamp) => ({ ...lamp, scale: lamp.scale * (named.scale ?? 1) }))
}

/** Draws string lights and flags in front of the scene. */
export function drawStrands(painter: Painter, { strings = OPEN_SKY_STRINGS }: Setting): string {
  const { decor } = painter.spec
  const flags = decor.bunting ? BUNTING.map((strand) => drawBunting(painter, strand, SAG, FLAGS)).join('') : ''
  const lights = decor.strings
    ? strings.map((strand) => drawStringLights(painter, strand, SAG, BULBS, BULB_SCALE)).join('')
    : ''
  return painter.mark('object:bunting', flags) + painter.mark('object:string-lights', lights)
}

/** Records the areas of drapes, chandeliers, string lights and flags. `frame` is the transform of the setting. */
export function locateHangings(painter: Painter, setting: Setting, frame: Frame): void {
  const { decor, description } = painter.spec
  const { indoor, strings = OPEN_SKY_STRINGS } = setting
  if (decor.drapes && indoor) painter.locate('object:drapes', HANGING, { x: 0, y: 0, width: WIDTH, height: DRAPE_DROP })
  for (const lamp of chandeliersOf(painter, setting)) {
    const scale = lamp.scale * frame.scale
    const [x, y] = [frame.x + lamp.x * frame.scale, frame.y + lamp.y * frame.scale]
    const [width, height] = [CHANDELIER.width * scale, CHANDELIER.height * scale]
    painter.locate('object:chandelier', HANGING, { x: x - width / 2, y: y - height * 0.7, width, height })
  }
  if (decor.bunting) {
    const named = factsOf(description, 'object').filter(({ name }) => name === 'papel-picado' || name === 'bunting')
    for (const { name } of named.length > 0 ? named : [{ name: 'bunting' }])
      painter.locate(`object:${name}`, HANGING, strandBounds(BUNTING))
  }
  if (decor.strings) painter.locate('object:string-lights', HANGING, strandBounds(strings))
}

function strandBounds(strands: readonly Strand[]): Bounds {
  const heights = strands.flatMap((strand) => strand.map(([, y]) => y))
  const y = Math.max(0, Math.min(...heights))
  return { x: 0, y, width: WIDTH, height: Math.max(...heights) + SAG - y }
}
