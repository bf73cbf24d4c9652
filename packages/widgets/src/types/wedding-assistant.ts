import type { AssistantMessage } from '@vowkit/sdk-core/assistant'
import type { WidgetElement, WidgetElementEvents } from './widget-element.ts'

/**
 * `<wedding-assistant>`: a button in a corner of the window, and a conversation with the assistant behind it.
 * @cssproperty [--vk-assistant-bottom=20px] - How far the button is from the lower edge of the window.
 * @cssproperty [--vk-assistant-side=20px] - How far the button is from the side of the window.
 * @cssproperty [--vk-assistant-layer=999] - The `z-index` of button and panel.
 * @cssproperty [--vk-assistant-height=560px] - The height of the one in the text of the page.
 */
export interface WeddingAssistantElement extends WidgetElement {
  /** The vendor the page shows: questions are about them, and so are the first ones that are offered. */
  vendorId?: string
  /** Whether the panel is open. What a person opens and closes counts until this changes; the property always says what is. */
  open?: boolean
  /**
   * The corner of the window, or in the text of the page and without a button.
   * @default bottom-right
   */
  position?: 'bottom-right' | 'bottom-left' | 'inline'
  /**
   * What the assistant is greeted with when it is first opened; never shown.
   * @default Hello
   */
  greeting?: string
  /** Opens the panel, which takes the focus. */
  show(): void
  /** Closes the panel. */
  hide(): void
}

/** Its events by name. */
export interface WeddingAssistantEvents extends WidgetElementEvents {
  /** The panel was opened. */
  'vk-open': CustomEvent<undefined>
  /** The panel was closed. */
  'vk-close': CustomEvent<undefined>
  /** Somebody asks. */
  'vk-message': CustomEvent<{ content: string }>
  /** A reply is complete. */
  'vk-reply': CustomEvent<AssistantMessage>
  /** Somebody opens a vendor; prevented, the link is not followed. `url` is `null` while it is not known. */
  'vk-vendor-select': CustomEvent<{ id: string; url: string | null }>
}

declare global {
  interface HTMLElementTagNameMap {
    'wedding-assistant': WeddingAssistantElement
  }
  interface HTMLElementEventMap extends Omit<WeddingAssistantEvents, 'vk-vendor-select'> {}
}
