import type { Appearance, MessageOverrides } from '@vowkit/react'
import type { Radius } from '@vowkit/react/theme'
import type { Client, StoragePort } from '@vowkit/sdk-core'
import type { EventOption, PropType } from './element/prop-types.ts'

export type Theme = NonNullable<Appearance['theme']>

/** The detail of a `vk-error` event. */
export interface WidgetError {
  /** `api_host_missing`, `api_host_invalid`, `render_failed`, `load_failed`, or a code of `SdkError`. */
  code: string
  message: string
}

/** The props of every element. */
export interface WidgetProps extends Appearance {
  /** The URL of the backend. Default: the backend that served the script. */
  apiHost?: string
  /** The base URL of links to the site. Default: from the backend's configuration. */
  siteUrl?: string
  /** The name of the partner who owns the page, for attribution. */
  partner?: string
  /** The id of the vendor who owns the page, for attribution. */
  vendorId?: string
  /** Whether the element logs warnings about its attributes on public pages too. */
  debug?: boolean
  /** Keeps the element out of the vendor's figures. */
  withoutCounts?: boolean
  /** The accent color of the embedding page, in hex. The primary colors are derived from the accent. */
  accent?: string
  radius?: Radius
  /** Replaces the client that all elements with the same backend share. */
  client?: Client
  /** Texts that override the built-in texts of the element. */
  messages?: MessageOverrides
  /** Stores the session and drafts instead of web storage. An element with its own storage also has its own client. */
  storage?: StoragePort
  /** Separates the drafts of several elements with the same tag. The element itself sets this prop. */
  storageScope?: string
  /** The node that contains the element's content. The element itself sets this prop. */
  container?: HTMLElement
  onError?: (error: WidgetError) => void
}

/** The props of elements that show one vendor. */
export interface VendorChoice {
  /** The slug of the vendor's public page, or the vendor's id. Takes precedence over `vendorId`. */
  vendor?: string
}

export const widgetProps = {
  apiHost: 'string',
  siteUrl: 'string',
  partner: 'string',
  vendorId: 'string',
  withoutCounts: 'boolean',
  debug: 'boolean',
  lang: 'string',
  theme: 'string',
  accent: 'string',
  density: 'string',
  radius: 'string',
  fonts: 'string',
  client: 'object',
  messages: 'object',
  storage: 'object',
} as const satisfies { [Name in keyof WidgetProps]?: PropType }

export const widgetEvents = { onError: 'vk-error' } as const satisfies { [Name in keyof WidgetProps]?: EventOption }
