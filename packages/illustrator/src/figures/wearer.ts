import { lighten, mix } from '../base/colour.ts'
import type { Point } from '../base/geometry.ts'
import type { Random } from '../base/random.ts'
import { path } from '../base/svg.ts'
import type { Painter } from '../painter/painter.ts'
import type { Body, Level, View } from './body.ts'
import { LEVELS } from './body.ts'
import { outline } from './curve.ts'
import type { Figure } from './figure.ts'
import type { HeldName } from './held/names.ts'

/** The body position of a person. `hands` are in the person's centimetres, ordered by their position on the canvas. */
export interface Stance {
  view: View
  hands: readonly [left: Point, right: Point]
  /** Which arms are drawn behind the torso. */
  hidden?: readonly [left: boolean, right: boolean]
  /** The direction in which each elbow bends: 1 is outwards. */
  bend?: readonly [left: number, right: number]
  seated?: boolean
  /** Whether a seated person sits on the ground, with crossed legs. */
  onGround?: boolean
  /** Whether a chair back hides the lower part of the body. */
  cut?: boolean
  /** Whether the hands are occupied, so that the person cannot carry a bouquet. */
  busy?: boolean
  /** Draws only this forearm, which lies around the partner. 0 is left, 1 is right. */
  only?: 0 | 1
  stride?: boolean
  /** The thing that the person holds or plays. The hands are at its grips. */
  holds?: HeldName
  /** How far a skirt swings sideways at its hem, in centimetres. */
  swing?: number
  /** Tilt of the head in degrees. */
  tilt?: number
  /** How far a face in front view turns to one side: -1 is left, 1 is right. */
  turn?: number
  /** The hand that carries the bouquet: 0 is left, 1 is right. Default: 1. */
  carries?: 0 | 1
}

/** A person during drawing: the figure, its measurements, and its colours in the scene's light. */
export interface Wearer {
  painter: Painter
  figure: Figure
  body: Body
  stance: Stance
  random: Random
  /** The distance from the viewer: 0 (at the viewer) to 1 (at the horizon). */
  depth: number
  /** The direction of the light: -1 is left, 1 is right. */
  lit: number
  cloth: string
  skin: string
  hair: string
  /** Returns a colour in the scene's light at the person's distance. */
  tone(colour: string): string
}

const SHADOW_TINT = '#4a3a6b'
const LIGHT_PLANE = 0.045

/** Returns the colour of the shaded side of a material. Shadows shift towards violet, as in gouache painting. */
export function shade(colour: string, amount = 1): string {
  return lighten(mix(colour, SHADOW_TINT, 0.1 * amount), -0.055 * amount)
}

/** Returns the colour of the shaded side of skin, which stays warm. */
export function skinShade(colour: string, amount = 1): string {
  return lighten(mix(colour, '#8a3b2c', 0.14 * amount), -0.03 * amount)
}

/** Fills a shape with a gradient from light to shade, so that the shape looks round. */
export function volume({ painter, lit, skin }: Wearer, data: string, colour: string): string {
  const bright = lighten(colour, LIGHT_PLANE)
  const dark = colour === skin ? skinShade(colour, 1.1) : shade(colour, 1.2)
  const [from, to] = lit < 0 ? [bright, dark] : [dark, bright]
  return path(data, painter.gradient(from, to, { middle: colour, across: true }))
}

/**
 * Returns the x positions of the left and the right edge of the body at a level. `pad` widens the body, in centimetres.
 */
export function edges({ body, stance, figure }: Wearer, level: Level, pad = 0): readonly [left: number, right: number] {
  const girth = level === 'neck' || level === 'shoulder' ? 1 : (figure.girth ?? 1)
  if (stance.view === 'side') {
    const [behind, ahead] = body.profile[level]
    return [-behind * girth - pad, ahead * girth + pad]
  }
  const half = body.half[level] * girth + pad
  return [-half, half]
}

/** Returns points along one side of the body, from one level down to another. */
export function sideOf(w: Wearer, side: 0 | 1, from: Level, to: Level, pad = 0): Point[] {
  return LEVELS.slice(LEVELS.indexOf(from), LEVELS.indexOf(to) + 1).map((level): Point => {
    return [edges(w, level, pad)[side], w.body.y[level]]
  })
}

/**
 * Returns the outline of the torso between two levels, with sloping shoulders. `hem` lowers the bottom edge, in
 * centimetres.
 */
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
