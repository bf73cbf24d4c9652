import { accentTokens } from './accent-tokens.ts'
import { type Radius, radiusTokens } from './radius-tokens.ts'

export type { Radius }

/** The look of a brand. */
export interface Brand {
  /** The color of buttons, links and marks, in hex. Its contrast is repaired to at least 4.5:1. */
  accent?: string
  /** The roundness of corners. Default: `soft`. */
  radius?: Radius
}

/**
 * Returns the CSS custom properties of a brand, for the `style` of any ancestor of the components. The values are for
 * light and dark themes. An `accent` that is not a hex color adds none. Works on a server.
 */
export function themeTokens({ accent, radius }: Brand): Record<`--vk-${string}`, string> {
  return { ...accentTokens(accent), ...radiusTokens(radius) }
}
