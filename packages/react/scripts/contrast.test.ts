import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Color {
  light: string
  dark: string
}

const tokens: Record<string, Color> = JSON.parse(readFileSync(join(import.meta.dirname, '../tokens.json'), 'utf8'))

/** The relative luminance that WCAG 2 defines, of a color such as `#a8487e`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const hexOf = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)
const colorOf = (token: string, theme: keyof Color) => hexOf(tokens[token]?.[theme] ?? '')

const THEMES = ['light', 'dark'] as const

it.each(
  THEMES.flatMap((theme) => ['canvas', 'surface', 'raised', 'sunken', 'info-tint'].map((on) => [theme, on] as const)),
)('in the %s theme, the focus ring has a contrast of 3 : 1 on %s', (theme, on) => {
  expect(contrast(colorOf('focus', theme), colorOf(on, theme))).toBeGreaterThanOrEqual(3)
})

it.each(THEMES.flatMap((theme) => ['info', 'ink', 'ink-2'].map((text) => [theme, text] as const)))(
  'in the %s theme, text in the color %s has a contrast of 4.5 : 1 on an info banner',
  (theme, text) => {
    expect(contrast(colorOf(text, theme), colorOf('info-tint', theme))).toBeGreaterThanOrEqual(4.5)
  },
)

it.each(THEMES)('in the %s theme, the focus ring and info banners have hues of the palette', (theme) => {
  for (const token of ['focus', 'info']) {
    const hex = colorOf(token, theme)
    const [red = 0, , blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    // Plum contains more red than blue, indigo more blue than red.
    expect(red).toBeGreaterThan(blue)
  }
})
