import type { DeskFacts, DeskPhoto, DeskProfile } from '@vowkit/sdk-core/contract'
import { digest } from '../../platform/secrets.ts'
import { sanitizeAboutUs } from '../vendors/service.ts'
import type { ProfileRows } from './repository.ts'

/** The sections of a profile. Each one has its own version. */
export type Section = Exclude<keyof DeskProfile, 'vendor_id'>

const NO_FACTS: DeskFacts = { areas: [], features: [] }

/** Converts a vendor's rows to the contract's shape. The version of a section is the hash of its stored content. */
export function toDeskProfile(rows: ProfileRows, imageUrlOf: (image: string) => string): DeskProfile {
  const { vendor, categories, deals, questions, facts } = rows
  const stated = rows.stated ?? NO_FACTS
  const photos = photosOf(rows)
  return {
    vendor_id: vendor.id,
    basics: versioned({
      business_name: vendor.businessName,
      categories: categories.map(({ id }) => id),
      business_location: vendor.businessLocation,
      phone: vendor.phone,
    }),
    about: versioned({
      about_us: sanitizeAboutUs(vendor.aboutUs),
      services: vendor.businessServices
        .split(',')
        .map((service) => service.trim())
        .filter(Boolean),
    }),
    photos: versioned({ photos: photos.map((photo) => ({ ...photo, image: imageUrlOf(photo.id) })) }),
    packages: versioned({
      packages: deals.map(({ id, name, description, originalPrice, discountedPrice }) => ({
        ...{ id, name, description, original_price: originalPrice },
        ...(discountedPrice !== null && { discounted_price: discountedPrice }),
      })),
    }),
    faqs: versioned({ faqs: questions }),
    facts: {
      ...versioned({ stated }),
      read: facts.flatMap(({ kind, topic = '', polarity, source }) =>
        kind === 'feature' && source.part !== 'stated'
          ? { topic, has: polarity === 'yes', sentence: source.sentence }
          : [],
      ),
    },
  }
}

/** The photos of the gallery. A vendor without a gallery has its image as the only photo. */
export function photosOf({ vendor, images }: Pick<ProfileRows, 'vendor' | 'images'>): Omit<DeskPhoto, 'image'>[] {
  if (images.length > 0) return images.map(({ image, alt }) => ({ id: image, alt }))
  return vendor.image ? [{ id: vendor.image, alt: '' }] : []
}

function versioned<Content extends object>(content: Content): Content & { version: string } {
  return { ...content, version: digest(JSON.stringify(content)).slice(0, 22) }
}
