import { factsOf } from '@vowkit/understanding'
import { toLab } from '../base/colour.ts'
import { lerp, listOf, type Point } from '../base/geometry.ts'
import { circle, d, path, polyline, repeat, stroke } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'

/** The two ends of a string of decorations that hangs across a scene. */
export type Strand = readonly [from: Point, to: Point]

const WIRE = '#2a2027'
const BULB = '#fff0c4'
const BULB_GLOW = '#ffbe62'
const CURVE_POINTS = 24

function sagPoint([from, to]: Strand, sag: number, t: number): Point {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)]
}

function drawWire(painter: Painter, strand: Strand, sag: number, width: number): string {
  const curve = listOf(CURVE_POINTS + 1, (i) => sagPoint(strand, sag, i / CURVE_POINTS))
  return stroke(polyline(curve), painter.tone(WIRE), width, { opacity: 0.75 })
}

/** Draws string lights: light bulbs on a sagging wire. */
export function drawStringLights(painter: Painter, strand: Strand, sag: number, count: number, scale: number): string {
  const { glow } = painter.light
  const bulbs = repeat(count, (i) => {
    const [x, y] = sagPoint(strand, sag, (i + 0.5) / count)
    const by = y + 7 * scale
    painter.glow(x, by, 34 * scale * (0.6 + glow * 0.7), BULB_GLOW, 0.35 + glow * 0.45)
    return circle(x, by, 4.6 * scale, BULB)
  })
  return drawWire(painter, strand, sag, 1.8 * scale) + bulbs
}

/** The colours of papel picado if the palette has too few. */
const FIESTA = ['#e0457b', '#f2a33a', '#2fa9a0', '#6a4fb0', '#f4d34f', '#3f7fd0']
const LEAST_COLOURS = 4
/** The chroma of a colour, and the least difference between two colours, in OKLab. */
const DIFFERENT = { chroma: 0.05, distance: 0.08 }

/** Returns the colours of cut-paper flags: those of the palette, or many if the flags are papel picado. */
function flagColours({ spec: { palette, description } }: Painter): readonly string[] {
  const papel = factsOf(description, 'object').find(({ name }) => name === 'papel-picado')
  if (!papel) return palette
  if (papel.colour) return [papel.colour]
  const labs = palette.map(toLab).filter(([, a, b]) => Math.hypot(a, b) > DIFFERENT.chroma)
  const distinct = labs.filter(
    ([, a, b], i) => !labs.slice(0, i).some((other) => Math.hypot(a - other[1], b - other[2]) < DIFFERENT.distance),
  )
  return distinct.length < LEAST_COLOURS ? FIESTA : palette
}

/** Draws a string of cut-paper flags. */
export function drawBunting(painter: Painter, strand: Strand, sag: number, count: number): string {
  const colours = flagColours(painter)
  const width = (Math.abs(strand[1][0] - strand[0][0]) / count) * 0.84
  const flags = repeat(count, (i) => {
    const [x, y] = sagPoint(strand, sag, (i + 0.5) / count)
    const paper = painter.tone(colours[i % colours.length] as string)
    return path(flagOutline(x - width / 2, y, width, width * 0.86), paper, { opacity: 0.92, 'fill-rule': 'evenodd' })
  })
  return drawWire(painter, strand, sag, 1.6) + flags
}

/**
 * Returns the outline of a cut-paper flag with a scalloped hem. The cut-outs are a flower, four leaves and a row of
 * dots.
 */
function flagOutline(x: number, y: number, w: number, h: number): string {
  const scallop = w / 5
  const hem = repeat(5, (i) => d`A${scallop / 2} ${scallop / 2} 0 0 1 ${x + w - (i + 1) * scallop} ${y + h}`)
  const hole = (cx: number, cy: number, rx: number, ry: number) =>
    d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
  const cx = x + w / 2
  const cy = y + h * 0.48
  const petals =
    hole(cx, cy, w * 0.07, w * 0.07) +
    [-1, 1]
      .map((k) => hole(cx + k * w * 0.2, cy, w * 0.08, w * 0.05) + hole(cx, cy + k * h * 0.23, w * 0.05, w * 0.07))
      .join('')
  const dots = repeat(5, (i) => hole(x + scallop * (i + 0.5), y + h * 0.9, w * 0.035, w * 0.035))
  const corners = [-1, 1].map((k) => hole(cx + k * w * 0.32, y + h * 0.2, w * 0.06, w * 0.06)).join('')
  return `${d`M${x} ${y}H${x + w}V${y + h}`}${hem}Z${petals}${dots}${corners}`
}
