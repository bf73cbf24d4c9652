import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, SIDES, WIDTH } from '../base/geometry.ts'
import { d, path, rect, repeat, stroke } from '../base/svg.ts'
import { drawFlower } from '../flora/draw-flower.ts'
import { drawLeaf } from '../flora/draw-leaf.ts'
import type { Painter } from '../painter/painter.ts'
import { drawCypress } from '../props/cypress.ts'
import { drawRidge } from '../props/ridge.ts'
import type { Strand } from '../props/strand.ts'
import { drawGround, drawPaving } from './ground.ts'
import type { DrawSetting } from './setting.ts'
import { drawSky } from './sky.ts'

const HORIZON = HEIGHT * 0.58
const PLASTER = '#f1e2cd'
const TILE = '#b4634a'
const PAVING = '#d7b893'
const ARCHES = 9
const ARCH_SPACING = WIDTH / ARCHES
const SPRING = HORIZON - 140
const BOUGAINVILLEA = ['#c8357a', '#d9548f', '#b02a6b']
const LIT_ARCADE_GLOW = 0.6
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

/** A courtyard arcade with a bell tower, tiles and bougainvillea. */
export const drawMission: DrawSetting = (painter) => {
  const plaster = painter.tone(PLASTER, 0.05)
  const back =
    drawSky(painter) +
    drawRidge(painter, { y: HORIZON - 220, rise: 90, frequency: 1.4, fill: painter.tone('#93a08a', 0.7), name: 'm' }) +
    rect(0, HORIZON - 290, WIDTH, 300, painter.gradient(plaster, lighten(plaster, -0.06))) +
    drawTiles(painter) +
    drawTower(painter, plaster) +
    repeat(ARCHES, (i) => (i === Math.floor(ARCHES / 2) ? '' : drawArcadeArch(painter, plaster, i))) +
    drawGround(painter, HORIZON, PAVING) +
    drawPaving(painter, { horizon: HORIZON, colour: PAVING, lanes: 16, gaps: [60, 330], courses: 15 }) +
    SIDES.map((side) => drawPlanting(painter, side)).join('')
  return { back, horizon: HORIZON, strings: STRINGS }
}

function drawTiles(painter: Painter): string {
  const { random } = painter
  const tile = painter.tone(TILE, 0.05)
  return repeat(44, (i) => {
    const lower = path(d`M${i * 36} ${HORIZON - 262}q18 -34 36 0Z`, lighten(tile, random.range(-0.05, 0.04)))
    return lower + path(d`M${i * 36 - 18} ${HORIZON - 286}q18 -34 36 0Z`, lighten(tile, random.range(-0.08, 0)))
  })
}

function drawTower(painter: Painter, plaster: string): string {
  const dome = d`M${WIDTH * 0.41} ${HORIZON - 470}Q${CENTRE} ${HORIZON - 600} ${WIDTH * 0.59} ${HORIZON - 470}Z`
  const radius = WIDTH * 0.03
  const belfry = d`M${CENTRE - radius} ${HORIZON - 340}v-60a${radius} ${radius} 0 0 1 ${2 * radius} 0v60Z`
  return (
    rect(
      WIDTH * 0.42,
      HORIZON - 470,
      WIDTH * 0.16,
      210,
      painter.gradient(plaster, lighten(plaster, -0.07), { across: true }),
    ) +
    path(dome, painter.tone(TILE, 0.05)) +
    path(belfry, lighten(plaster, -0.25))
  )
}

function drawArcadeArch(painter: Painter, plaster: string, index: number): string {
  const x = (index + 0.16) * ARCH_SPACING
  const width = ARCH_SPACING * 0.68
  const radius = width / 2
  if (painter.light.glow > LIT_ARCADE_GLOW) painter.glow(x + radius, HORIZON - 110, 90, '#ffb65e', 0.6)
  const opening = d`M${x} ${HORIZON + 8}V${SPRING}A${radius} ${radius} 0 0 1 ${x + width} ${SPRING}V${HORIZON + 8}Z`
  const moulding = d`M${x - 6} ${SPRING}A${radius + 6} ${radius + 6} 0 0 1 ${x + width + 6} ${SPRING}`
  return (
    path(opening, painter.gradient(lighten(plaster, -0.32), lighten(plaster, -0.2))) +
    stroke(moulding, lighten(plaster, 0.03), 9, { 'stroke-linecap': 'butt' })
  )
}

function drawPlanting(painter: Painter, side: number): string {
  const { random } = painter
  const creeper = repeat(70, () => {
    const x = CENTRE + side * random.range(WIDTH * 0.36, WIDTH * 0.52)
    const y = random.range(HORIZON - 300, HORIZON - 60)
    const leaf = drawLeaf(painter, {
      kind: 'ruscus',
      colour: '#5c7d49',
      x,
      y,
      length: random.range(30, 60),
      turn: random.range(40, 140),
    })
    return (
      leaf +
      drawFlower(painter, {
        kind: 'poppy',
        colour: random.pick(BOUGAINVILLEA),
        x: x + random.range(-20, 20),
        y: y + random.range(-20, 20),
        radius: random.range(8, 15),
        turn: random.next() * 360,
      })
    )
  })
  return creeper + drawCypress(painter, CENTRE + side * WIDTH * 0.3, HORIZON + 30, 60, 360, 0.06, '#4f6c4c')
}
