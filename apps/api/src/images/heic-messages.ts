/** What a worker is to decode. */
export interface HeicTask {
  bytes: Uint8Array
  maxPixels: number
}

/** What it answers: upright pixels, four bytes each, or why there are none. */
export type HeicAnswer =
  | { status: 'decoded'; width: number; height: number; data: Uint8ClampedArray }
  | { status: 'too-many-pixels' }
  | { status: 'damaged' }
