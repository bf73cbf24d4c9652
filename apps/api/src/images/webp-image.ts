/** An image that this server encoded: upright, in sRGB, without metadata. */
export interface WebpImage {
  bytes: Uint8Array
  type: 'image/webp'
  width: number
  height: number
}
