import type { AssistantMessage, HostFact } from '@vowkit/sdk-core/assistant'
import type { SaveListeners } from '../vendor-card/vendor-cards-props.ts'

/** The position of the assistant: inline in the page, or behind a button in a corner of the window. */
export type AssistantPosition = 'bottom-right' | 'bottom-left' | 'inline'

/** The callbacks of the assistant. */
export interface AssistantListeners extends SaveListeners {
  /** Called when the panel opens. */
  onOpen?: () => void
  /** Called when the panel closes. */
  onClose?: () => void
  /** Called when the visitor sends a question. */
  onMessage?: (message: { content: string }) => void
  /** Called when a reply is complete. */
  onReply?: (reply: AssistantMessage) => void
  /** Called when the visitor opens a vendor. Return `false` to prevent navigation. `url` is `null` while it loads. */
  onVendorSelect?: (vendor: { id: string; url: string | null }) => unknown
  /** Called once for each reply that fails. */
  onError?: (error: { code: string; message: string }) => void
}

export interface AssistantOptions extends AssistantListeners {
  /** The id of the vendor on the page. Questions and suggestions then refer to this vendor. */
  vendorId?: string | number
  /** Opens or closes the panel when the prop changes. The visitor can also open and close the panel. */
  open?: boolean
  /** The position of the assistant. Default: `bottom-right`. */
  position?: AssistantPosition
  /** A hidden message to send when the assistant first opens, so that the assistant starts the conversation. */
  greeting?: string
  /** The base URL of links to the site. Default: the URL in the backend's configuration. */
  siteUrl?: string
  /** `vendor` limits replies to the vendor `vendorId` and to `facts`. Default: replies can name any vendor. */
  scope?: 'vendor'
  /**
   * Facts of your page, such as answers to frequently asked questions. Replies quote them as yours. A function is called
   * for each question. At most 40 facts of 500 characters are sent.
   */
  facts?: HostFact[] | (() => HostFact[])
  /** Separates the stored conversation from other conversations on the page. */
  storageScope?: string
}
