import { type Lab, rgbToLab } from '../base/colour.ts'

/** Decoded pixels in sRGB, row by row, with three bytes per pixel. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** The OKLab colours of a small photo. Rows and columns outside the photo return its nearest pixel. */
export interface ColourGrid {
  width: number
  height: number
  at(x: number, y: number): Lab
}

/** Converts a small photo to OKLab. Each colour is the mean of a pixel and its neighbours, which reduces noise. */
export function toColourGrid({ data, width, height }: Pixels): ColourGrid {
  const labs: Lab[] = []
  const offset = (x: number, y: number) =>
    3 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0]
      for (const [dx, dy] of NEIGHBOURS) {
        const i = offset(x + dx, y + dy)
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (data[i + c] as number)
      }
      const [red = 0, green = 0, blue = 0] = sum.map((value) => value / NEIGHBOURS.length / 255)
      labs.push(rgbToLab(red, green, blue))
    }
  }
  return { width, height, at: (x, y) => labs[offset(Math.round(x), Math.round(y)) / 3] as Lab }
}

const NEIGHBOURS = [
  [0, 0],
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

export function colourDistance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  return Math.hypot(l1 - l2, 1.5 * (a1 - a2), 1.5 * (b1 - b2))
}

/** Returns the value below which a fraction of the values lies. Returns 0 for an empty list. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? 0
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
