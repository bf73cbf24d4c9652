import type { AssistantMessage } from '@vowkit/sdk-core/assistant'

/** The position of the assistant: behind a button in a corner of the window, or inline in the page. */
export type AssistantPosition = 'bottom-right' | 'bottom-left' | 'inline'

/** The callbacks of a conversation. */
export interface AssistantListeners {
  /** Called when the panel opens. */
  onOpen?: () => void
  /** Called when the panel closes. */
  onClose?: () => void
  /** Called when the visitor sends a question. */
  onMessage?: (message: { content: string }) => void
  /** Called when a reply is complete. */
  onReply?: (reply: AssistantMessage) => void
  /** Called when the visitor opens a vendor. Returning `false` prevents navigation. `url` is `null` while it loads. */
  onVendorSelect?: (vendor: { id: string; url: string | null }) => unknown
  /** Called once for each reply that fails. */
  onError?: (error: { code: string; message: string }) => void
}

export interface AssistantOptions extends AssistantListeners {
  /** The id of the vendor that the page shows. Questions and suggestions then refer to this vendor. */
  vendorId?: string | number
  /** Opens or closes the panel when it changes. The visitor can open and close it in between. */
  open?: boolean
  /** Default `bottom-right`. */
  position?: AssistantPosition
  /**
   * A message to send when the assistant first opens, so that the assistant starts the conversation. It is not
   * displayed.
   */
  greeting?: string
  /** The base URL of links to the site. Default: the URL in the backend's configuration. */
  siteUrl?: string
  /** Separates this conversation from others on the same page. */
  scope?: string
}
