/** A message to the worker: the photo to decode. */
export interface HeicTask {
  bytes: Uint8Array
  maxPixels: number
}

/** The worker's reply: upright pixels with four bytes each, or the error. */
export type HeicAnswer =
  | { status: 'decoded'; width: number; height: number; data: Uint8ClampedArray }
  | { status: 'too-many-pixels' }
  | { status: 'damaged' }
