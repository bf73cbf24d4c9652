import { contrast, READABLE } from '../../platform/contrast.ts'

/** The color of text on light surfaces. */
export const INK = '#2a1324'
/** The color behind the text of an email. */
export const SURFACE = '#fffdfc'

/** Returns the text color with the higher contrast on a background. Colors are `#rrggbb`. */
export function textColorOn(background: string): string {
  return contrast('#ffffff', background) >= contrast(INK, background) ? '#ffffff' : INK
}

/** Returns the color if it is readable on the surface of an email, otherwise the color of normal text. */
export function linkColor(color: string): string {
  return contrast(color, SURFACE) >= READABLE ? color : INK
}
