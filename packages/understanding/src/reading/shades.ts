import { COLOURS, type ColourName } from '../colours.ts'
import type { ColourShade } from '../description.ts'

type Rgb = [number, number, number]

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [24, 18, 22]
const DARKEN = 0.38
const PALE = 0.48
const MUTE = 0.45
const BRIGHTEN = 0.35

export interface Shade {
  /** The English colour name, such as "sage". */
  name: string
  shade?: ColourShade
  colour: string
}

/** Returns a colour after an adjacent modifier, such as "dark" or "pale", has been applied. */
export function shadeOf(name: ColourName, shade?: ColourShade): Shade {
  const hex = COLOURS[name]
  if (!shade) return { name, colour: hex }
  return { name, shade, colour: toHex(MODIFY[shade](toRgb(hex))) }
}

const MODIFY: Record<ColourShade, (rgb: Rgb) => Rgb> = {
  dark: (rgb) => mix(rgb, BLACK, DARKEN),
  pale: (rgb) => mix(rgb, WHITE, PALE),
  muted: (rgb) => mix(rgb, greyOf(rgb), MUTE),
  bright: (rgb) => rgb.map((value, i) => value + (value - (greyOf(rgb)[i] as number)) * BRIGHTEN) as Rgb,
}

function greyOf([r, g, b]: Rgb): Rgb {
  const grey = 0.3 * r + 0.59 * g + 0.11 * b
  return [grey, grey, grey]
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((value, i) => value + ((b[i] as number) - value) * share) as Rgb
}

function toRgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Returns the squared distance between two colours in RGB space. */
function colourDistance(a: string, b: string): number {
  const from = toRgb(a)
  const to = toRgb(b)
  return from.reduce((sum, value, i) => sum + (value - (to[i] as number)) ** 2, 0)
}

/** Returns the names of the colours that are nearest to a hex value. `except` is left out. */
export function nearColours(hex: string, count: number, except?: string): ColourName[] {
  const names = (Object.keys(COLOURS) as ColourName[]).filter((name) => name !== except)
  return names.sort((a, b) => colourDistance(COLOURS[a], hex) - colourDistance(COLOURS[b], hex)).slice(0, count)
}
