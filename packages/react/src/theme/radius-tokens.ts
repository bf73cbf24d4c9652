/** The roundness of corners. `soft` is the default of the style sheets. */
export type Radius = 'none' | 'soft' | 'round'

export function radiusTokens(radius: Radius | undefined): Record<`--vk-${string}`, string> {
  if (radius === 'none') return toTokens({ s: '0px', m: '0px', l: '0px', xl: '0px', pill: '0px' })
  if (radius === 'round') return toTokens({ s: '12px', m: '18px', l: '24px', xl: '32px', pill: '999px' })
  return {}
}

function toTokens(sizes: Record<string, string>): Record<`--vk-${string}`, string> {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [`--vk-radius-${name}`, size]))
}
