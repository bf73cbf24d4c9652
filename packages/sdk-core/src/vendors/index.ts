/** Vendors: search, favourites, inquiries, conversations and deals. */

export type { BriefResult, VendorAnswer } from '../contract/briefs/schema.ts'
export { MAX_GUESTS, MAX_INQUIRY_LENGTH } from '../contract/shared/limits.ts'
export { manageVendorPath, messagesPath, publicVendorPath, vendorPath } from '../contract/site/paths.ts'
export type {
  ChatRoom,
  Faq,
  LeadProgress,
  LeadStep,
  PackagesInRange,
  Review,
  SearchOptions,
  Vendor,
  VendorAvailability,
  VendorDetail,
  VendorPackage,
  VendorPage,
} from '../contract/vendors/schema.ts'
export { VENDOR_SORTS, type VendorSort } from '../contract/vendors/sorts.ts'
export { type Brief, listAnswers, readAnswer, sendBrief } from './briefs.ts'
export { type ComparedVendor, type Comparison, createComparison } from './create-comparison.ts'
export { inquiryOf } from './create-inquiry.ts'
export { createScanQueue, type ScanQueue, type WaitingScan } from './create-scan-queue.ts'
export { createVendorLists } from './create-vendor-lists.ts'
export { createVendors } from './create-vendors.ts'
export { type FetchVendorPageOptions, fetchVendorPage } from './fetch-vendor-page.ts'
export { getSearchOptions } from './get-search-options.ts'
export { getVendorAvailability } from './get-vendor-availability.ts'
export { hasWaitingScans } from './has-waiting-scans.ts'
export type {
  Inquiry,
  InquiryFields,
  InquiryOptions,
  InquiryProblem,
  InquiryState,
  InquiryStatus,
  SubmitInquiry,
} from './inquiry.ts'
export { listOnePerCategory } from './list-one-per-category.ts'
export { loadVendorPage } from './load-vendor-page.ts'
export { plainText } from './plain-text.ts'
export { registerScan, type ScanResult } from './register-scan.ts'
export {
  formatVendorPhone,
  isManaged,
  isSaved,
  isUndecided,
  loveOf,
  packagesInRange,
  priceOf,
  reviewCount,
  servicesOf,
  vendorUserId,
} from './show-vendor.ts'
export type {
  ChatResult,
  InquiryDetails,
  InquiryResult,
  ReadyVendorPage,
  VendorFilter,
  VendorListName,
  VendorLists,
  VendorPageState,
  VendorProfile,
  VendorQuery,
  VendorState,
  Vendors,
} from './vendors.ts'
