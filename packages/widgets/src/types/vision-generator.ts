import type { VisionDetail } from '@vowkit/sdk-core/vision'
import type { WidgetElement, WidgetElementEvents } from './widget-element.ts'

/**
 * `<vision-generator>`: turns a sentence into the image of a wedding. Includes the draft, sign-in, edits and credits.
 * @tag vision-generator
 * @csspart body - The content of a dialog.
 * @csspart card - A vision on the board.
 * @csspart compare - Two images with a slider between them.
 * @csspart composer - The field for the prompt, with its images and buttons.
 * @csspart demo - The example of a vision.
 * @csspart dialog - A dialog.
 * @csspart drop - The target for dragged images.
 * @csspart header - The top of a panel or a dialog.
 * @csspart image - The image of a vision.
 * @csspart input - A text field.
 * @csspart menu - The menu of a vision.
 * @csspart placement - The button that places the ceremony in a photo of the venue, and the current choice.
 * @csspart send - The button that sends the prompt.
 * @csspart stage - The frame around the image of a vision.
 * @csspart thumb - A reference image in the draft.
 * @csspart timeline - The earlier versions of a vision.
 * @csspart variants - The variants of a vision's first image.
 * @csspart objects - The buttons over the objects of an image.
 * @csspart viewer - The enlarged image.
 */
export interface VisionGeneratorElement extends WidgetElement {
  /**
   * Id of the vision to open instead of an empty draft.
   * @attr vision-id
   */
  visionId?: string
  /**
   * Initial text of the prompt field.
   * @attr
   */
  prompt?: string
  /**
   * The view while no vision is open: an empty draft (`new`) or the visitor's own visions (`board`). The visitor can
   * switch views. The visitor's choice remains until this property changes.
   * @attr
   * @default new
   */
  view?: 'new' | 'board'
}

/** The events of `<vision-generator>` by name. */
export interface VisionGeneratorEvents extends WidgetElementEvents {
  /** Dispatched after a vision is created. The id is `null` if the backend did not return one. */
  'vk-vision-create': CustomEvent<{ id: string | null }>
  /** Dispatched when the first image of a vision is ready, and again for each edit. */
  'vk-vision-ready': CustomEvent<VisionDetail>
  /** Dispatched when the image of a vision could not be generated. */
  'vk-vision-fail': CustomEvent<VisionDetail>
  /** Dispatched when the visitor submits an edit. */
  'vk-edit-submit': CustomEvent<{ id: string; text: string }>
  /** Dispatched when the visitor has no credits or no edits left. */
  'vk-credits-needed': CustomEvent<undefined>
  /** Dispatched when a payment continues at `url`, in a new tab. */
  'vk-checkout': CustomEvent<{ url: string }>
  /** Dispatched when the visitor has signed in. */
  'vk-login': CustomEvent<undefined>
  /** Dispatched when the visitor has signed out in this tab or in another one. */
  'vk-logout': CustomEvent<undefined>
}

declare global {
  interface HTMLElementTagNameMap {
    'vision-generator': VisionGeneratorElement
  }
  interface HTMLElementEventMap extends VisionGeneratorEvents {}
}
