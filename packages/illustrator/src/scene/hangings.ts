import { CENTRE, WIDTH } from '../base/geometry.ts'
import { repeat } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import { drawChandelier } from '../props/chandelier.ts'
import { drawDrape } from '../props/drape.ts'
import { drawBunting, drawStringLights, type Strand } from '../props/strand.ts'
import type { Setting } from '../settings/setting.ts'

const SAG = 46
const BULBS = 13
const BULB_SCALE = 1.25
const DRAPES = 4
const DRAPE_DROP = 150
const FLAGS = 12
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

/** Draws drapes and chandeliers behind the composition. */
export function drawOverhead(painter: Painter, { indoor, chandeliers = [] }: Setting): string {
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
  if (decor.chandelier === false) return drapes
  const lamps = chandeliers.map((lamp, i) =>
    painter.layer(`chandelier-${i}`, () =>
      drawChandelier(painter, { ...lamp, floral: lamp.floral || decor.chandelier === 'floral' }),
    ),
  )
  return drapes + lamps.join('')
}

/** Draws string lights and flags in front of the scene. */
export function drawStrands(painter: Painter, { strings = OPEN_SKY_STRINGS }: Setting): string {
  const { decor } = painter.spec
  const flags = decor.bunting ? BUNTING.map((strand) => drawBunting(painter, strand, SAG, FLAGS)).join('') : ''
  const lights = decor.strings
    ? strings.map((strand) => drawStringLights(painter, strand, SAG, BULBS, BULB_SCALE)).join('')
    : ''
  return flags + lights
}
