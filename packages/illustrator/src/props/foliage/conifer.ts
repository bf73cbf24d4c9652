import { lighten } from '../../base/colour.ts'
import { lerp } from '../../base/geometry.ts'
import { createRandom, type Random } from '../../base/random.ts'
import { d, group, path, rect, repeat, tag } from '../../base/svg.ts'
import type { Painter } from '../../painter/painter.ts'
import { lightSide } from './clump.ts'

export interface ConiferOptions {
  x: number
  /** The y position of the base of the trunk. */
  y: number
  width: number
  height: number
  colour?: string
  depth?: number
  snow?: boolean
}

const SIZE = { width: 100, height: 200 }
const TIERS = 9
const VARIANTS = 3
const NEEDLES = '#3f6250'
const BARK = '#5a4336'
const SNOW = '#f4f7fb'
const POINTS = 7

/** Draws a fir as a reference to an SVG symbol: tiers of drooping boughs, lit on one side. */
export function drawConifer(
  painter: Painter,
  { x, y, width, height, colour = NEEDLES, depth = 0, snow = false }: ConiferOptions,
): string {
  const needle = painter.tone(colour, depth)
  const snowColour = snow ? painter.tone(SNOW, depth) : undefined
  const bark = painter.tone(BARK, depth)
  const side = lightSide(painter, x)
  const id = `fir-${needle.slice(1)}-${snowColour?.slice(1) ?? ''}-${side}-${Math.floor(painter.random.next() * VARIANTS)}`
  painter.define(id, () => group({ id }, drawFir(createRandom(id), { needle, snowColour, bark, side })))
  const scale = `scale(${(width / SIZE.width).toFixed(3)} ${(height / SIZE.height).toFixed(3)})`
  return tag('use', { href: `#${id}`, transform: `translate(${Math.round(x)} ${Math.round(y)}) ${scale}` })
}

interface Look {
  needle: string
  snowColour: string | undefined
  bark: string
  side: number
}

function drawFir(random: Random, { needle, snowColour, bark, side }: Look): string {
  const trunk = rect(-4, -22, 8, 22, bark)
  const tiers = repeat(TIERS, (i) => {
    const t = i / (TIERS - 1)
    const foot = lerp(-14, -SIZE.height * 0.84, t)
    const top = foot - lerp(42, 32, t)
    const half = lerp(SIZE.width * 0.5, 8, t ** 0.9) * random.range(0.9, 1.05)
    return (
      path(boughs(random, -half, half, foot, top), lighten(needle, -0.06 + t * 0.02)) +
      path(
        boughs(random, side * half * 0.06, side * half * 0.92, foot - 5, top + 3),
        lighten(needle, 0.012 + t * 0.02),
      ) +
      (snowColour ? drawSnow(random, snowColour, half, foot, top, side) : '')
    )
  })
  return trunk + tiers
}

/** Returns the path data of one tier of a fir: a slope from the tip to a ragged lower edge. */
function boughs(random: Random, left: number, right: number, foot: number, top: number): string {
  const teeth = repeat(POINTS, (i) => {
    const x = lerp(right, left, (i + 1) / POINTS)
    const mid = lerp(right, left, (i + 0.5) / POINTS)
    const droop = 5 * Math.abs(mid / 50)
    return d`L${mid} ${foot - random.range(7, 12)}L${x} ${foot + droop + random.range(-2, 3)}`
  })
  const slope = (top - foot) * 0.35
  return (
    d`M0 ${top}Q${right * 0.3} ${foot + slope} ${right} ${foot}` + teeth + d`Q${left * 0.3} ${foot + slope} 0 ${top}Z`
  )
}

function drawSnow(random: Random, colour: string, half: number, foot: number, top: number, side: number): string {
  const lift = foot - 12
  const patch = (from: number, to: number) => boughs(random, half * from, half * to, lift, top + 2)
  return (
    path(patch(-0.6, 0.6), lighten(colour, -0.08), { opacity: 0.55 }) +
    path(patch(0, side * 0.84), colour, { opacity: 0.9 })
  )
}
