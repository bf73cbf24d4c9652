import type { Client, StoragePort } from '@vowkit/sdk-core'
import type { Messages } from '#messages'

/**
 * The members that all elements have.
 * @slot - Fallback content. Shown until the element is defined, and where it cannot run.
 * @csspart alert - An error or a notice that needs attention.
 * @csspart base - The root of everything the element shows.
 * @csspart button - A button, or a link that looks like one.
 * @csspart panel - The surface that holds the element's content.
 * @csspart title - A heading.
 */
export interface WidgetElement extends HTMLElement {
  /**
   * URL of the backend. Defaults to the backend that served the element's script from `/embed/`.
   * @attr api-host
   */
  apiHost?: string
  /**
   * URL of the site that links lead to. Defaults to the URL in the backend's configuration.
   * @attr site-url
   */
  siteUrl?: string
  /**
   * Name or key of the partner who owns the page. Stored with visions, inquiries and messages.
   * @attr
   */
  partner?: string
  /**
   * Id of the vendor who owns the page. Stored with visions and counted in the vendor's figures.
   * @attr vendor-id
   */
  vendorId?: string
  /**
   * Keeps the element out of the figures of `vendor-id`: it sends no count of views and drafts.
   * @attr without-counts
   */
  withoutCounts?: boolean
  /**
   * Logs a warning for each mistake in the attributes, and adds `window.vowkit.debug()` to the page, which shows the
   * elements, calls and events. Pages on `localhost` and the like always do so.
   * @attr
   */
  debug?: boolean
  /**
   * Colour theme. `auto` follows the operating system. `host` follows the page: a class or `data-theme` on the root or
   * the body, else `color-scheme`.
   * @attr
   * @default light
   */
  theme?: 'light' | 'dark' | 'auto' | 'host'
  /**
   * Accent colour in hex. A colour with too little contrast is made darker or lighter.
   * @attr
   */
  accent?: string
  /**
   * Space in and around controls.
   * @attr
   * @default cozy
   */
  density?: 'cozy' | 'compact'
  /**
   * Roundness of corners.
   * @attr
   * @default soft
   */
  radius?: 'none' | 'soft' | 'round'
  /**
   * Font family. `inherit` uses the page's font, `brand` uses ours if the page has loaded it.
   * @attr
   * @default system
   */
  fonts?: 'system' | 'inherit' | 'brand'
  /**
   * Language of texts, dates and numbers. Also determines the writing direction. Defaults to the page's language if
   * that language is included.
   * @attr
   * @default en
   */
  lang: string
  /** A client of `@vowkit/sdk-core`. Without one, all elements of one backend share a client. */
  client?: Client
  /** Texts that override the built-in texts, by group. All groups and texts are optional. */
  messages?: { [Group in keyof Messages]?: Partial<Messages[Group]> }
  /** Stores the session and drafts instead of web storage. An element with its own storage has its own client. */
  storage?: StoragePort
}

/** The events of all elements, by name. */
export interface WidgetElementEvents {
  /** Dispatched when a request or the element failed. `code` is a code of `SdkError` or of the element itself. */
  'vk-error': CustomEvent<{ code: string; message: string }>
}
