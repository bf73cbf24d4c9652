/** Magic links: their targets and recommended vendors. */

export type { MagicLink, RecommendedPage, RecommendedVendor } from '../contract/magic-link/schema.ts'
export { LOGIN_PATH } from '../contract/site/paths.ts'
export { createMagicLink, type MagicLinkOptions } from './create-magic-link.ts'
export { type FetchMagicLinkOptions, fetchMagicLink } from './fetch-magic-link.ts'
export type {
  LoadedMagicLink,
  MagicLinkState,
  MagicLinkView,
  OpenLink,
  ReadyRecommended,
  RecommendedState,
} from './magic-link.ts'
