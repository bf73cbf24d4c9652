import { STYLES } from '@vowkit/illustrator'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'

/** The three main colours of a style's scene. */
export function stylePalette(style: WeddingStyle): readonly [string, string, string] {
  const [first, second, third] = STYLES[style].palette
  return [first, second, third]
}
