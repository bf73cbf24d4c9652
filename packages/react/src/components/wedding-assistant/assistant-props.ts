import type { AssistantMessage } from '@vowkit/sdk-core/assistant'

/** The position of the assistant: behind a button in a corner of the window, or inline in the page. */
export type AssistantPosition = 'bottom-right' | 'bottom-left' | 'inline'

/** The callbacks of a conversation. */
export interface AssistantListeners {
  onOpen?: () => void
  onClose?: () => void
  /** Called when the visitor sends a question. */
  onMessage?: (message: { content: string }) => void
  /** Called when a reply is complete. */
  onReply?: (reply: AssistantMessage) => void
  /** Called when the visitor opens a vendor; returning `false` prevents navigation. `url` is `null` while it is loading. */
  onVendorSelect?: (vendor: { id: string; url: string | null }) => unknown
  onError?: (error: { code: string; message: string }) => void
}

export interface AssistantOptions extends AssistantListeners {
  /** The vendor of the page, which questions and suggestions are about. */
  vendorId?: string | number
  /** Opens or closes the panel when it changes. The visitor's choice applies until then. */
  open?: boolean
  position?: AssistantPosition
  /** The message sent when the assistant is first opened. Never shown. */
  greeting?: string
  /** The address of the site for links. Default: the backend's. */
  siteUrl?: string
  /** Separates this conversation from others on the same page. */
  scope?: string
}
