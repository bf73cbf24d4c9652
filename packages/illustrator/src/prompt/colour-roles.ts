import { COLOURS } from '@vowkit/understanding'
import { toLab } from '../base/colour.ts'

/** What a colour may be used for: flowers, leaves, metal, or cloth only (no flower is navy). */
export type ColourRole = 'bloom' | 'leaf' | 'metal' | 'ink'

/** Colours of metal objects such as charger plates, stands and chandeliers. Flowers never have these colours. */
const METALS: ReadonlySet<string> = new Set(
  (['gold', 'rose gold', 'bronze', 'copper', 'brass', 'silver', 'pewter'] as const).map((name) => COLOURS[name]),
)
const INK = { lightness: 0.42, chroma: 0.085 }
const GREY_CHROMA = 0.012
const GREENS = { from: 110, to: 175, chroma: 0.025 }
/** The minimum yellow component (OKLab `b`) of gold. Silver and pewter have a smaller one. */
const GOLDEN = 0.05
const DEGREES = 180 / Math.PI

export function roleOf(hex: string): ColourRole {
  if (METALS.has(hex)) return 'metal'
  const [lightness, a, b] = toLab(hex)
  const chroma = Math.hypot(a, b)
  const hue = Math.atan2(b, a) * DEGREES
  if (lightness < INK.lightness && chroma < INK.chroma) return 'ink'
  if (lightness < 0.8 && chroma < GREY_CHROMA) return 'ink'
  return hue > GREENS.from && hue < GREENS.to && chroma > GREENS.chroma ? 'leaf' : 'bloom'
}

/** Whether a metal colour is warm, such as gold. */
export function isGolden(hex: string): boolean {
  return METALS.has(hex) && toLab(hex)[2] > GOLDEN
}
