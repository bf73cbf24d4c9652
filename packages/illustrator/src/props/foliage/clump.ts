import { lighten, mix } from '../../base/colour.ts'
import { type Point, WIDTH } from '../../base/geometry.ts'
import { discMark, leafMark } from '../../base/marks.ts'
import { createRandom, type Random } from '../../base/random.ts'
import { group, path, repeat, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'

/** The appearance of the leaves of a tree or bush. */
export interface Leafage {
  colour: string
  depth?: number
  /**
   * The shape of the leaves. `fine` leaves are small and silvery, for olive trees. `needle` leaves are thin and
   * pointed. Default: `leaf`.
   */
  mark?: 'leaf' | 'fine' | 'needle'
  /** Fruit, blossom or snow among the leaves. */
  dots?: { colour: string; count: number; radius: number }
  /** Whether snow lies on the upper leaves. */
  snow?: boolean
}

const RADIUS = 50
const VARIANTS = 3
/** The step to which the depth of a tree is rounded, so that many trees share few SVG symbols. */
const DEPTH_STEP = 0.08
const MARKS = { leaf: [15, 5], fine: [12, 2.4], needle: [20, 1.8] } as const
const SNOW = '#f3f6fa'
const DEFAULT_SIDE = -1

/** Returns the horizontal direction of the light in a scene: −1 is left, 1 is right. */
export function lightSide({ light }: Painter, x: number): number {
  return light.sun ? Math.sign(light.sun.x * WIDTH - x) || DEFAULT_SIDE : DEFAULT_SIDE
}

/** Draws a mass of leaves as a reference to an SVG symbol, dark at the bottom and light at the top. */
export function drawClump(painter: Painter, leafage: Leafage, [x, y]: Point, rx: number, ry = rx * 0.86): string {
  const { colour, depth = 0, mark = 'leaf', dots, snow = false } = leafage
  const distance = Math.round(depth / DEPTH_STEP) * DEPTH_STEP
  const leaf = painter.tone(colour, distance)
  const side = lightSide(painter, x)
  const dotColour = dots && painter.tone(dots.colour, distance)
  const snowColour = snow ? painter.tone(SNOW, distance) : undefined
  const look = [leaf, dotColour ?? '', dots?.count ?? '', snowColour ?? ''].join('').replaceAll('#', '')
  const id = `c-${mark}-${look}-${side}-${Math.floor(painter.random.next() * VARIANTS)}`
  painter.define(id, () =>
    group(
      { id },
      drawMass({ random: createRandom(id), leaf, mark, side, sky: painter.light.sky[2], snowColour }) +
        (dots && dotColour ? drawDots(createRandom(`${id}-dots`), dotColour, dots.count, dots.radius) : ''),
    ),
  )
  const scale = `scale(${(rx / RADIUS).toFixed(3)} ${(ry / RADIUS).toFixed(3)})`
  return tag('use', { href: `#${id}`, transform: `translate(${Math.round(x)} ${Math.round(y)}) ${scale}` })
}

interface Mass {
  random: Random
  leaf: string
  mark: keyof typeof MARKS
  side: number
  sky: string
  snowColour: string | undefined
}

function drawMass({ random, leaf, mark, side, sky, snowColour }: Mass): string {
  const [length, width] = MARKS[mark]
  const strew = (count: number, centre: Point, reach: readonly [number, number]) =>
    repeat(count, () => {
      const angle = random.range(0, 2 * Math.PI)
      const away = Math.sqrt(random.range(reach[0] ** 2, 1)) * reach[1]
      const at: Point = [centre[0] + Math.cos(angle) * away, centre[1] + Math.sin(angle) * away]
      const turn = mark === 'needle' ? random.range(-70, 70) + 90 : random.range(-65, 65)
      return leafMark(at, length * random.range(0.75, 1.35), width * random.range(0.8, 1.3), turn)
    })
  const lit = mix(leaf, sky, 0.14)
  return (
    path(discMark([0, 0], 43) + strew(34, [0, 0], [0.8, 51]), lighten(leaf, -0.075)) +
    path(strew(16, [-6 * side, 20], [0, 28]), lighten(leaf, -0.115)) +
    path(strew(34, [4 * side, -6], [0, 42]), lighten(leaf, -0.02)) +
    path(strew(24, [9 * side, -15], [0, 32]), lighten(leaf, 0.03)) +
    path(strew(16, [14 * side, -23], [0, 23]), snowColour ?? lighten(lit, 0.07)) +
    (snowColour ? path(strew(18, [2 * side, -30], [0, 22]), snowColour) : '')
  )
}

function drawDots(random: Random, colour: string, count: number, radius: number): string {
  const place = (lift: number) =>
    repeat(Math.ceil(count / 2), () => {
      const angle = random.range(0, 2 * Math.PI)
      const away = Math.sqrt(random.next()) * 44
      const at: Point = [Math.cos(angle) * away, Math.sin(angle) * away - lift]
      return discMark(at, radius * random.range(0.8, 1.2))
    })
  return path(place(0), lighten(colour, -0.05)) + path(place(6), lighten(colour, 0.03))
}
