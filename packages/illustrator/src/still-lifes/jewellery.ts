import { lighten, mix } from '../base/colour.ts'
import { CENTRE, HEIGHT, onEllipse, type Point, SIDES, segments, toRadians, WIDTH } from '../base/geometry.ts'
import { d, ellipse, group, line, path, polygon, polyline, repeat, ring, stroke } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SHADOW, SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { drawBackdrop, drawWindowLight } from './backdrop.ts'
import { drawRingsOnSurface } from './ring-surfaces.ts'
import type { DrawStillLife } from './still-life.ts'

const LEFT = CENTRE - 330
const RIGHT = CENTRE + 330
const RIM = HEIGHT * 0.62
const FOOT = HEIGHT * 0.86
const SATIN = '#fbf4ec'

/** Draws two rings in a velvet box, or on what the description puts them on, such as an old book. */
export const drawJewellery: DrawStillLife = (painter) => {
  const { spec } = painter
  const table = painter.tone(mix('#e7ddd4', spec.palette[2], 0.3))
  return (
    drawBackdrop(painter, table, 0.04, -0.07) +
    drawWindowLight(painter, 0.42, [[0.08, 0.34, 0.3, 0.62]]) +
    drawCloth(table) +
    (drawRingsOnSurface(painter) ?? drawRingsInBox(painter)) +
    drawCluster(painter, WIDTH * 0.13, HEIGHT * 0.8, 160, { count: 24, squash: 0.85 }) +
    drawCluster(painter, WIDTH * 0.9, HEIGHT * 0.9, 110, { count: 16, squash: 0.8 })
  )
}

function drawRingsInBox(painter: Painter): string {
  const { metal } = painter.spec
  return (
    group({ filter: SHADOW }, drawBox(painter)) +
    drawRing(painter, CENTRE - 86, RIM - 96, 92, metal, true) +
    drawRing(painter, CENTRE + 112, RIM - 92, 84, lighten(metal, 0.06), false) +
    drawSlit(painter)
  )
}

function drawCloth(table: string): string {
  return repeat(4, (i) => {
    const y = HEIGHT * (0.3 + i * 0.24)
    return stroke(
      d`M-40 ${y}Q${WIDTH * 0.35} ${y - 90} ${WIDTH * 0.6} ${y + 30}T${WIDTH + 60} ${y - 30}`,
      lighten(table, -0.05),
      40,
      {
        opacity: 0.35,
        filter: SOFT,
      },
    )
  })
}

function drawBox(painter: Painter): string {
  const velvet = painter.tone(mix(painter.spec.palette[0], '#4a2440', 0.35))
  const satin = painter.tone(SATIN)
  const lid = d`M${LEFT + 26} ${RIM}L${LEFT - 8} ${HEIGHT * 0.2}Q${LEFT - 6} ${HEIGHT * 0.16} ${LEFT + 40} ${HEIGHT * 0.155}H${RIGHT - 40}Q${RIGHT + 6} ${HEIGHT * 0.16} ${RIGHT + 8} ${HEIGHT * 0.2}L${RIGHT - 26} ${RIM}Z`
  const lining = d`M${LEFT + 66} ${RIM}L${LEFT + 36} ${HEIGHT * 0.22}Q${LEFT + 38} ${HEIGHT * 0.2} ${LEFT + 66} ${HEIGHT * 0.198}H${RIGHT - 66}Q${RIGHT - 38} ${HEIGHT * 0.2} ${RIGHT - 36} ${HEIGHT * 0.22}L${RIGHT - 66} ${RIM}Z`
  const gathers = repeat(11, (i) => {
    const share = (i - 5) / 5
    const top = CENTRE + share * 250
    return stroke(
      d`M${top} ${HEIGHT * 0.22}Q${CENTRE + share * 200} ${HEIGHT * 0.42} ${CENTRE + share * 236} ${RIM}`,
      lighten(satin, -0.08),
      7,
      {
        opacity: 0.55,
      },
    )
  })
  const front = d`M${LEFT} ${RIM}H${RIGHT}L${RIGHT - 16} ${FOOT - 30}Q${RIGHT - 20} ${FOOT} ${RIGHT - 60} ${FOOT}H${LEFT + 60}Q${LEFT + 20} ${FOOT} ${LEFT + 16} ${FOOT - 30}Z`
  return (
    path(lid, painter.gradient(lighten(velvet, 0.04), lighten(velvet, -0.05))) +
    path(lining, painter.gradient(lighten(satin, 0.01), lighten(satin, -0.09))) +
    gathers +
    ellipse(CENTRE, RIM, 300, 64, painter.gradient(lighten(satin, 0.03), lighten(satin, -0.07))) +
    path(front, painter.gradient(lighten(velvet, 0.05), lighten(velvet, -0.08))) +
    stroke(d`M${LEFT} ${RIM + 6}H${RIGHT}`, painter.tone(painter.spec.metal), 9)
  )
}

/** Draws the cushion in front of the rings, which hides their lower parts. */
function drawSlit(painter: Painter): string {
  const satin = painter.tone(SATIN)
  return path(
    d`M${CENTRE - 286} ${RIM - 2}Q${CENTRE} ${RIM - 44} ${CENTRE + 286} ${RIM - 2}Q${CENTRE} ${RIM + 2} ${CENTRE - 286} ${RIM - 2}Z`,
    painter.gradient(lighten(satin, 0.02), lighten(satin, -0.05)),
  )
}

function drawRing(painter: Painter, x: number, y: number, radius: number, metal: string, hasGem: boolean): string {
  const gold = painter.tone(metal)
  const band =
    ring(x, y, radius, lighten(gold, -0.12), 20) +
    ring(x - 2, y - 2, radius, gold, 14) +
    stroke(
      polyline([150, 180, 210, 240].map((turn) => onEllipse(x, y, radius, radius, toRadians(turn)))),
      lighten(gold, 0.16),
      5,
    )
  return hasGem ? band + drawGem(painter, x, y - radius - 34) : band
}

const HALF_GEM = 62
const GIRDLE = [-HALF_GEM, -34, 0, 34, HALF_GEM]
const FACET_LIGHT = [0.05, -0.08, 0.02, -0.12]

function drawGem(painter: Painter, x: number, y: number): string {
  const stone = painter.tone(mix('#eaf6ff', painter.spec.palette[1], 0.22))
  const metal = painter.tone(painter.spec.metal)
  const girdle = GIRDLE.map((dx): Point => [x + dx, y])
  const facets = segments(girdle).map(([from, to], i) =>
    polygon([from, to, [x, y + 58]], lighten(stone, FACET_LIGHT[i] ?? 0)),
  )
  const crown = d`M${x - HALF_GEM} ${y}L${x - 40} ${y - 34}H${x + 40}L${x + HALF_GEM} ${y}Z`
  const table = d`M${x - 40} ${y - 34}H${x + 40}L${x} ${y}Z`
  const prongs = SIDES.map((side) => line(x + side * 44, y + 22, x + side * 66, y - 4, metal, 7))
  painter.glow(x - 16, y - 24, 90, '#ffffff', 0.55)
  return facets.join('') + path(crown, lighten(stone, 0.04)) + path(table, lighten(stone, 0.09)) + prongs.join('')
}
