import type { ImageRole, Placement, UnderstoodPhrase, VisionObject } from '@vowkit/sdk-core/contract'
import type { Language } from '@vowkit/understanding'

/** A reference image of a couple. */
export interface ReferenceImage {
  /** The bytes of a JPEG, PNG or WebP image. */
  bytes: Uint8Array
  role: ImageRole
}

/** Input of a draw request. */
export interface DrawRequest {
  /** The couple's prompt. */
  prompt: string
  /** The prompts of all edits in order. This request draws the last edit. Empty for the first drawing. */
  edits: string[]
  references: ReferenceImage[]
  /** The place of the ceremony in the photo of the venue. By default, the provider finds a place. */
  placement?: Placement
  /** The image that an edit starts from, with the `state` that its drawing returned. */
  previous?: { image: Uint8Array; state?: unknown }
  /** The index of the variant to draw, from 1. `previous` must be a first image. Cannot be combined with an edit. */
  variant?: number
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
  /** What the provider understood of the last prompt. */
  reading?: DrawnReading
  /** What the image shows of the prompt and all edits. Only for edits. */
  whole?: Pick<PromptReading, 'understood' | 'notDrawn'>
  /** The colours that the prompts name and the image shows, as hex codes. */
  colours?: string[]
}

/** The reading of a drawn image. An image model knows only `understood`, because it does not report what it draws. */
export type DrawnReading = Pick<PromptReading, 'understood'> & Partial<PromptReading>

/** What a provider understood of the last prompt: of the description, or of the last edit. */
export interface PromptReading {
  understood: UnderstoodPhrase[]
  /** Phrases that the image does not show. */
  notDrawn: string[]
  /** What the last edit changes, in short sentences. Empty for a first drawing. */
  changes: string[]
  /** Other prompts that the provider can draw, for a person whose prompt was not understood. */
  suggestions: string[]
  /** A title for the whole scene. */
  title: string
}

/** Draws images from prompts. */
export interface ImageProvider {
  name: 'illustrator' | 'openai'
  /**
   * The number of different images, including the first one, that a prompt produces for the price of one request.
   * Default: 1.
   */
  readonly variants?: number
  /**
   * Reads the last prompt without drawing, in a few milliseconds. Returns `null` if the provider cannot know: an image
   * model understands any words. `hasVenue`: one of the references is a photo of the venue.
   */
  read(request: Pick<DrawRequest, 'prompt' | 'edits'> & { state?: unknown; hasVenue?: boolean }): PromptReading | null
  /**
   * Lists the objects of an image that an edit can change, in a few milliseconds. `state` is the state that the drawing
   * returned. Returns `null` if the provider does not know where they are.
   */
  objectsOf(image: { state: unknown; hasVenue?: boolean }, language: Language): VisionObject[] | null
  /**
   * Suggests up to four edits that visibly change an image, in a language. Returns `null` if the provider does not know
   * what the image shows.
   */
  suggestEdits(image: { state: unknown; hasVenue?: boolean }, language: Language): string[] | null
  /** Throws `ImageRefused`, `ImageTimedOut` or `ImageFailed`. After an abort, throws the signal's reason. */
  draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnImage>
  /**
   * Draws the image of `previous.state` again in another width, without `edits`. Resolves to `null` if the state is of
   * another version. Absent if the provider cannot draw the same image again.
   */
  redraw?(request: DrawRequest, signal: AbortSignal): Promise<DrawnImage | null>
  /** Stops workers and closes connections. Do not call `draw` afterwards. */
  close(): Promise<void>
}
