/** A picture we made ourselves: upright, in sRGB, without metadata. */
export interface WebpImage {
  bytes: Uint8Array
  type: 'image/webp'
  width: number
  height: number
}
