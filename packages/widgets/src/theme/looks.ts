import { accentTokens } from './accent-tokens.ts'
import { readPageTheme, watchPageTheme } from './page-theme.ts'
import { type Radius, radiusTokens } from './radius-tokens.ts'

/** All that attributes may ask for. */
export const looks = { readPageTheme, watchPageTheme, tokensOf }

/** The tokens that attributes ask for. */
function tokensOf(accent: string | undefined, radius: Radius | undefined): Record<string, string> {
  return { ...accentTokens(accent), ...radiusTokens(radius) }
}
