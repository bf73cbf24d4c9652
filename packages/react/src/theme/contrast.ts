import { type Oklch, type Rgb, toLinear, toRgb } from './oklch.ts'

/** Computes the contrast ratio of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Darkens or lightens a color until its contrast with the background is at least `atLeast`. */
export function repairContrast(color: Oklch, background: Rgb, atLeast: number): Rgb {
  const step = luminance(background) > 0.18 ? -0.02 : 0.02
  for (let lightness = color.lightness; lightness > -0.02 && lightness < 1.02; lightness += step) {
    const rgb = toRgb({ ...color, lightness })
    if (contrast(rgb, background) >= atLeast) return rgb
  }
  return step < 0 ? [0, 0, 0] : [1, 1, 1]
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = toLinear(rgb)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
