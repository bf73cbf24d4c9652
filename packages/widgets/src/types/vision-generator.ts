import type { VisionDetail } from '@vowkit/sdk-core/vision'
import type { WidgetElement, WidgetElementEvents } from './widget-element.ts'

/** `<vision-generator>`: a sentence becomes the picture of a wedding, with all that stands between. */
export interface VisionGeneratorElement extends WidgetElement {
  /** Opens this vision instead of an empty draft. */
  visionId?: string
  /** Words to begin with. */
  prompt?: string
  /** Whose offer the vision belongs to; kept with the vision, as `partner` is. */
  vendorId?: string
  /**
   * What is shown while no vision is open: an empty draft, or the person's own visions. What a person opens counts,
   * until this changes.
   * @default new
   */
  view?: 'new' | 'board'
}

/** Its events by name. */
export interface VisionGeneratorEvents extends WidgetElementEvents {
  /** A vision was made; the id is `null` where the backend did not say. */
  'vk-vision-create': CustomEvent<{ id: string | null }>
  /** The vision, at its first picture and at each edit's. */
  'vk-vision-ready': CustomEvent<VisionDetail>
  /** The vision, where nothing could be drawn. */
  'vk-vision-fail': CustomEvent<VisionDetail>
  /** An edit was taken, to be drawn. */
  'vk-edit-submit': CustomEvent<{ id: string; text: string }>
  /** No credits, or no edits, are left. */
  'vk-credits-needed': CustomEvent<undefined>
  /** A payment goes on at this address, in a new tab. */
  'vk-checkout': CustomEvent<{ url: string }>
  /** Somebody signed in. */
  'vk-login': CustomEvent<undefined>
  /** Somebody signed out, here or in another tab. */
  'vk-logout': CustomEvent<undefined>
}

declare global {
  interface HTMLElementTagNameMap {
    'vision-generator': VisionGeneratorElement
  }
  interface HTMLElementEventMap extends VisionGeneratorEvents {}
}
