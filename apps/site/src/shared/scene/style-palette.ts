import { STYLES } from '@vowkit/illustrator'
import type { WeddingStyle } from '@vowkit/sdk-core/contract'

/** The three colours that stand for a style, as its scene has them. */
export function stylePalette(style: WeddingStyle): readonly [string, string, string] {
  const [first, second, third] = STYLES[style].palette
  return [first, second, third]
}
