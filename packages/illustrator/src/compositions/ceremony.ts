import { lighten } from '../base/colour.ts'
import { CENTRE, HEIGHT, lerp, SIDES, WIDTH } from '../base/geometry.ts'
import { ellipse, polygon, repeat, turn } from '../base/svg.ts'
import { drawCluster } from '../flora/cluster.ts'
import { SOFT } from '../painter/filters.ts'
import type { Painter } from '../painter/painter.ts'
import { ARCHES } from '../props/arches/index.ts'
import { drawCandle, WAX } from '../props/candle.ts'
import { drawChair } from '../props/chair.ts'
import { drawLantern } from '../props/lantern.ts'
import type { DrawComposition } from './composition.ts'

/** The couple's position, as a share of the ground's depth. */
const ALTAR = 0.17
const ARCH_HEIGHT = HEIGHT * 0.37
const ROW_SPACING_POWER = 1.65
const CHAIRS_A_SIDE = 6
const PETALS = 90
const SHADOW_COLOUR = '#2a1d26'
const ON_THE_GROUND = { squash: 0.6, spread: [180, 360] } as const

/** Draws a runner that leads to an arch between rows of chairs. */
export const drawCeremony: DrawComposition = (painter, { horizon }) => {
  const ground = (depth: number) => lerp(horizon + 6, HEIGHT * 1.04, depth)
  const altar = ground(ALTAR)
  return (
    drawRunner(painter, altar) +
    drawAltar(painter, altar) +
    repeat(painter.spec.decor.rows, (i) => drawRow(painter, i, ground)) +
    drawPetals(painter, ground)
  )
}

function drawRunner(painter: Painter, altar: number): string {
  const cloth = painter.tone(painter.spec.decor.runner)
  const runner = [
    [CENTRE - 38, altar],
    [CENTRE + 38, altar],
    [CENTRE + WIDTH * 0.16, HEIGHT],
    [CENTRE - WIDTH * 0.16, HEIGHT],
  ] as const
  return polygon(runner, painter.gradient(painter.fade(cloth, 0.3), cloth), { opacity: 0.82 })
}

function drawAltar(painter: Painter, altar: number): string {
  const { arch } = painter.spec
  if (arch === 'none') return ''
  const shadow = ellipse(CENTRE, altar + 6, 230, 26, painter.tone('#3a2f2a'), { opacity: 0.16, filter: SOFT })
  const standing = painter.layer('arch', () => ARCHES[arch](painter, { x: CENTRE, y: altar + 4, height: ARCH_HEIGHT }))
  const meadow = painter.layer('altar', () =>
    SIDES.map((side) => drawCluster(painter, CENTRE + side * 150, altar + 2, 52, ON_THE_GROUND)).join(''),
  )
  return shadow + standing + meadow
}

function drawRow(painter: Painter, index: number, ground: (depth: number) => number): string {
  const { rows } = painter.spec.decor
  const depth = 0.22 + 0.78 * ((index + 0.6) / rows) ** ROW_SPACING_POWER
  const y = ground(depth)
  const scale = 0.42 + depth * 1.55
  const inner = lerp(64, WIDTH * 0.205, depth)
  return SIDES.map((side) => {
    const chairs = repeat(CHAIRS_A_SIDE, (i) => {
      const x = CENTRE + side * (inner + (CHAIRS_A_SIDE - 1 - i) * 52 * scale + 24 * scale)
      if (x < -60 || x > WIDTH + 60 || painter.spec.chair === 'none') return ''
      return (
        ellipse(x, y + 2 * scale, 26 * scale, 6 * scale, SHADOW_COLOUR, { opacity: 0.16 }) +
        drawChair(painter, x, y, scale)
      )
    })
    return (
      chairs +
      painter.layer(`row-${index}-${side}`, () =>
        drawAislePiece(painter, CENTRE + side * (inner - 14 * scale), y, scale, side),
      )
    )
  }).join('')
}

function drawAislePiece(painter: Painter, x: number, y: number, scale: number, side: number): string {
  switch (painter.spec.decor.aisle) {
    case 'lanterns':
      return (
        drawLantern(painter, x, y, scale * 0.8) +
        drawCluster(painter, x - side * 4, y - 4, 22 * scale, { count: 5, sprays: 6, ...ON_THE_GROUND })
      )
    case 'candles':
      return repeat(3, (i) =>
        drawCandle(painter, x + side * (i - 1) * 13 * scale, y + (i % 2) * 4 * scale, scale * 0.8, WAX, 26 + i * 9),
      )
    case 'flowers':
      return drawCluster(painter, x, y - 22 * scale, 30 * scale, { count: 8, sprays: 8 })
    case 'none':
      return ''
  }
}

function drawPetals(painter: Painter, ground: (depth: number) => number): string {
  const { florals, decor } = painter.spec
  if (decor.aisle === 'none') return ''
  return painter.layer('petals', () => {
    const { random } = painter
    return repeat(PETALS * florals.density, () => {
      const depth = random.next() ** 0.7
      const side = random.next() < 0.5 ? -1 : 1
      const x = CENTRE + side * lerp(38, WIDTH * 0.16, depth) * random.range(0.62, 1.02)
      const y = ground(0.2 + depth * 0.8)
      const petal = lighten(painter.tone(random.pick(florals.colors)), random.range(-0.04, 0.05))
      const size = 0.4 + depth
      return ellipse(x, y, 5 * size, 2.6 * size, petal, { transform: turn(random.range(0, 180), x, y), opacity: 0.9 })
    })
  })
}
