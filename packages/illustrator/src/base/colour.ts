/** A colour in OKLab: lightness from 0 to 1, the green–red axis, and the blue–yellow axis. */
export type Lab = readonly [lightness: number, a: number, b: number]

const HEX = /^#[0-9a-f]{6}$/i
const CACHE_LIMIT = 4096
const labs = new Map<string, Lab>()

/** Creates the three channels of a colour. `channel` returns the value for an index. */
export function channels(channel: (index: 0 | 1 | 2) => number): [number, number, number] {
  return [channel(0), channel(1), channel(2)]
}

/** Converts a six-digit hex colour to OKLab. Throws for any other format. */
export function toLab(hex: string): Lab {
  const known = labs.get(hex)
  if (known) return known
  if (!HEX.test(hex)) throw new RangeError('A colour must be six hex digits after a #.')
  const value = Number.parseInt(hex.slice(1), 16)
  const lab = rgbToLab((value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255)
  if (labs.size >= CACHE_LIMIT) labs.clear()
  labs.set(hex, lab)
  return lab
}

/** Converts sRGB channels from 0 to 1 to OKLab. */
export function rgbToLab(red: number, green: number, blue: number): Lab {
  const r = toLinear(red)
  const g = toLinear(green)
  const b = toLinear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Converts an OKLab colour to hex. Returns the nearest sRGB colour if the colour is out of gamut. */
export function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = toByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = toByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = toByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}

/** Mixes two hex colours. `t` is the proportion of the second colour, from 0 to 1. */
export function mix(from: string, to: string, t: number): string {
  const [l1, a1, b1] = toLab(from)
  const [l2, a2, b2] = toLab(to)
  return fromLab([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t])
}

/** The fraction of its chroma that a colour loses under fully saturated light. */
const CHROMA_LOST = 0.6

/**
 * Returns a colour as it looks in coloured light. `amount` is the strength of the light's colour, from 0 to 1. As with
 * multiplied colours, dark colours stay dark and pale colours take on the light.
 */
export function illuminate(colour: string, light: string, amount: number): string {
  const [lightness, a, b] = toLab(colour)
  const [brightness, lightA, lightB] = toLab(light)
  const kept = 1 - amount * CHROMA_LOST
  const added = amount * lightness
  return fromLab([lightness * (1 - amount * (1 - brightness)), a * kept + lightA * added, b * kept + lightB * added])
}

/** Changes the OKLab lightness of a hex colour by `amount`. A negative amount darkens the colour. */
export function lighten(hex: string, amount: number): string {
  const [lightness, a, b] = toLab(hex)
  return fromLab([Math.max(0, Math.min(1, lightness + amount)), a, b])
}

/** Multiplies the OKLab chroma of a hex colour by a factor. */
export function saturate(hex: string, factor: number): string {
  const [lightness, a, b] = toLab(hex)
  return fromLab([lightness, a * factor, b * factor])
}

function chroma(hex: string): number {
  const [, a, b] = toLab(hex)
  return Math.hypot(a, b)
}

/** Whether a colour is too pale to be visible on white linen, such as white, ivory or champagne. */
export function isPale(hex: string): boolean {
  return toLab(hex)[0] > 0.86 && chroma(hex) < 0.06
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  const clamped = Math.max(0, linear)
  const channel = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, channel) * 255)
}
