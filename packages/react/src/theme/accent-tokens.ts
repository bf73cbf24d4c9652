import { contrast, repairContrast } from './contrast.ts'
import { type Oklch, parseHex, type Rgb, toHex, toOklch, toRgb } from './oklch.ts'

const WHITE: Rgb = [1, 1, 1]
const LIGHT = { surface: WHITE, tintLightness: 0.94, hoverStep: -0.07 }
const DARK = { surface: [0.17, 0.12, 0.15], tintLightness: 0.27, hoverStep: 0.06 } as const satisfies Scheme

interface Scheme {
  surface: Rgb
  tintLightness: number
  hoverStep: number
}

/**
 * Derives the primary color tokens, for light and dark themes, from the accent color of the embedding page. Makes
 * colors with too little contrast darker or lighter. Returns no tokens unless `accent` is a hex color.
 */
export function accentTokens(accent: string | undefined): Record<`--vk-${string}`, string> {
  const rgb = accent ? parseHex(accent) : null
  if (!rgb) return {}
  const accentColor = toOklch(rgb)
  const dark = inScheme(accentColor, DARK)
  const pairs = Object.entries(inScheme(accentColor, LIGHT)).map(([name, light]) => [
    `--vk-${name}`,
    `light-dark(${light}, ${dark[name]})`,
  ])
  return Object.fromEntries(pairs)
}

function inScheme(accent: Oklch, { surface, tintLightness, hoverStep }: Scheme): Record<string, string> {
  const tint = toRgb({ ...accent, lightness: tintLightness, chroma: Math.min(accent.chroma, 0.04) })
  // Checks the contrast on the tint and on the plain surface. Usually the contrast is lower on the tint.
  const onTint = repairContrast(accent, tint, 4.5)
  const primary = repairContrast(toOklch(onTint), surface, 4.5)
  const hover = { ...toOklch(primary), lightness: toOklch(primary).lightness + hoverStep }
  return {
    primary: toHex(primary),
    'primary-hover': toHex(repairContrast(hover, surface, 4.5)),
    'primary-tint': toHex(tint),
    'on-primary': toHex(inkOn(primary, accent)),
    focus: toHex(primary),
  }
}

/** Returns the text color for the primary color: white or a near black of the same hue, whichever has more contrast. */
function inkOn(primary: Rgb, accent: Oklch): Rgb {
  const ink = toRgb({ ...accent, lightness: 0.18, chroma: Math.min(accent.chroma, 0.05) })
  return contrast(WHITE, primary) >= contrast(ink, primary) ? WHITE : ink
}
