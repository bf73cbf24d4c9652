/** The input of a drawing. */
export interface DrawRequest {
  /** The couple's description of the scene. */
  prompt: string
  /** All requested edits in order. The last one is to be drawn now. Empty for the first drawing. */
  edits: string[]
  /** The couple's reference images as JPEG, PNG or WebP. */
  references: Uint8Array[]
  /** The image that an edit starts from, with the `state` that its drawing returned. */
  previous?: { image: Uint8Array; state?: unknown }
  /** For deterministic providers: another salt gives another image for the same prompt. */
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
  /** Stops workers and connections. Nothing may be drawn afterwards. */
  close(): Promise<void>
}
