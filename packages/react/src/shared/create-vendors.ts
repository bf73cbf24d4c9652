// A module of its own, because importing the whole entry late would bring all of it.
export { createVendors } from '@vowkit/sdk-core/vendors'
