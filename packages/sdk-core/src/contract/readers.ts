/**
 * Wires and readers of individual calls, for scripts that do not use the client. A wire contains the method and the
 * path of a call. A reader parses the response, accepts the shapes that different backends send, and throws if the
 * response is invalid. Each reader can be imported on its own.
 */
export { readCategoryList } from './couple/readers.generated.ts'
export { readMagicLink, readRecommendedPage } from './magic-link/readers.generated.ts'
export { magicLinkWire } from './magic-link/wire.ts'
export { Unreadable } from './shared/read.ts'
export { vendorListWire } from './vendors/list-wire.ts'
export { readVendorList, readVendorPage } from './vendors/readers.generated.ts'
