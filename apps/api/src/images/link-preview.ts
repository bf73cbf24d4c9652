import sharp from 'sharp'
import { previewLane } from './lanes.ts'
import { imageRules } from './rules.ts'

/** The size of link previews in pixels, which messengers and social networks recommend. */
export const LINK_PREVIEW_SIZE = { width: 1200, height: 630 }

/** Returns the centre of a generated image as a JPEG for link previews. */
export function toLinkPreview(bytes: Uint8Array): Promise<Uint8Array> {
  return previewLane(() =>
    sharp(bytes)
      .timeout({ seconds: imageRules.decodeTimeoutSeconds })
      .resize({ ...LINK_PREVIEW_SIZE, fit: 'cover' })
      .jpeg({ quality: imageRules.previewQuality, mozjpeg: true })
      .toBuffer(),
  )
}
