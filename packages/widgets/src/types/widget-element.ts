import type { Client, StoragePort } from '@vowkit/sdk-core'

/** The properties every element has. In HTML they are attributes, except the last three. */
export interface WidgetElement extends HTMLElement {
  /** Where the backend is; by default the one from whose `/embed/` the script came. */
  apiHost?: string
  /** Where links lead; by default what the backend says. */
  siteUrl?: string
  /** Whose page this is, for attribution. */
  partner?: string
  /**
   * `auto` is the system's, `host` the page's: a class or `data-theme` on its root or body, else its `color-scheme`.
   * @default light
   */
  theme?: 'light' | 'dark' | 'auto' | 'host'
  /** The page's own colour in hex; what would be hard to read is made darker or lighter. */
  accent?: string
  /**
   * How much room there is between things.
   * @default cozy
   */
  density?: 'cozy' | 'compact'
  /**
   * How round corners are.
   * @default soft
   */
  radius?: 'none' | 'soft' | 'round'
  /**
   * `inherit` is the page's font, `brand` ours if the page has loaded it.
   * @default system
   */
  fonts?: 'system' | 'inherit' | 'brand'
  /** A ready client of `@vowkit/sdk-core`; otherwise all elements of one backend share one. */
  client?: Client
  /** The page's own words, by group: any part of `englishMessages` of `@vowkit/react`. */
  messages?: Record<string, object>
  /** Where session and drafts are kept instead of web storage; gives the element a client of its own. */
  storage?: StoragePort
}

/** The events every element has, by name. */
export interface WidgetElementEvents {
  /** What cannot be shown or done: a code of `SdkError`, or of the element. */
  'vk-error': CustomEvent<{ code: string; message: string }>
}
