import type { MagicLink, RecommendedPage } from '../contract/magic-link/schema.ts'
import { safeAddress } from '../contract/shared/redirects.ts'
import type { OpenLink, ReadyRecommended } from './magic-link.ts'

/** Default number of vendors per page. */
export const PAGE_SIZE = 5

/** The URLs that the button of a magic link may open. */
export interface LinkTargets {
  /** The origin whose paths are allowed. `null` for an embedded client, where paths are not allowed. */
  site: string | null
  /** The allowed host names, in addition to our own. Default: all host names. */
  hosts?: readonly string[]
}

/** Converts a response to an open link whose URL is safe to navigate to. */
export function toOpenLink({ is_active, access_link, categories }: MagicLink, { site, hosts }: LinkTargets): OpenLink {
  const isPath = access_link.startsWith('/')
  const address = isPath ? site + access_link : access_link
  return {
    status: is_active ? 'active' : 'inactive',
    accessLink: isPath && site === null ? null : safeAddress(address, site ?? '', hosts),
    categories,
  }
}

export function countPages(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize) || 1
}

/** Converts a response to a page of recommended vendors. */
export function toRecommended({ data }: RecommendedPage, page: number, pages: number): ReadyRecommended {
  return { status: 'ready', vendors: data.results, page, pages, isBusy: false, hasFailed: false }
}
