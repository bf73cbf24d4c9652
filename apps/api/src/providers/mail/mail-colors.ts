/** The color of text on light surfaces. */
export const INK = '#2a1324'
/** The color behind the text of an email. */
export const SURFACE = '#fffdfc'

/** The minimum contrast ratio of text (WCAG 2.2, level AA). */
const READABLE = 4.5

/** Returns the text color with the higher contrast on a background. Colors are `#rrggbb`. */
export function textColorOn(background: string): string {
  return contrast('#ffffff', background) >= contrast(INK, background) ? '#ffffff' : INK
}

/** Returns the color if it is readable on the surface of an email, otherwise the color of normal text. */
export function linkColor(color: string): string {
  return contrast(color, SURFACE) >= READABLE ? color : INK
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the relative luminance of a color, as WCAG defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
