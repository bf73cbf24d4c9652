import type { Point } from './geometry.ts'

/** The attributes of one SVG element. An object cannot contain duplicate names, which librsvg rejects. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

const DECIMALS: Readonly<Record<string, number>> = {
  opacity: 100,
  offset: 100,
  'stop-opacity': 100,
  baseFrequency: 1000,
}
const COORDINATE_DECIMALS = 10

/** Serializes an SVG element. Every element of the markup is created by this function. */
export function tag(name: string, attributes: Attributes, children = ''): string {
  let markup = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value !== undefined) markup += ` ${key}="${typeof value === 'number' ? round(value, DECIMALS[key]) : value}"`
  }
  return children ? `${markup}>${children}</${name}>` : `${markup}/>`
}

export function group(attributes: Attributes, children: string): string {
  return tag('g', attributes, children)
}

/** A template tag that serializes SVG path data with rounded numbers: d`M${x} ${y}Z`. */
export function d(text: TemplateStringsArray, ...numbers: number[]): string {
  return text.reduce((path, piece, i) => path + round(numbers[i - 1] as number) + piece)
}

/** Returns the SVG path data of a polyline through the given points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
}

export function path(data: string, fill: string, more?: Attributes): string {
  return tag('path', { d: data, fill, ...more })
}

export function polygon(points: readonly Point[], fill: string, more?: Attributes): string {
  return path(polyline(points, true), fill, more)
}

/** Returns the markup of a stroked path without a fill and with round ends. */
export function stroke(data: string, colour: string, width: number, more?: Attributes): string {
  return tag('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...more,
  })
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  more?: Attributes,
): string {
  return tag('line', { x1, y1, x2, y2, stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more })
}

export function circle(cx: number, cy: number, r: number, fill: string, more?: Attributes): string {
  return tag('circle', { cx, cy, r, fill, ...more })
}

export function ring(cx: number, cy: number, r: number, colour: string, width: number): string {
  return tag('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width })
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more?: Attributes): string {
  return tag('ellipse', { cx, cy, rx, ry, fill, ...more })
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes): string {
  return tag('rect', { x, y, width, height, fill, ...more })
}

/** Returns an SVG transform that rotates around a point. The angle is in degrees. */
export function turn(degrees: number, x: number, y: number): string {
  return `rotate(${Math.round(degrees)} ${round(x)} ${round(y)})`
}

/** Returns an SVG transform that scales, then rotates (in degrees), then translates. */
export function place(x: number, y: number, degrees = 0, scale = 1): string {
  const rotation = degrees ? ` rotate(${round(degrees)})` : ''
  return `translate(${round(x)} ${round(y)})${rotation}${scale === 1 ? '' : ` scale(${round(scale, 1000)})`}`
}

/** Calls `item` `count` times and concatenates the returned markup. */
export function repeat(count: number, item: (index: number) => string): string {
  let markup = ''
  for (let i = 0; i < count; i++) markup += item(i)
  return markup
}

function round(value: number, decimals = COORDINATE_DECIMALS): number {
  return Math.round(value * decimals) / decimals
}
