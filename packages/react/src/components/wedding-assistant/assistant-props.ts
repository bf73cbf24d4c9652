import type { AssistantMessage } from '@vowkit/sdk-core/assistant'

/** Where the assistant is: in a corner of the window, behind a button, or in the text of the page. */
export type AssistantPosition = 'bottom-right' | 'bottom-left' | 'inline'

/** What a page is told of a conversation. */
export interface AssistantListeners {
  onOpen?: () => void
  onClose?: () => void
  /** Somebody asks. */
  onMessage?: (message: { content: string }) => void
  /** A reply is complete. */
  onReply?: (reply: AssistantMessage) => void
  /** Somebody opens a vendor; `false` keeps the link from being followed. `url` is `null` while it is not known. */
  onVendorSelect?: (vendor: { id: string; url: string | null }) => unknown
  onError?: (error: { code: string; message: string }) => void
}

export interface AssistantOptions extends AssistantListeners {
  /** The vendor the page shows: questions are about them, and so are the first ones that are offered. */
  vendorId?: string | number
  /** Opens and closes the panel when it changes; what a person opens and closes counts until then. */
  open?: boolean
  position?: AssistantPosition
  /** What the assistant is greeted with when it is first opened; never shown. */
  greeting?: string
  /** Where links lead; by default what the backend says. */
  siteUrl?: string
  /** Conversations on one page that are apart need scopes of their own. */
  scope?: string
}
