import type { WeddingStyle } from '@vowkit/sdk-core/contract'

/** A small picture of one style, 3:2; decorative, since the style's name stands beside it. */
export function StyleScene({ style }: { style: WeddingStyle }) {
  return (
    <img
      className="style-scene"
      src={`/img/style-${style.toLowerCase()}.webp`}
      width={160}
      height={107}
      alt=""
      decoding="async"
    />
  )
}
