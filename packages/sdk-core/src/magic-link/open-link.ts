import type { MagicLink, RecommendedPage } from '../contract/magic-link/schema.ts'
import { safeAddress } from '../contract/shared/redirects.ts'
import type { OpenLink, ReadyRecommended } from './magic-link.ts'

/** How many vendors a page of recommendations has by default. */
export const PAGE_SIZE = 5

/** Where the action of a magic link may lead. */
export interface LinkTargets {
  /** The origin of our own site, whose paths are allowed; `null` on other sites, where paths are not. */
  site: string | null
  /** Host names to allow besides our own. Default: all. */
  hosts?: readonly string[]
}

/** An open link with an address that is safe to navigate to. */
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

/** A page of recommended vendors, out of `pages`. */
export function toRecommended({ data }: RecommendedPage, page: number, pages: number): ReadyRecommended {
  return { status: 'ready', vendors: data.results, page, pages, isBusy: false, hasFailed: false }
}
