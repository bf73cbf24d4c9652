/**
 * Wires and readers of individual calls, for scripts that do not use the client. A wire contains the path of its call.
 * Each reader can be imported alone. Readers accept the shapes that different backends send and throw if a response is
 * invalid.
 */
export { readCategoryList } from './couple/readers.generated.ts'
export { readMagicLink, readRecommendedPage } from './magic-link/readers.generated.ts'
export { magicLinkWire } from './magic-link/wire.ts'
export { Unreadable } from './shared/read.ts'
export { vendorListWire } from './vendors/list-wire.ts'
export { readVendorList, readVendorPage } from './vendors/readers.generated.ts'
