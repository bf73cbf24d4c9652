import type { ReadableAtom } from 'nanostores'
import type { Category } from '../contract/couple/schema.ts'
import type { RecommendedVendor } from '../contract/magic-link/schema.ts'

/** A valid link. */
export interface OpenLink {
  status: 'active' | 'inactive'
  /** The target of its button; `null` if it is not safe to navigate to. */
  accessLink: string | null
  categories: Category[]
}

/**
 * `missing`: unknown code. `invalid`: expired, or the request failed; `isUnanswered` if there was no response, so
 * that the connection may be the cause.
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
  /** Whether fetching another page failed. */
  hasFailed: boolean
}

/** `failed` only if no fetch has ever succeeded. */
export type RecommendedState = { status: 'loading' } | ReadyRecommended | { status: 'failed' }

/** An open link and a page of its vendors, loaded without a client. */
export interface LoadedMagicLink {
  link: OpenLink
  vendors: ReadyRecommended
}

/** One magic link: its target and its recommended vendors. Fetched while the stores have subscribers. */
export interface MagicLinkView {
  readonly $link: ReadableAtom<MagicLinkState>
  /** Fetched together with the link. Ready once the link is known to be valid, whether active or not. */
  readonly $vendors: ReadableAtom<RecommendedState>
  /** Whether the link has signed in its recipient and the page is about to reload (site mode only). */
  readonly $isSigningIn: ReadableAtom<boolean>
  /** Opens a page. Shows the current page until the new one has loaded. Ignores a page that does not exist. */
  open(page: number): void
  /** Prefetches the next page. */
  prefetchNext(): void
  /** Repeats the failed request. */
  retry(): void
}
