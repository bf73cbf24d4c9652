import { plainText, type VendorDetail } from '@vowkit/sdk-core/vendors'
import type { TextsOf } from '../../shared/language/define-messages.ts'
import type { vendorDetailMessages } from './messages.ts'

/** Fragment ids of the profile's sections. Links from outside use them, so they must not change. */
export const SECTIONS = {
  about: 'about',
  services: 'services',
  reviews: 'reviews',
  deals: 'ExclusivePackage',
  faqs: 'faqs',
} as const

/** Returns the titles of the sections with content, by section id. */
export function tabsOf(
  { about_us, reviews, faqs }: Pick<VendorDetail, 'about_us' | 'reviews' | 'faqs'>,
  t: Pick<TextsOf<typeof vendorDetailMessages>, 'about' | 'reviews' | 'faqs'>,
): Record<string, string> {
  return {
    ...(plainText(about_us) !== '' && { [SECTIONS.about]: t.about }),
    ...(reviews.length > 0 && { [SECTIONS.reviews]: t.reviews }),
    ...(faqs.length > 0 && { [SECTIONS.faqs]: t.faqs }),
  }
}
