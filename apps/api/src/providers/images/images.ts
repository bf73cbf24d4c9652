/** What to draw. */
export interface DrawRequest {
  /** The couple's description of the whole scene. */
  prompt: string
  /** Every change asked for so far, in order; the last one is the one to draw now. Empty at the first drawing. */
  edits: string[]
  /** The couple's inspiration pictures as JPEG, PNG or WebP. */
  references: Uint8Array[]
  /** The picture an edit starts from, with the `state` its drawing answered. */
  previous?: { image: Uint8Array; state?: unknown }
  /** For providers who draw the same words the same: another salt, another picture of them. */
  salt?: string
  /** Pixels; a hint for providers whose models have fixed sizes. */
  width: number
}

/** A finished picture. */
export interface DrawnImage {
  bytes: Uint8Array
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  /** JSON to store with the picture and to hand back as `previous.state` at the next edit. */
  state?: unknown
  /** What the last edit changed, in a few words each. */
  changes?: string[]
}

/** Draws pictures from words. */
export interface ImageProvider {
  name: 'illustrator' | 'openai'
  /** Throws `ImageRefused`, `ImageTimedOut` or `ImageFailed`; after an abort, the signal's reason. */
  draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnImage>
  /** Ends workers and connections. Nothing may be drawn afterwards. */
  close(): Promise<void>
}
