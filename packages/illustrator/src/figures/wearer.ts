import { lighten, mix } from '../base/colour.ts'
import type { Point } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { path } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { Body, Level, View } from './body.ts'
import { LEVELS } from './body.ts'
import { outline } from './curve.ts'
import type { Figure } from './figure.ts'

/** How a person stands or sits. Hands are points in the person's centimetres, left and right on the canvas. */
export interface Stance {
  view: View
  hands: readonly [left: Point, right: Point]
  /** Which arms are drawn before the torso. */
  hidden?: readonly [left: boolean, right: boolean]
  /** Which way the elbows bend: 1 outwards. */
  bend?: readonly [left: number, right: number]
  seated?: boolean
  /** Whether the back of a chair hides the lower part. */
  cut?: boolean
  /** Whether the hands have no room for a bouquet. */
  busy?: boolean
  /** Draws only this forearm, which lies around a partner. */
  only?: 0 | 1
  stride?: boolean
  /** How far a skirt swings sideways at its hem, in centimetres. */
  swing?: number
  /** Tilt of the head in degrees. */
  tilt?: number
}

/** A person while being drawn: the figure, its measures, and colours in this light. */
export interface Wearer {
  painter: Painter
  figure: Figure
  body: Body
  stance: Stance
  random: Random
  /** The side that the light comes from: -1 left, 1 right. */
  lit: number
  cloth: string
  skin: string
  hair: string
  /** Returns a colour in this light and at this distance. */
  tone(colour: string): string
}

const SHADOW_TINT = '#4a3a6b'
const LIGHT_PLANE = 0.045

/** The shade side of a colour. Shadows lean towards violet, as in gouache. */
export function shade(colour: string, amount = 1): string {
  return lighten(mix(colour, SHADOW_TINT, 0.1 * amount), -0.055 * amount)
}

/** The shade side of skin, which stays warm. */
export function skinShade(colour: string, amount = 1): string {
  return lighten(mix(colour, '#8a3b2c', 0.14 * amount), -0.03 * amount)
}

/** Fills a shape so that it looks round: light on one side, shade on the other. */
export function volume({ painter, lit, skin }: Wearer, data: string, colour: string): string {
  const bright = lighten(colour, LIGHT_PLANE)
  const dark = colour === skin ? skinShade(colour, 1.1) : shade(colour, 1.2)
  const [from, to] = lit < 0 ? [bright, dark] : [dark, bright]
  return path(data, painter.gradient(from, to, { middle: colour, across: true }))
}

/** Returns the left and the right edge of the body at a level, widened by `pad`. */
export function edges({ body, stance, figure }: Wearer, level: Level, pad = 0): readonly [left: number, right: number] {
  const girth = level === 'neck' || level === 'shoulder' ? 1 : (figure.girth ?? 1)
  if (stance.view === 'side') {
    const [behind, ahead] = body.profile[level]
    return [-behind * girth - pad, ahead * girth + pad]
  }
  const half = body.half[level] * girth + pad
  return [-half, half]
}

/** Returns points down one side of the body, from one level to another. */
export function sideOf(w: Wearer, side: 0 | 1, from: Level, to: Level, pad = 0): Point[] {
  return LEVELS.slice(LEVELS.indexOf(from), LEVELS.indexOf(to) + 1).map((level): Point => {
    return [edges(w, level, pad)[side], w.body.y[level]]
  })
}

/** Returns the outline of the torso between two levels, with sloping shoulders. `hem` lowers its lower edge. */
export function torso(w: Wearer, from: Level, to: Level, pad = 0, hem = 0): string {
  const left = sideOf(w, 0, from, to, pad)
  const right = sideOf(w, 1, from, to, pad).reverse()
  const [x1, y] = left.at(-1) as Point
  const [x2] = right[0] as Point
  const bottom: Point[] = [
    [x1, y + hem],
    [(x1 + x2) / 2, y + hem + 1.5],
    [x2, y + hem],
  ]
  return outline(left, bottom, right, from === 'shoulder' ? shoulderLine(w, pad) : [])
}

/** Returns the line over the shoulders, from right to left. */
export function shoulderLine(w: Wearer, pad = 0): Point[] {
  const { y } = w.body
  const [s1, s2] = edges(w, 'shoulder', pad)
  const [n1, n2] = edges(w, 'neck', pad * 0.4 + 0.6)
  const drop = (y.shoulder - y.neck) * 0.62
  return [
    [s2, y.shoulder],
    [s2 * 0.8, y.shoulder - drop * 0.75],
    [n2, y.neck + 0.6],
    [(n1 + n2) / 2, y.neck + 2],
    [n1, y.neck + 0.6],
    [s1 * 0.8, y.shoulder - drop * 0.75],
    [s1, y.shoulder],
  ]
}
