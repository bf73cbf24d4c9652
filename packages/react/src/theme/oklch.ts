/** A color in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.37, hue in radians. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Gamma-encoded sRGB, each channel from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#0f6` or `#00ff66`, with or without `#`. Returns `null` for anything else. */
export function parseHex(text: string): Rgb | null {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? []
  if (!digits) return null
  const pair = digits.length / 3
  const channel = (index: number) => {
    const part = digits.slice(index * pair, (index + 1) * pair)
    return Number.parseInt(pair === 1 ? part + part : part, 16) / 255
  }
  return [channel(0), channel(1), channel(2)]
}

export function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

// Matrices from https://bottosson.github.io/posts/oklab/
export function toOklch(rgb: Rgb): Oklch {
  const [r, g, b] = toLinear(rgb)
  const l = Math.cbrt(0.41222 * r + 0.53633 * g + 0.05145 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.28172 * g + 0.62998 * b)
  const bluish = 0.0259 * l + 0.78277 * m - 0.80868 * s
  const reddish = 1.978 * l - 2.42859 * m + 0.45059 * s
  return {
    lightness: 0.21045 * l + 0.79362 * m - 0.00407 * s,
    chroma: Math.hypot(reddish, bluish),
    hue: Math.atan2(bluish, reddish),
  }
}

/** Converts to sRGB. Reduces the chroma of a color outside its gamut, and keeps lightness and hue. */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const exact = toRgbUnclamped(lightness, chroma, hue)
  if (isInGamut(exact)) return exact
  let inGamut = 0
  for (let step = chroma / 2; step > 0.001; step /= 2) {
    if (isInGamut(toRgbUnclamped(lightness, inGamut + step, hue))) inGamut += step
  }
  return toRgbUnclamped(lightness, inGamut, hue)
}

function isInGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel > -0.001 && channel < 1.001)
}

function toRgbUnclamped(lightness: number, chroma: number, hue: number): Rgb {
  const reddish = chroma * Math.cos(hue)
  const bluish = chroma * Math.sin(hue)
  const l = (lightness + 0.39634 * reddish + 0.2158 * bluish) ** 3
  const m = (lightness - 0.10556 * reddish - 0.06385 * bluish) ** 3
  const s = (lightness - 0.08948 * reddish - 1.29149 * bluish) ** 3
  return toGamma([
    4.07674 * l - 3.30771 * m + 0.23097 * s,
    -1.26844 * l + 2.60976 * m - 0.34132 * s,
    -0.0042 * l - 0.70342 * m + 1.70761 * s,
  ])
}

export function toLinear([r, g, b]: Rgb): Rgb {
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  return [linear(r), linear(g), linear(b)]
}

function toGamma([r, g, b]: Rgb): Rgb {
  const gamma = (c: number) => (c <= 0.00313 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
  return [gamma(r), gamma(g), gamma(b)]
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
