import type { BodyOf, calls, GalleryImage, Inspiration } from '@vowkit/sdk-core/contract'
import type { Account, Intent, Upload } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { DAY } from '../../platform/units.ts'
import type { CategoryService } from '../categories/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { insertInspiration, listRecords } from './repository.ts'

export const inspirationRules = {
  /** Maximum inspirations that one account can create. */
  inspirationsPerAccount: { max: 200, windowMs: DAY },
}

/** A couple's inspiration board. An account sees only its own inspirations. */
export interface InspirationService {
  /** Lists a page of the account's inspirations, newest first: the first page, or the one after `before`. */
  list(account: Account, before?: number): Promise<Inspiration[]>
  /** Lists the images of the newest inspirations of the account, newest inspiration first. */
  listImages(account: Account): Promise<GalleryImage[]>
  create(
    account: Account,
    inspiration: BodyOf<typeof calls.createInspiration>,
    images: Upload[],
    intent: Intent | null,
  ): Promise<Inspiration>
}

export interface InspirationDeps {
  db: Database
  clock: Clock
  categories: CategoryService
  imageStore: ImageStore
  idempotency: IdempotencyService
  rateLimits: RateLimits
}

export function createInspirationService(deps: InspirationDeps): InspirationService {
  const { db, clock, categories, imageStore, idempotency, rateLimits } = deps

  const toImage = (key: string): GalleryImage => ({ gallery_image: imageStore.urlOf(key) })

  async function list({ id }: Account, before?: number): Promise<Inspiration[]> {
    const records = await listRecords(db, id, before)
    return records.map(({ category, images, ...rest }) => ({
      ...rest,
      category: category.title,
      category_id: category.id,
      images: images.map(toImage),
    }))
  }

  return {
    list,

    async listImages(account) {
      return (await list(account)).flatMap(({ images }) => images)
    },

    async create(account, { category, description = '' }, images, intent) {
      if (images.length === 0) throw invalidField('images', 'Please add at least one image.')
      const known = await categories.require('category', category)
      const before = await idempotency.find<Inspiration>(intent)
      if (before) return before
      return imageStore.keepFor(account.id, await imageStore.clean(account.id, images), (keys, claim) =>
        idempotency.once(intent, async (tx) => {
          await rateLimits.spend(tx, `inspirations:${account.id}`, inspirationRules.inspirationsPerAccount)
          const row = { accountId: account.id, categoryId: known.id, description, createdAt: clock.now() }
          const id = await insertInspiration(tx, row, keys)
          await claim(tx)
          return { id, category: known.title, category_id: known.id, description, images: keys.map(toImage) }
        }),
      )
    },
  }
}
