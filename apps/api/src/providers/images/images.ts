/** Input of a draw request. */
export interface DrawRequest {
  /** The couple's prompt. */
  prompt: string
  /** The prompts of all edits in order. This request draws the last edit. Empty for the first drawing. */
  edits: string[]
  /** The couple's reference images as JPEG, PNG or WebP. */
  references: Uint8Array[]
  /** The image that an edit starts from, with the `state` that its drawing returned. */
  previous?: { image: Uint8Array; state?: unknown }
  /** For deterministic providers: a different salt results in a different image for the same prompt. */
  salt?: string
  /** In pixels. A hint for providers whose models have fixed sizes. */
  width: number
}

/** A finished image. */
export interface DrawnImage {
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  /** JSON to store with the image and to pass as `previous.state` at the next edit. */
  state?: unknown
  /** Short descriptions of what the last edit changed. */
  changes?: string[]
}

/** Draws images from prompts. */
export interface ImageProvider {
  name: 'illustrator' | 'openai'
  /** Throws `ImageRefused`, `ImageTimedOut` or `ImageFailed`. After an abort, throws the signal's reason. */
  draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnImage>
  /** Stops workers and closes connections. Do not call `draw` afterwards. */
  close(): Promise<void>
}
