import { lighten } from '../../base/colour.ts'
import { arcPoints, listOf, type Point, SIDES } from '../../base/geometry.ts'
import { circle, d, ellipse, line, path, polygon, polyline, repeat, stroke } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { drawCandle } from '../../props/candle.ts'
import type { DrawSetting } from '../setting.ts'
import { drawContact } from './parts/greenery.ts'
import { drawFloor, drawHall, warmRoom } from './parts/hall.ts'
import { drawHangingLantern } from './parts/lamp.ts'
import { drawOpening, type Opening } from './parts/opening.ts'
import { drawSlabs, drawWear } from './parts/paving.ts'
import { at, facing, stageHorizon, unitAt } from './parts/space.ts'

const VAULT = { half: 5, height: 5.6, depth: 17 }
const SPRING = 1.9
const BRICK = '#a0674a'
const FLOOR = '#8f7a66'
const BAYS = [17, 14.4, 12, 9.8, 7.8, 6, 4.4, 3]
const BARREL = '#8a5c38'
const STACKS = [14.6, 12.2, 10, 8]

/** Draws a brick vault with barrels along both walls, iron lanterns and candles. */
export const drawWineCellar: DrawSetting = (painter) => {
  const brick = painter.tone(BRICK, 0.05)
  const paved = { half: VAULT.half, depth: VAULT.depth, size: 0.9, colour: FLOOR }
  warmRoom(painter)
  const back =
    drawHall(painter, VAULT, { wall: BRICK, floor: FLOOR, ceiling: BRICK }) +
    drawEnd(painter, brick) +
    drawVault(painter, brick) +
    drawFloor(painter, VAULT.half, VAULT.depth, FLOOR) +
    drawWear(painter, paved, 50) +
    drawSlabs(painter, paved) +
    STACKS.map((z) => SIDES.map((side) => drawStack(painter, side, z)).join('')).join('') +
    drawLanterns(painter)
  return { back, horizon: stageHorizon(VAULT.depth), indoor: true, floor: 'stone' }
}

/** Returns a point of the vault. `share` (0–1) is the position along the arch from left to right. */
function vaultAt(share: number, z: number): Point {
  const angle = Math.PI * (1 - share)
  return at(Math.cos(angle) * VAULT.half, SPRING + Math.sin(angle) * (VAULT.height - SPRING), z)
}

function vaultCurve(z: number): Point[] {
  return listOf(17, (i) => vaultAt(i / 16, z))
}

function drawVault(painter: Painter, brick: string): string {
  const { random } = painter
  return BAYS.slice(0, -1)
    .map((z, bay) => {
      const near = BAYS[bay + 1] as number
      const shade = -0.17 + bay * 0.016
      const cell = polygon([...vaultCurve(z), ...vaultCurve(near).toReversed()], lighten(brick, shade))
      const walls = SIDES.map((side) => {
        const x = side * VAULT.half
        return polygon(
          [at(x, 0, z), at(x, SPRING, z), at(x, SPRING, near), at(x, 0, near)],
          lighten(brick, shade - 0.03),
        )
      })
      const bricks = repeat(26, () => {
        const share = random.next()
        const from = near + (z - near) * random.next() * 0.9
        const [a, b] = [share, share + 0.022]
        const to = from + (z - near) * 0.2
        return polygon(
          [vaultAt(a, from), vaultAt(b, from), vaultAt(b, to), vaultAt(a, to)],
          lighten(brick, shade + random.range(-0.05, 0.07)),
        )
      })
      const rib = stroke(polyline(vaultCurve(near)), lighten(brick, shade + 0.08), unitAt(near) * 0.34, {
        'stroke-linecap': 'butt',
      })
      const joints = repeat(24, (i) => {
        const [x, y] = vaultAt((i + 0.5) / 24, near)
        return circle(x, y, unitAt(near) * 0.05, lighten(brick, shade - 0.04))
      })
      return walls.join('') + cell + bricks + rib + joints
    })
    .join('')
}

function drawEnd(painter: Painter, brick: string): string {
  const plane = facing(VAULT.depth)
  const arch: Opening = { middle: 0, width: 3.4, foot: 0, spring: 1.7, shape: 'round' }
  const bottles = repeat(6, (row) =>
    repeat(12, (i) => {
      const [x, y] = plane(-1.42 + i * 0.26, 0.3 + row * 0.44)
      if (row > 3 && (i < row - 3 || i > 14 - row)) return ''
      return circle(x, y, 6.4, painter.tone('#2e4034')) + circle(x, y, 2.6, painter.tone('#7d2b3a'))
    }),
  )
  const [x, y] = plane(0, 2)
  painter.glow(x, y, 220, '#ffb057', 0.25 + painter.light.glow * 0.25)
  return (
    polygon([...vaultCurve(VAULT.depth), plane(VAULT.half, 0), plane(-VAULT.half, 0)], lighten(brick, -0.06)) +
    drawOpening(plane, { ...arch, width: 4 }, lighten(brick, 0.05)) +
    drawOpening(plane, arch, painter.gradient(lighten(brick, -0.26), lighten(brick, -0.2))) +
    bottles
  )
}

/** Draws two adjacent barrels and one on top of them. Their heads face the centre of the room. */
function drawStack(painter: Painter, side: number, z: number): string {
  const unit = unitAt(z)
  const radius = 0.56
  const spots = [
    [z + 0.62, radius],
    [z - 0.62, radius],
    [z, radius * 2.75],
  ] as const
  const [cx, cy] = at(side * 3.7, 0, z - 0.5)
  const barrels = spots.map(([away, up]) =>
    painter.mark('object:wine-barrels', drawBarrel(painter, side, away, up, radius)),
  )
  const candle = at(side * 3.5, radius * 2, z - 0.62)
  return (
    drawContact(painter, cx, cy, unit * 1.2) + barrels.join('') + drawCandle(painter, candle[0], candle[1], unit / 170)
  )
}

function drawBarrel(painter: Painter, side: number, z: number, up: number, radius: number): string {
  const unit = unitAt(z)
  const wood = painter.tone(BARREL, 0.03)
  const iron = painter.tone('#3c3436')
  const [head, y] = at(side * 3.3, up, z)
  const [tail] = at(side * 4.9, up, z)
  const r = radius * unit
  const squash = r * 0.34
  const bulge = r * 1.08
  const middle = (head + tail) / 2
  const body = d`M${head} ${y - r}Q${middle} ${y - bulge * 1.12} ${tail} ${y - r}V${y + r}Q${middle} ${y + bulge * 1.12} ${head} ${y + r}Z`
  const hoops = [0.14, 0.36].map((share) => {
    const x = head + (tail - head) * share
    return stroke(
      polyline(arcPoints(x, y, squash, r * 1.04, side < 0 ? -90 : 90, side < 0 ? 90 : 270, 9)),
      iron,
      r * 0.1,
    )
  })
  return (
    path(body, painter.gradient(lighten(wood, 0.03), lighten(wood, -0.17))) +
    hoops.join('') +
    ellipse(head, y, squash, r, lighten(wood, 0.02)) +
    ellipse(head, y, squash, r, 'none', { stroke: iron, 'stroke-width': r * 0.11 }) +
    repeat(3, (i) =>
      line(
        head + (i - 1) * squash * 0.5,
        y - r * 0.8,
        head + (i - 1) * squash * 0.5,
        y + r * 0.8,
        lighten(wood, -0.08),
        1.5,
      ),
    ) +
    circle(head, y + r * 0.1, r * 0.07, iron)
  )
}

function drawLanterns(painter: Painter): string {
  return [13, 9.4, 6.4]
    .map((z) => {
      const [x, top] = vaultAt(0.5, z)
      return drawHangingLantern(painter, x, top, at(0, 3.9, z)[1], unitAt(z) * 0.5)
    })
    .join('')
}
