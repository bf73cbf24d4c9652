import { plainText, type VendorDetail } from '@vowkit/sdk-core/vendors'

/** Fragment ids of the profile's sections. Links from outside use them, so they must not change. */
export const SECTIONS = {
  about: 'about',
  services: 'services',
  reviews: 'reviews',
  deals: 'ExclusivePackage',
  faqs: 'faqs',
} as const

/** What the tabs of a vendor lead to, by the ids of the parts: only what there is. */
export function tabsOf({
  about_us,
  reviews,
  faqs,
}: Pick<VendorDetail, 'about_us' | 'reviews' | 'faqs'>): Record<string, string> {
  return {
    ...(plainText(about_us) !== '' && { [SECTIONS.about]: 'About Us' }),
    ...(reviews.length > 0 && { [SECTIONS.reviews]: 'Reviews' }),
    ...(faqs.length > 0 && { [SECTIONS.faqs]: 'Frequently Asked Questions' }),
  }
}
