import type { WeddingStyle } from '@vowkit/sdk-core/contract'
import { STYLE_PICTURE, styleFile } from './pictures.ts'

/** A small picture of one style; decorative, since the style's name stands beside it. */
export function StyleScene({ style }: { style: WeddingStyle }) {
  return (
    <img className="style-scene" src={`/img/${styleFile(style)}.webp`} {...STYLE_PICTURE} alt="" decoding="async" />
  )
}
