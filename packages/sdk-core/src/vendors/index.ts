/** Vendors: searching, saving, asking, talking to them and claiming their deals. */
export type { ChatRoom, Faq, Review, Vendor, VendorDetail, VendorPackage, VendorPage } from '../contract/vendors.ts'
