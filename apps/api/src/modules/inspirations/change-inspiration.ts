import { type BodyOf, type calls, MAX_PHOTOS } from '@vowkit/sdk-core/contract'
import { invalidField, notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import {
  findRecord,
  type InspirationImage,
  type InspirationRecord,
  lockInspiration,
  replaceImages,
  updateInspiration,
} from './repository.ts'

/** Stands for the next uploaded image in the order of a changed inspiration's images. */
const NEW_IMAGE = 'new'

export interface InspirationChange {
  accountId: number
  id: number
  /** The new category, if it changes. */
  categoryId: number | undefined
  description: string | undefined
  /** The ids of the images in their new order. `undefined` if the images do not change. */
  order: string[] | undefined
  added: InspirationImage[]
}

/** Returns the inspiration. Throws 404 unless it belongs to the account. */
export async function requireInspiration(db: Database, accountId: number, id: number): Promise<InspirationRecord> {
  const found = await findRecord(db, accountId, id)
  if (!found) throw unknownInspiration()
  return found
}

export function unknownInspiration() {
  return notFound('This inspiration is not on your board anymore.')
}

/** The order of the images in a request, and its number of new images. Uploads without an order are appended. */
export function readOrder(
  order: BodyOf<typeof calls.changeInspiration>['images_order'],
  current: readonly InspirationImage[],
  uploads: number,
): string[] | undefined {
  if (order !== undefined) return [order].flat()
  if (uploads === 0) return undefined
  return [...current.map(({ key }) => key), ...Array<string>(uploads).fill(NEW_IMAGE)]
}

/** Throws 400 unless the order names known images once each, every upload, and one to five images in total. */
export function checkOrder(order: readonly string[], current: readonly InspirationImage[], uploads: number): void {
  const kept = order.filter((id) => id !== NEW_IMAGE)
  const known = new Set(current.map(({ key }) => key))
  if (order.length === 0) throw invalidField('images', 'Please add at least one image.')
  if (order.length > MAX_PHOTOS) throw invalidField('images', `You can only upload ${MAX_PHOTOS} images.`)
  if (order.length - kept.length !== uploads)
    throw invalidField('images_order', 'The order must contain "new" once for each uploaded image.')
  if (new Set(kept).size !== kept.length || kept.some((id) => !known.has(id)))
    throw invalidField('images_order', 'One of these images is not part of the inspiration anymore.')
}

/** Changes an inspiration within a transaction. Returns the keys of the images that it does not have anymore. */
export async function changeInspiration(tx: Database, change: InspirationChange): Promise<string[]> {
  const { accountId, id, categoryId, description, order, added } = change
  if (!(await lockInspiration(tx, accountId, id))) throw unknownInspiration()
  await updateInspiration(tx, id, { categoryId, description })
  if (!order) return []
  const { images } = await requireInspiration(tx, accountId, id)
  // A concurrent change may have removed an image.
  checkOrder(order, images, added.length)
  const rest = [...added]
  const byKey = new Map(images.map((image) => [image.key, image]))
  const next = order.flatMap((imageId) => (imageId === NEW_IMAGE ? rest.shift() : byKey.get(imageId)) ?? [])
  await replaceImages(tx, id, next)
  const kept = new Set(next.map(({ key }) => key))
  return images.map(({ key }) => key).filter((key) => !kept.has(key))
}
