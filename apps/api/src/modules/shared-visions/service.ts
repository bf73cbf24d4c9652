import type { SharedVision } from '@vowkit/sdk-core/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts, visions } from '../../db/tables.ts'
import { notFound } from '../../http/http-error.ts'
import { toLinkPreview } from '../../images/images.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../providers/files/files.ts'
import type { CreditService } from '../credits/service.ts'
import { titleOf } from '../visions/service.ts'

/** The images that a share link shows: the whole image, and the preview for messengers and social networks. */
export type SharedImage = 'image.webp' | 'preview.jpg'

/**
 * Visions with a share link. All functions throw 404 for an unknown or revoked link, and while the account awaits its
 * deletion.
 */
export interface SharedVisionService {
  get(slug: string): Promise<SharedVision>
  /** Returns the bytes of a shared image. The image has the watermark, unless the couple has bought credits. */
  readImage(slug: string, image: SharedImage): Promise<Uint8Array>
  /** Returns the URL of a shared image. Unlike the URL of the file, this URL stops working when the link is revoked. */
  imageUrlOf(slug: string, image: SharedImage): string
}

export interface SharedVisionDeps {
  db: Database
  credits: Pick<CreditService, 'hasBought'>
  files: Pick<FileStore, 'get'>
  apiUrl: string
}

export function createSharedVisions({ db, credits, files, apiUrl }: SharedVisionDeps): SharedVisionService {
  async function find(slug: string) {
    const [found] = await db
      .select({ vision: visions, account: { id: accounts.id, plan: accounts.plan } })
      .from(visions)
      .innerJoin(accounts, eq(visions.accountId, accounts.id))
      .where(and(eq(visions.shareSlug, slug), isNull(accounts.eraseAt)))
    if (!found) throw notFound('This link does not work anymore.')
    return found
  }

  const imageUrlOf = (slug: string, image: SharedImage) => `${apiUrl}/vision/shared/${slug}/${image}`

  return {
    imageUrlOf,

    async get(slug) {
      const { vision } = await find(slug)
      return {
        title: titleOf(vision),
        description: vision.description,
        result_image: imageUrlOf(slug, 'image.webp'),
        palette: vision.palette ?? undefined,
        understood: vision.understood ?? undefined,
      }
    },

    async readImage(slug, image) {
      const { vision, account } = await find(slug)
      const key = (await credits.hasBought(db, account)) ? vision.imageKey : vision.markedKey
      const file = key && (await files.get(key))
      if (!file) throw notFound()
      const bytes = await file.bytes()
      return image === 'preview.jpg' ? toLinkPreview(bytes) : bytes
    },
  }
}
