import { type Radius, radiusTokens } from '../theme/radius-tokens.ts'
import { useLate } from './use-late.ts'

const NONE: Record<string, string> = {}

/** The tokens that attributes ask for. The colour arithmetic is only loaded for a page that has an accent. */
export function useLookTokens(accent: string | undefined, radius: Radius | undefined): Record<string, string> {
  const load = async (color: string) => (await import('../theme/accent-tokens.ts')).accentTokens(color)
  return { ...useLate(accent, accent ? () => load(accent) : undefined, NONE), ...radiusTokens(radius) }
}
