import type { ReadableAtom } from 'nanostores'
import type { Category } from '../contract/couple/schema.ts'
import type { RecommendedVendor } from '../contract/magic-link/schema.ts'

/** A valid magic link. */
export interface OpenLink {
  status: 'active' | 'inactive'
  /** The URL that the link's button opens. `null` if the URL is not safe to navigate to. */
  accessLink: string | null
  categories: Category[]
}

/**
 * `missing`: the code is unknown. `invalid`: the link has expired or the request failed. `isUnanswered`: the request
 * got no response, for example because the visitor is offline.
 */
export type MagicLinkState =
  | { status: 'loading' }
  | OpenLink
  | { status: 'missing' }
  | { status: 'invalid'; isUnanswered: boolean }

/** A page of recommended vendors. */
export interface ReadyRecommended {
  status: 'ready'
  vendors: RecommendedVendor[]
  page: number
  pages: number
  /** Whether another page is being fetched. */
  isBusy: boolean
  /** Whether the last request for another page failed. */
  hasFailed: boolean
}

/** The recommended vendors. `failed`: no fetch has ever succeeded. */
export type RecommendedState = { status: 'loading' } | ReadyRecommended | { status: 'failed' }

/** A valid link and a page of its vendors, which were loaded without a client. */
export interface LoadedMagicLink {
  link: OpenLink
  vendors: ReadyRecommended
}

/** A magic link with its recommended vendors. The data is fetched while the stores have subscribers. */
export interface MagicLinkView {
  readonly $link: ReadableAtom<MagicLinkState>
  /**
   * The recommended vendors, fetched together with the link. `ready` once the link is known to be valid, even if it is
   * inactive.
   */
  readonly $vendors: ReadableAtom<RecommendedState>
  /** Whether the link has signed in the recipient and the page is about to reload. Site mode only. */
  readonly $isSigningIn: ReadableAtom<boolean>
  /**
   * Opens a page of vendors. The current page stays visible until the new page has loaded. Ignores invalid page
   * numbers.
   */
  open(page: number): void
  /** Prefetches the next page of vendors. */
  prefetchNext(): void
  /** Repeats the failed request. */
  retry(): void
}
