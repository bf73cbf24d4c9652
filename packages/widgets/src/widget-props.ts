import type { Appearance, MessageOverrides } from '@vowkit/react'
import type { Client, StoragePort } from '@vowkit/sdk-core'
import type { EventOption, PropType } from './element/prop-types.ts'
import type { Radius } from './theme/radius-tokens.ts'

export type Theme = NonNullable<Appearance['theme']>

/** What is told to the page when a widget cannot do its work. */
export interface WidgetError {
  /** `api_host_missing`, `api_host_invalid`, `render_failed`, `load_failed`, or a code of `SdkError`. */
  code: string
  message: string
}

/** What every element takes, whatever it shows. */
export interface WidgetProps extends Appearance {
  /** Where the backend is; by default where the script came from. */
  apiHost?: string
  /** Where links lead; by default what the backend says. */
  siteUrl?: string
  /** Whose page this is, for attribution. */
  partner?: string
  /** The page's own colour, in hex; the primary colours are made from it. */
  accent?: string
  radius?: Radius
  /** A ready client, instead of the one all elements of this backend share. */
  client?: Client
  /** The page's own words. */
  messages?: MessageOverrides
  /** Where a session and drafts are kept, instead of the browser's storage. Gives the element a client of its own. */
  storage?: StoragePort
  /** Keeps the drafts of several elements apart; the shell says it. */
  scope?: string
  onError?: (error: WidgetError) => void
}

export const widgetProps = {
  apiHost: 'string',
  siteUrl: 'string',
  partner: 'string',
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
