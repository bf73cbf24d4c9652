import type { Client, StoragePort } from '@vowkit/sdk-core'

/** The properties every element has. In HTML they are attributes, except the last three. */
export interface WidgetElement extends HTMLElement {
  apiHost?: string
  siteUrl?: string
  partner?: string
  theme?: 'light' | 'dark' | 'auto' | 'host'
  accent?: string
  density?: 'cozy' | 'compact'
  radius?: 'none' | 'soft' | 'round'
  fonts?: 'system' | 'inherit' | 'brand'
  client?: Client
  /** The page's own words, by group: any part of `englishMessages` of `@vowkit/react`. */
  messages?: Record<string, object>
  storage?: StoragePort
}
