import type { BodyOf, calls, GalleryImage, Inspiration } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Account, Intent, Upload } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import { readPalette, type WebpImage } from '../../images/images.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { CategoryService } from '../categories/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import { makerOf, toAddedBy } from '../pairs/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import {
  changeInspiration,
  checkOrder,
  readOrder,
  requireInspiration,
  unknownInspiration,
} from './change-inspiration.ts'
import {
  deleteInspiration,
  type InspirationImage,
  type InspirationRecord,
  insertInspiration,
  listNewest,
  listRecords,
  lockInspiration,
  storePalette,
} from './repository.ts'
import { inspirationRules } from './rules.ts'
import { toInspiration } from './views.ts'

export type { InspirationRecord } from './repository.ts'

/** A couple's inspirations. An account sees and changes only its own. Unknown ids throw 404. */
export interface InspirationService {
  /** Lists a page of the account's inspirations, newest first: the first page, or the one after `before`. */
  list(account: Account, before?: number): Promise<Inspiration[]>
  /** Lists the images of the newest inspirations of the account, newest inspiration first. */
  listImages(account: Account): Promise<GalleryImage[]>
  /**
   * Returns up to `limit` inspirations with their file keys and colours, newest first. Reads the missing colours of a few
   * older images.
   */
  listWithPalettes(accountId: number, limit: number): Promise<InspirationRecord[]>
  create(
    account: Account,
    inspiration: BodyOf<typeof calls.createInspiration>,
    images: Upload[],
    intent: Intent | null,
  ): Promise<Inspiration>
  /** Changes the given fields, and adds, removes and reorders images. */
  change(
    account: Account,
    id: number,
    changes: BodyOf<typeof calls.changeInspiration>,
    images: Upload[],
  ): Promise<Inspiration>
  /** Deletes an inspiration with its files. */
  delete(account: Account, id: number): Promise<undefined>
}

export interface InspirationDeps {
  db: Database
  clock: Clock
  categories: CategoryService
  imageStore: ImageStore
  files: Pick<FileStore, 'get'>
  idempotency: IdempotencyService
  rateLimits: RateLimits
  log: FastifyBaseLogger
}

export function createInspirationService(deps: InspirationDeps): InspirationService {
  const { db, clock, categories, imageStore, files, idempotency, rateLimits, log } = deps
  const { urlOf } = imageStore

  /** Returns the colours of an image. Returns none if they cannot be read, because an image without colours is fine. */
  async function paletteOf(bytes: Uint8Array): Promise<string[]> {
    try {
      return await readPalette(bytes)
    } catch (error) {
      log.warn({ err: error }, 'the colours of an inspiration could not be read')
      return []
    }
  }

  const palettesOf = (images: WebpImage[]) => Promise.all(images.map(({ bytes }) => paletteOf(bytes)))
  const withPalettes = (keys: string[], palettes: string[][]): InspirationImage[] =>
    keys.map((key, place) => ({ key, palette: palettes[place] ?? [] }))

  async function list(account: Account, before?: number): Promise<Inspiration[]> {
    const records = await listRecords(db, account.id, before)
    return records.map((record) => ({
      ...toInspiration(record, urlOf),
      added_by: toAddedBy(account, record.madeBy),
    }))
  }

  async function readMissingPalette(image: InspirationImage): Promise<void> {
    const file = await files.get(image.key)
    image.palette = file ? await paletteOf(await file.bytes()) : []
    await storePalette(db, image.key, image.palette)
  }

  return {
    list,

    async listImages(account) {
      return (await list(account)).flatMap(({ images }) => images)
    },

    async listWithPalettes(accountId, limit) {
      const records = await listNewest(db, accountId, limit)
      const missing = records.flatMap(({ images }) => images).filter(({ palette }) => palette === null)
      for (const image of missing.slice(0, inspirationRules.palettesPerRequest)) await readMissingPalette(image)
      return records
    },

    async create(account, { category, description = '' }, uploads, intent) {
      if (uploads.length === 0) throw invalidField('images', 'Please add at least one image.')
      const known = await categories.require('category', category)
      const before = await idempotency.find<Inspiration>(intent)
      if (before) return before
      const cleaned = await imageStore.clean(account.id, uploads)
      const palettes = await palettesOf(cleaned)
      return imageStore.keepFor(account.id, cleaned, (keys, claim) =>
        idempotency.once(intent, async (tx) => {
          await rateLimits.spend(tx, `inspirations:${account.id}`, inspirationRules.inspirationsPerAccount)
          const madeBy = makerOf(account)
          const row = { accountId: account.id, categoryId: known.id, description, createdAt: clock.now(), madeBy }
          const images = withPalettes(keys, palettes)
          const id = await insertInspiration(tx, row, images)
          await claim(tx)
          const made = toInspiration({ ...row, id, category: known, position: null, images }, urlOf)
          return { ...made, added_by: toAddedBy(account, madeBy) }
        }),
      )
    },

    async change(account, id, { category, description, images_order }, uploads) {
      const { images } = await requireInspiration(db, account.id, id)
      const known = category === undefined ? undefined : await categories.require('category', category)
      const order = readOrder(images_order, images, uploads.length)
      if (order) checkOrder(order, images, uploads.length)
      const cleaned = await imageStore.clean(account.id, uploads)
      const palettes = await palettesOf(cleaned)
      return imageStore.keepFor(account.id, cleaned, async (keys, claim) => {
        const added = withPalettes(keys, palettes)
        const removed = await db.transaction(async (tx) => {
          if (keys.length > 0)
            await rateLimits.spend(
              tx,
              `inspiration-changes:${account.id}`,
              inspirationRules.changesWithImagesPerAccount,
            )
          const change = { accountId: account.id, id, categoryId: known?.id, description, order, added }
          const removed = await changeInspiration(tx, change)
          await imageStore.release(tx, removed)
          await claim(tx)
          return removed
        })
        await imageStore.drop(removed)
        const record = await requireInspiration(db, account.id, id)
        return { ...toInspiration(record, urlOf), added_by: toAddedBy(account, record.madeBy) }
      })
    },

    async delete(account, id) {
      const keys = await db.transaction(async (tx) => {
        if (!(await lockInspiration(tx, account.id, id))) throw unknownInspiration()
        const { images } = await requireInspiration(tx, account.id, id)
        const keys = images.map(({ key }) => key)
        await deleteInspiration(tx, id)
        await imageStore.release(tx, keys)
        return keys
      })
      await imageStore.drop(keys)
      return undefined
    },
  }
}
