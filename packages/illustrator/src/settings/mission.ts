import { lighten } from '../base/colour.ts'
import { CENTRE, listOf, type Point, SIDES, WIDTH } from '../base/geometry.ts'
import { circle, d, path, polygon, repeat } from '../base/svg.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { drawRidge } from '../props/ridge.ts'
import type { Strand } from '../props/strand.ts'
import { drawGround } from './ground.ts'
import { AWAY, drawBell, drawChurch, drawCross, FOOT, shadeOf } from './mission-church.ts'
import { isLampLit } from './places/parts/glass.ts'
import { drawContact, drawIvy, drawPottedTree } from './places/parts/greenery.ts'
import { drawMoulding, drawOpening, type Opening } from './places/parts/opening.ts'
import { drawSlabs, drawWear } from './places/parts/paving.ts'
import { drawSlope } from './places/parts/roof.ts'
import { at, facing, panel, stageHorizon, unitAt } from './places/parts/space.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const PLASTER = '#f1e3cc'
const TILE = '#b4634a'
const PAVING = '#cdae88'
const TOWER = { middle: -6, half: 1.75, height: 8.4 }
const BOUGAINVILLEA = ['#c8357a', '#d9548f', '#b02a6b']
const ARCADES = [
  { from: -17, to: -7.9, bays: 5 },
  { from: 4, to: 17, bays: 7 },
] as const

const STRINGS: readonly Strand[] = [
  [
    [-20, 120],
    [CENTRE, 170],
  ],
  [
    [CENTRE, 170],
    [WIDTH + 20, 120],
  ],
]

/**
 * Draws a Californian mission: a white front with a curved gable and bells, a domed tower, arcades and bougainvillea.
 */
export const drawMission: DrawSetting = (painter) => {
  const plaster = painter.tone(PLASTER, 0.08)
  const paved = { half: 16, depth: AWAY, size: 1, colour: PAVING }
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: FOOT - 150, rise: 150, frequency: 1.4, fill: painter.tone('#93a08a', 0.7), name: 'm' }) +
    ARCADES.map((arcade) => drawArcade(painter, plaster, arcade)).join('') +
    drawTower(painter, plaster) +
    drawChurch(painter, plaster) +
    drawGround(painter, FOOT, PAVING) +
    drawWear(painter, paved, 60) +
    drawSlabs(painter, paved) +
    drawPlanting(painter)
  return { back, horizon: stageHorizon(AWAY), floor: 'tiles', strings: STRINGS }
}

function drawArcade(
  painter: Painter,
  plaster: string,
  { from, to, bays }: { from: number; to: number; bays: number },
): string {
  const plane = facing(AWAY + 0.6)
  const tile = painter.tone(TILE, 0.08)
  const width = (to - from) / bays
  const arches = listOf(bays, (i) => {
    const middle = from + width * (i + 0.5)
    const arch: Opening = { middle, width: width * 0.68, foot: 0, spring: 1.75, shape: 'round' }
    const [x, y] = plane(middle, 1.7)
    if (isLampLit(painter)) painter.glow(x, y, 76, '#ffb65e', 0.4)
    return drawOpening(plane, arch, shadeOf(painter, plaster)) + drawMoulding(plane, arch, lighten(plaster, 0.04), 6)
  })
  const eave: readonly [Point, Point, Point, Point] = [
    plane(from - 0.1, 5),
    plane(to + 0.1, 5),
    plane(to + 0.4, 3.4),
    plane(from - 0.4, 3.4),
  ]
  const ends = repeat(Math.round((to - from) / 0.3), (i) => {
    const [x, y] = plane(from - 0.3 + i * 0.3, 3.36)
    return circle(x + 6, y, 5.4, lighten(tile, i % 2 ? -0.07 : 0.02))
  })
  return (
    polygon(panel(plane, from, 0, to, 3.6), painter.gradient(lighten(plaster, 0.01), lighten(plaster, -0.07))) +
    arches.join('') +
    drawSlope(painter, eave, tile, 5, Math.round((to - from) * 3)) +
    ends
  )
}

function drawTower(painter: Painter, plaster: string): string {
  const plane = facing(AWAY)
  const { middle, half, height } = TOWER
  const across = painter.gradient(lighten(plaster, 0.03), lighten(plaster, -0.1), { across: true })
  const tile = painter.tone(TILE, 0.08)
  const [x, spring] = plane(middle, height + 2.7)
  const radius = unitAt(AWAY) * half * 0.86
  const stage = (reach: number, low: number, high: number) =>
    polygon(panel(plane, middle - reach, low, middle + reach, high), across) +
    polygon(panel(plane, middle - reach - 0.2, high - 0.3, middle + reach + 0.2, high), lighten(plaster, 0.05))
  return (
    stage(half, 0, height) +
    stage(half * 0.84, height, height + 2.7) +
    drawBell(painter, plane, plaster, middle, 5.6, 1.2) +
    drawBell(painter, plane, plaster, middle, height + 0.4, 1.1) +
    path(
      d`M${x - radius} ${spring}Q${x - radius} ${spring - radius * 1.1} ${x} ${spring - radius * 1.2}Q${x + radius} ${spring - radius * 1.1} ${x + radius} ${spring}Z`,
      painter.gradient(lighten(tile, 0.06), lighten(tile, -0.1), { across: true }),
    ) +
    drawCross(painter, x, spring - radius * 1.2, 26)
  )
}

function drawPlanting(painter: Painter): string {
  const { random } = painter
  const creepers = [
    [-16.6, -11.6],
    [11, 16.8],
  ].map(([from = 0, to = 0]) => {
    const [left, top] = at(from, 4.4, AWAY)
    const [right, foot] = at(to, 0, AWAY)
    const flowers = repeat(46, () => {
      const x = left + (right - left) * random.next()
      const y = top + (foot - top) * random.range(-0.1, 0.7)
      const colour = random.pick(BOUGAINVILLEA)
      return drawFlower(painter, {
        kind: 'poppy',
        colour,
        x,
        y,
        radius: random.range(7, 14),
        turn: random.next() * 360,
      })
    })
    return drawIvy(painter, [left, top - 20], [right, foot], '#5c7d49', 130) + flowers
  })
  const trees = SIDES.map((side) => {
    const [x, y] = at(side * 8.2, 0, 17)
    const pot = drawPottedTree(painter, ...at(side * 5.4, 0, 13), 150, painter.tone('#5d7d4a'), '#f0b63a')
    return drawContact(painter, x, y, 60) + drawCypress(painter, x, y + 4, 76, 430, 0.06, '#4f6c4c') + pot
  })
  return creepers.join('') + trees.join('')
}
