/**
 * How single calls are made and their answers read, for scripts that do without the client: the path of a call is in its
 * wire, and each reader can be imported alone. Readers take the shapes that different backends send, and throw if an
 * answer makes no sense.
 */
export { readCategoryList } from './couple/readers.generated.ts'
export { readMagicLink, readRecommendedPage } from './magic-link/readers.generated.ts'
export { magicLinkWire } from './magic-link/wire.ts'
export { Unreadable } from './shared/read.ts'
export { vendorListWire } from './vendors/list-wire.ts'
export { readVendorList, readVendorPage } from './vendors/readers.generated.ts'
