import type { GalleryImage, Inspiration } from '@vowkit/sdk-core/contract'
import type { InspirationRecord } from './repository.ts'

/** Converts an inspiration to the contract's shape. `toUrl` returns the public URL of a file key. */
export function toInspiration(record: InspirationRecord, toUrl: (key: string) => string): Inspiration {
  const { id, category, description, position, createdAt, images } = record
  return {
    id,
    category: category.title,
    category_id: category.id,
    description,
    images: images.map(({ key }): GalleryImage => ({ id: key, gallery_image: toUrl(key) })),
    position: position ?? undefined,
    created_at: createdAt.toISOString(),
  }
}
