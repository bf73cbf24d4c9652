import { factsOf } from '@vowkit/understanding'
import { listOf, SIDES } from '../base/geometry.ts'
import { ellipse, repeat } from '../base/svg.ts'
import { ritualsBeside } from '../compose/rituals.ts'
import { drawCluster } from '../flora/cluster.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import { OVERFLOWING } from '../flora/growth.ts'
import { drawWords } from '../objects/words/draw-words.ts'
import { SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawClothOn } from '../props/arches/cloth.ts'
import { ARCHES } from '../props/arches/index.ts'
import { drawHearth } from '../props/arches/roofs.ts'
import type { ArchPlace } from '../props/arches/shared.ts'
import type { ArchName } from '../spec.ts'
import type { GroundPoint } from '../stage/camera.ts'
import type { Shape, Stage } from '../stage/stage.ts'
import { hasNeonOnWall } from './placements.ts'

const STRUCTURE_METRES = 2.9
/** The number of structures of one kind that are drawn, and the distance between their centres in metres. */
const MOST_STRUCTURES = 5
const BETWEEN_STRUCTURES = 2.5
/** Structures without additional flowers at their sides. */
const WITHOUT_FLOWERS_BESIDE: readonly ArchName[] = [
  'none',
  'sofreh',
  'altar',
  'unity-candle',
  'sand-ceremony',
  'tea-ceremony',
  'broom',
  'torii',
  'tree',
  'willow',
]
/** The places of flowers at the sides of a structure, and of further flowers of a wedding with very many, in metres. */
const BESIDE = { right: 1.25, away: -0.15 }
const FARTHER_BESIDE = [
  { right: 2.05, away: -0.05 },
  { right: 2.85, away: 0.1 },
]
const BLOOMS: Shape = { id: 'flower', width: 1, height: 0.55 }
/** The width and the height of structures relative to a usual arch, if they differ. */
const SIZES: Readonly<Partial<Record<ArchName, readonly [width: number, height: number]>>> = {
  gazebo: [1.15, 1.2],
  sofreh: [1.25, 0.75],
  'nikah-stage': [1.4, 1.1],
  torii: [1.5, 1.15],
  altar: [0.95, 0.5],
  tree: [1.5, 1.5],
  willow: [1.7, 1.45],
  tipi: [1.1, 1.2],
  'unity-candle': [0.8, 0.55],
  'sand-ceremony': [0.8, 0.45],
  broom: [0.9, 0.2],
}
const USUAL_SIZE = [1.15, 1.1] as const
/** The fraction of its area that a structure hides, if it is not an open frame. */
const COVERS: Readonly<Partial<Record<ArchName, number>>> = {
  'flower-wall': 0.8,
  'hedge-wall': 0.9,
  tipi: 0.6,
  tree: 0.5,
  willow: 0.4,
  'nikah-stage': 0.6,
  altar: 0.7,
  gazebo: 0.3,
}
const OPEN_FRAME = 0.15
/** Structures from whose top flowers can hang, and the number of the flowers. */
const HANGS_FROM: readonly ArchName[] = [
  'arbor',
  'arch',
  'round',
  'pergola',
  'canopy',
  'gazebo',
  'draped-arch',
  'columns',
]
const RACEMES = 15
/** The fraction of a tree's height below its crown. */
const TRUNK = 0.4
/** The size of an object of a ritual beside the structure, relative to one that stands alone. */
const RITUAL_SIZE = 0.7
/** A fire beside another structure, and how far it burns in front of the structure, in metres. */
const FIRE: Shape = { id: 'structure:sacred-fire', width: 0.8, height: 0.8, cover: 0.3 }
const FIRE_BEFORE = 1.9
const ON_THE_GROUND = { squash: 0.6, spread: [180, 360] } as const

/** Places the structure of the ceremony, such as an arch, with flowers at its base. */
export function placeStructure(stage: Stage, point: GroundPoint, metres = STRUCTURE_METRES): void {
  const { painter } = stage
  const { arch, description, florals } = painter.spec
  const draw = ARCHES[arch]
  if (!draw) return
  const fact = factsOf(description, 'structure').find(({ name }) => name === arch)
  for (const [i, place] of copiesOf(fact?.count ?? 1, point).entries()) {
    stage.add(
      i === 0 ? 'arch' : `arch-${i}`,
      place,
      ({ x, y, unit }) => {
        const shadow = ellipse(x, y + unit * 0.05, unit * 1.9, unit * 0.22, painter.tone('#3a2f2a'), {
          opacity: 0.2,
          filter: SOFT,
        })
        const at = { x, y, height: metres * unit }
        return (
          shadow + draw(painter, at) + drawClothOn(painter, at) + drawRacemes(painter, at) + drawNeonOn(painter, at)
        )
      },
      structureShape(arch, metres),
    )
  }
  if (hasNeonOnWall(painter.spec)) {
    const { x, y, unit } = stage.positionOf(point).spot
    const h = metres * unit
    const sign = { x: x - h * 0.36, y: y - h * 0.86, width: h * 0.72, height: h * 0.36 }
    painter.locate('object:neon-sign', point.away - 0.01, sign, 0)
  }
  for (const [i, ritual] of ritualsBeside(description, arch).entries()) {
    const side = i % 2 === 0 ? 1 : -1
    // The fire burns in the middle, where the couple walks around it.
    const isFire = ritual === 'sacred-fire'
    const place = isFire
      ? { right: point.right, away: point.away - FIRE_BEFORE }
      : { right: point.right + side * (0.8 + Math.floor(i / 2)), away: point.away - 0.9 }
    const draw = isFire ? drawHearth : ARCHES[ritual]
    const shape = isFire ? FIRE : structureShape(ritual, metres * RITUAL_SIZE)
    stage.add(
      `ritual-${ritual}`,
      place,
      ({ x, y, unit }) => draw(painter, { x, y, height: metres * RITUAL_SIZE * unit }),
      { ...shape, id: `structure:${ritual}` },
    )
  }
  if (florals.density <= 0.2 || WITHOUT_FLOWERS_BESIDE.includes(arch)) return
  const places = florals.density >= OVERFLOWING ? [BESIDE, ...FARTHER_BESIDE] : [BESIDE]
  for (const [i, { right, away }] of places.entries()) {
    for (const side of SIDES) {
      stage.add(
        i === 0 ? `altar-${side}` : `altar-${side}-${i}`,
        { right: point.right + side * right, away: point.away + away },
        ({ x, y, unit }) => drawCluster(painter, x, y + unit * 0.02, unit * 0.42, ON_THE_GROUND),
        BLOOMS,
      )
    }
  }
}

/** Draws the neon sign that the description names on a wall of flowers or leaves. */
function drawNeonOn(painter: Painter, { x, y, height: h }: ArchPlace): string {
  const sign = factsOf(painter.spec.description, 'object').find(({ name }) => name === 'neon-sign')
  if (!sign || !hasNeonOnWall(painter.spec)) return ''
  const words = drawWords(painter, sign.text ?? 'love', {
    x,
    y: y - h * 0.68,
    width: h * 0.72,
    height: h * 0.36,
    colour: '#fff4fa',
    glow: sign.colour ?? '#ff7fb0',
    weight: 0.09,
    slant: 0.2,
  })
  return painter.mark('object:neon-sign', words)
}

/** Draws wisteria that hangs from the top of a structure, if the description names it. */
function drawRacemes(painter: Painter, { x, y, height: h }: ArchPlace): string {
  const { arch, florals } = painter.spec
  if (!florals.focal.includes('wisteria') || !HANGS_FROM.includes(arch)) return ''
  const colour = florals.own?.wisteria ?? florals.colors[0]
  return repeat(RACEMES, (i) => {
    const across = (i / (RACEMES - 1)) * 2 - 1
    const top = y - h * (arch === 'arch' || arch === 'round' ? 0.98 - across * across * 0.34 : 0.95)
    const radius = h * painter.random.range(0.055, 0.085)
    const at = { x: x + across * h * 0.4, y: top + radius }
    return drawFlower(painter, { kind: 'wisteria', colour, ...at, radius, turn: painter.random.range(-7, 7) })
  })
}

/** Returns the places of several structures of one kind: side by side, with the first one in the middle. */
function copiesOf(count: number, { right, away }: GroundPoint): GroundPoint[] {
  return listOf(Math.min(MOST_STRUCTURES, count), (i) => {
    const step = Math.ceil(i / 2)
    return { right: right + (i % 2 ? -1 : 1) * step * BETWEEN_STRUCTURES, away: away + step * 0.35 }
  })
}

function structureShape(arch: ArchName, metres: number): Shape {
  const [width, height] = SIZES[arch] ?? USUAL_SIZE
  const cover = COVERS[arch] ?? OPEN_FRAME
  return {
    id: 'structure',
    width: metres * width,
    height: metres * height,
    cover,
    ...((arch === 'tree' || arch === 'willow') && { trunk: TRUNK }),
  }
}
