import { useLayoutEffect, useState } from 'react'
import { type Radius, radiusTokens } from '../theme/radius-tokens.ts'

/** The tokens that attributes ask for. The colour arithmetic is only loaded for a page that has an accent. */
export function useLookTokens(accent: string | undefined, radius: Radius | undefined): Record<string, string> {
  const [colors, setColors] = useState<Record<string, string>>({})

  useLayoutEffect(() => {
    if (!accent) return setColors({})
    let isWanted = true
    import('../theme/accent-tokens.ts').then(
      ({ accentTokens }) => isWanted && setColors(accentTokens(accent)),
      (cause) => console.warn('Without accent:', cause),
    )
    return () => {
      isWanted = false
    }
  }, [accent])

  return { ...colors, ...radiusTokens(radius) }
}
