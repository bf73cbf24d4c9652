import type { ReadableAtom } from 'nanostores'
import type { Category } from '../contract/couple/schema.ts'
import type { RecommendedVendor } from '../contract/magic-link/schema.ts'

/** What a link leads to. */
export interface OpenLink {
  status: 'active' | 'inactive'
  /** Where its button leads; `null` when that is nowhere safe. */
  accessLink: string | null
  categories: Category[]
}

/**
 * `missing`: no such link. `invalid`: expired, or no answer that says; `isUnanswered` where there was none at all, so that
 * the connection may be to blame.
 */
export type MagicLinkState =
  | { status: 'loading' }
  | OpenLink
  | { status: 'missing' }
  | { status: 'invalid'; isUnanswered: boolean }

/** A page of what a link recommends. */
export interface ReadyRecommended {
  status: 'ready'
  vendors: RecommendedVendor[]
  page: number
  pages: number
  /** Another page is under way. */
  isBusy: boolean
  /** Another page did not come. */
  hasFailed: boolean
}

/** `failed` only if no page was ever read. */
export type RecommendedState = { status: 'loading' } | ReadyRecommended | { status: 'failed' }

/** An open link and a page of its vendors, loaded without a client. */
export interface LoadedMagicLink {
  link: OpenLink
  vendors: ReadyRecommended
}

/** One magic link: what it leads to and whom it recommends. Read while somebody listens. */
export interface MagicLinkView {
  readonly $link: ReadableAtom<MagicLinkState>
  /** Asked for together with the link; they count once that is known to be open, whether it is active or not. */
  readonly $vendors: ReadableAtom<RecommendedState>
  /** The link has signed its person in, and the page is about to be loaded anew (our own site only). */
  readonly $isSigningIn: ReadableAtom<boolean>
  /** Goes to a page, the present one staying until that has come; to none that there is not. */
  open(page: number): void
  /** Prefetches the page after the one that is shown. */
  prefetchNext(): void
  /** Asks again for what did not come. */
  retry(): void
}
