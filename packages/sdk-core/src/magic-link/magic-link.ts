import type { ReadableAtom } from 'nanostores'
import type { Category } from '../contract/couple/schema.ts'
import type { RecommendedVendor } from '../contract/magic-link/schema.ts'

/** A valid magic link. */
export interface OpenLink {
  status: 'active' | 'inactive'
  /** The URL that the link's button opens. `null` if that URL is not safe to navigate to. */
  accessLink: string | null
  categories: Category[]
}

/**
 * `missing`: the code is unknown. `invalid`: the link has expired, or the request failed. `isUnanswered` is true if
 * there was no response, so that the connection may be the cause.
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
  /** Whether a different page is being fetched. */
  isBusy: boolean
  /** Whether the last request for a different page failed. */
  hasFailed: boolean
}

/** `failed` only if no fetch has ever succeeded. */
export type RecommendedState = { status: 'loading' } | ReadyRecommended | { status: 'failed' }

/** A valid link and a page of its vendors, loaded without a client. */
export interface LoadedMagicLink {
  link: OpenLink
  vendors: ReadyRecommended
}

/** One magic link with its recommended vendors. Fetched while the stores have subscribers. */
export interface MagicLinkView {
  readonly $link: ReadableAtom<MagicLinkState>
  /** Fetched together with the link. Ready once the link is known to be valid, even if the link is not active. */
  readonly $vendors: ReadableAtom<RecommendedState>
  /** Whether the link has signed in its recipient and the page is about to reload (site mode only). */
  readonly $isSigningIn: ReadableAtom<boolean>
  /** Opens a page of vendors. Shows the current page until the new page has loaded. Ignores an invalid page number. */
  open(page: number): void
  /** Prefetches the next page of vendors. */
  prefetchNext(): void
  /** Repeats the failed request. */
  retry(): void
}
