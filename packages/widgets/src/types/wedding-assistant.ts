import type { AssistantMessage, HostFact } from '@vowkit/sdk-core/assistant'
import type { VendorSaveEvents } from './vendor-events.ts'
import type { WidgetElement } from './widget-element.ts'

/**
 * `<wedding-assistant>`: a button in a corner of the window that opens a conversation with the assistant.
 * @tag wedding-assistant
 * @csspart assistant - The corner of the window with the button and the panel.
 * @csspart badge - The stars of a rating.
 * @csspart body - The messages of the conversation, or the content of a dialog.
 * @csspart bubble - One message.
 * @csspart card - A vendor in a reply, or one deal in a profile.
 * @csspart card-title - The name of a deal.
 * @csspart chip - A suggested question.
 * @csspart composer - The field for a question, with its button.
 * @csspart dialog - A vendor's profile, the enlarged photos, or the sign-in dialog.
 * @csspart header - The top of a panel or a dialog.
 * @csspart image - A photo in a profile.
 * @csspart input - A text field.
 * @csspart launcher - The button that opens the panel.
 * @csspart price - The price of a deal.
 * @csspart send - The button that sends a question.
 * @cssproperty [--vk-assistant-bottom=20px] - Distance of the button from the bottom of the window.
 * @cssproperty [--vk-assistant-side=20px] - Distance of the button from the side of the window.
 * @cssproperty [--vk-assistant-layer=999] - `z-index` of the button and the panel.
 * @cssproperty [--vk-assistant-height=560px] - Height of the inline panel.
 */
export interface WeddingAssistantElement extends WidgetElement {
  /**
   * Id of the vendor that the page shows. Questions and the first suggestions refer to this vendor.
   * @attr vendor-id
   */
  vendorId?: string
  /**
   * With `vendor`, replies are about the vendor `vendor-id` and about your own facts only, never about other vendors.
   * @attr
   */
  scope?: 'vendor'
  /**
   * Facts of your page, which replies quote as yours. A function is called for each question. In HTML, write them into
   * the element as JSON: `<script type="application/json" slot="facts">{ "Parking": "40 cars" }</script>`. At most 40
   * facts of 500 characters are used.
   */
  facts?: HostFact[] | (() => HostFact[])
  /**
   * Whether the panel is open. The property also changes when the visitor opens or closes the panel.
   * @attr
   */
  open?: boolean
  /**
   * Corner of the window, or `inline`: a panel in the flow of the page, without a button.
   * @attr
   * @default bottom-right
   */
  position?: 'bottom-right' | 'bottom-left' | 'inline'
  /**
   * First message to the assistant. Sent when the panel first opens, but not displayed.
   * @attr
   * @default Hello
   */
  greeting?: string
  /** Opens the assistant's panel and moves the focus into the panel. */
  show(): void
  /** Closes the assistant's panel. */
  hide(): void
}

/** The events of `<wedding-assistant>` by name. */
export interface WeddingAssistantEvents extends VendorSaveEvents {
  /** Dispatched when the assistant's panel opens. */
  'vk-open': CustomEvent<undefined>
  /** Dispatched when the assistant's panel closes. */
  'vk-close': CustomEvent<undefined>
  /** Dispatched when the visitor sends a message to the assistant. */
  'vk-message': CustomEvent<{ content: string }>
  /** Dispatched when a reply of the assistant is complete. */
  'vk-reply': CustomEvent<AssistantMessage>
  /**
   * Dispatched when the visitor opens a vendor from a reply. `url` is `null` while the URL is unknown. Cancelable:
   * `preventDefault()` prevents the navigation.
   */
  'vk-vendor-select': CustomEvent<{ id: string; url: string | null }>
}

declare global {
  interface HTMLElementTagNameMap {
    'wedding-assistant': WeddingAssistantElement
  }
  interface HTMLElementEventMap extends Omit<WeddingAssistantEvents, 'vk-vendor-select'> {}
}
