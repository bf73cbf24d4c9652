import { accentTokens } from './accent-tokens.ts'
import { type Radius, radiusTokens } from './radius-tokens.ts'

export { readPageTheme, watchPageTheme } from './page-theme.ts'

/** The tokens that attributes ask for. */
export function tokensOf(accent: string | undefined, radius: Radius | undefined): Record<string, string> {
  return { ...accentTokens(accent), ...radiusTokens(radius) }
}
