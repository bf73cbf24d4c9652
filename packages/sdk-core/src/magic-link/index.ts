/** Magic links: what an invitation leads to, and the vendors it recommends. */
export type { MagicLink, RecommendedPage, RecommendedVendor } from '../contract/vendors.ts'
