import { type Oklch, type Rgb, toLinear, toRgb } from './oklch.ts'

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The colour, darkened or lightened step by step until it stands out enough from the background. */
export function repairContrast(color: Oklch, background: Rgb, atLeast: number): Rgb {
  const step = luminance(background) > 0.18 ? -0.01 : 0.01
  let { lightness } = color
  let rgb = toRgb(color)
  while (contrast(rgb, background) < atLeast && lightness > 0 && lightness < 1) {
    lightness += step
    rgb = toRgb({ ...color, lightness })
  }
  return rgb
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = toLinear(rgb)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
