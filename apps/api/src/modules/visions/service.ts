import { randomBytes } from 'node:crypto'
import { EDIT_LANGUAGES, extractKeywords } from '@vowkit/illustrator'
import type { ShareLink, Vision, VisionDetail, VisionDownload, VisionMatch } from '@vowkit/sdk-core/contract'
import { preferredLanguage } from '../../http/accept-language.ts'
import type { Account, Intent, Upload } from '../../http/call-context.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { ImageProvider } from '../../providers/images/images.ts'
import { withPaletteNames } from '../../providers/images/name-of-colour.ts'
import { LANGUAGES } from '../../providers/images/vocabularies.ts'
import { withLove } from '../pairs/service.ts'
import type { VendorService } from '../vendors/service.ts'
import type { LargeImages } from './large-images.ts'
import { createNewVisions, type NewVision, type NewVisionDeps } from './new-visions.ts'
import { NO_CHANGE, notUnderstood } from './not-understood.ts'
import { assertSettled, canEdit, hasEditsLeft, requireRecord, showsVenue } from './records.ts'
import { deleteVision, fileKeysOf, insertEdit, listVisions, lockVision, updateVision } from './repository.ts'
import { visionRules } from './rules.ts'
import type { VisionViews } from './views.ts'

/** Length of the secret in a share link. 128 random bits cannot be guessed. */
const SLUG_BYTES = 16

/** An account's visions. Calls with the id of another account's vision throw 404. */
export interface VisionService {
  /** Returns a page of the visions, newest first: the first page, or the one after the vision `before`. */
  list(account: Account, before?: string): Promise<Vision[]>
  /** Returns a vision with its objects and suggested edits, in a language of the `Accept-Language` header. */
  get(account: Account, id: string, acceptLanguage: string): Promise<VisionDetail>
  /** Reserves a credit and starts drawing, or continues from the image of another vision without drawing. */
  create(account: Account, vision: NewVision, uploads: Upload[], intent: Intent | null): Promise<{ id: string }>
  /** Starts drawing an edit. Throws 409 while the vision is processing, and 400 if no edits are left. */
  edit(account: Account, id: string, description: string, intent: Intent | null): Promise<VisionDetail>
  /**
   * Shows another variant of a vision. Throws 409 while the vision is processing or once it has edits, and 400 for an
   * unknown variant.
   */
  pick(account: Account, id: string, variant: number): Promise<void>
  /** Sets the title of a vision that the couple has entered. */
  rename(account: Account, id: string, title: string): Promise<void>
  /** Sets whether the person who acts loves a vision. */
  love(account: Account, id: string, isLoved: boolean): Promise<void>
  /**
   * Deletes a vision with its files, even while it is being drawn. Releases the credit if the vision has no image yet.
   */
  delete(account: Account, id: string): Promise<undefined>
  /** Creates the share link of a vision, or returns the existing one. Throws 409 if the vision has no image yet. */
  share(account: Account, id: string): Promise<ShareLink>
  /** Revokes the share link of a vision for good. Does nothing if the vision is not shared. */
  unshare(account: Account, id: string): Promise<undefined>
  /**
   * Returns the URL that downloads the latest image, drawn at a larger width if possible. Throws 409 if there is no
   * image yet, and 429 after too many drawings.
   */
  download(account: Account, id: string): Promise<VisionDownload>
  /** Vendors that match the prompt. Empty for a vision created on a vendor's page, which must show no competitors. */
  matches(account: Account, id: string): Promise<VisionMatch[]>
}

export { addDrawnVision } from './drawn-visions.ts'
export { createSentVisions, type SentVisions } from './sent-visions.ts'
export { titleOf } from './views.ts'
export { createReadVisionFacts, type ReadVisionFacts } from './vision-facts.ts'

export interface VisionDeps extends NewVisionDeps {
  vendors: VendorService
  views: VisionViews
  images: Pick<ImageProvider, 'read' | 'objectsOf' | 'suggestEdits'>
  largeImages: LargeImages
}

export function createVisionService(deps: VisionDeps): VisionService {
  const { db, clock, imageStore, credits, idempotency, vendors, views, images, largeImages } = deps
  const newVisions = createNewVisions(deps)

  const viewerOf = async (on: Database, account: Account) => ({
    hasBought: await credits.hasBought(on, account),
    pair: account.pair,
  })

  return {
    create: newVisions.create,

    async list(account, before) {
      const listed = await listVisions(db, account.id, before)
      const viewer = await viewerOf(db, account)
      return listed.map((vision) => views.toVision(vision, viewer))
    },

    async get(account, id, acceptLanguage) {
      const record = await requireRecord(db, account, id)
      const language = preferredLanguage(acceptLanguage, LANGUAGES) ?? 'en'
      const detail = withPaletteNames(views.toDetail(record, await viewerOf(db, account)), language)
      if (!canEdit(account, record)) return detail
      const { vision, references } = record
      const image = { state: vision.drawState, hasVenue: showsVenue(references) }
      const objects = images.objectsOf(image, preferredLanguage(acceptLanguage, EDIT_LANGUAGES) ?? 'en')
      const suggested = images.suggestEdits(image, language)
      return { ...detail, ...(objects && { objects }), ...(suggested && { suggested_edits: suggested }) }
    },

    edit: (account, id, description, intent) =>
      idempotency.once(intent, async (tx) => {
        await lockVision(tx, id)
        const { vision, references, edits } = await requireRecord(tx, account, id)
        assertSettled(vision)
        if (!vision.imageKey) throw invalidField('description', 'This vision has no image to edit.')
        if (!hasEditsLeft(account, edits)) {
          throw new HttpError(400, 'no_edits_left', 'You have used all edits of this vision.')
        }
        const earlier = edits.map((edit) => edit.description)
        const state = vision.drawState ?? undefined
        const hasVenue = showsVenue(references)
        const reading = images.read({ prompt: vision.description, edits: [...earlier, description], state, hasVenue })
        if (reading && reading.changes.length === 0) throw notUnderstood(reading, NO_CHANGE)
        await insertEdit(tx, id, description, clock.now())
        await newVisions.enqueue(tx, account, id)
        return views.toDetail(await requireRecord(tx, account, id), await viewerOf(tx, account))
      }),

    pick: (account, id, index) =>
      db.transaction(async (tx) => {
        await lockVision(tx, id)
        const { vision, edits, variants } = await requireRecord(tx, account, id)
        assertSettled(vision)
        if (edits.length > 0) {
          throw new HttpError(
            409,
            'already_edited',
            'This vision already has edits, so you can no longer pick another variant.',
          )
        }
        const picked = variants[index]
        if (!picked) throw invalidField('variant', 'This vision has no such variant.')
        const { visionId: _, variant: __, ...shown } = picked
        // Clears the original image, which a failed edit leaves behind.
        await updateVision(tx, id, { ...shown, failure: null, originalImageKey: null, originalMarkedKey: null })
      }),

    rename: (account, id, customTitle) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, account, id)
        await updateVision(tx, id, { customTitle })
      }),

    love: (account, id, isLoved) =>
      db.transaction(async (tx) => {
        await lockVision(tx, id)
        const { vision } = await requireRecord(tx, account, id)
        await updateVision(tx, id, { lovedBy: withLove(account, vision.lovedBy, isLoved) })
      }),

    async delete(account, id) {
      const keys = await db.transaction(async (tx) => {
        await lockVision(tx, id)
        const record = await requireRecord(tx, account, id)
        if (!record.vision.imageKey) await credits.release(tx, id)
        // A drawing that is in progress finds no row when it completes, and deletes its own files.
        await deleteVision(tx, id)
        const keys = fileKeysOf(record)
        await imageStore.release(tx, keys)
        return keys
      })
      await imageStore.drop(keys)
      return undefined
    },

    share: (account, id) =>
      db.transaction(async (tx) => {
        await lockVision(tx, id)
        const { vision } = await requireRecord(tx, account, id)
        if (!vision.imageKey) {
          throw new HttpError(409, 'still_processing', 'This vision has no image to share yet.')
        }
        const slug = vision.shareSlug ?? randomBytes(SLUG_BYTES).toString('base64url')
        await updateVision(tx, id, { shareSlug: slug })
        return { share_url: views.toShareUrl(slug) }
      }),

    unshare: (account, id) =>
      db.transaction(async (tx) => {
        await requireRecord(tx, account, id)
        await updateVision(tx, id, { shareSlug: null })
        return undefined
      }),

    async download(account, id) {
      const record = await requireRecord(db, account, id)
      if (!record.vision.imageKey) {
        throw new HttpError(409, 'still_processing', 'This vision has no image to download yet.')
      }
      const image = (await largeImages.find(record)) ?? record.vision
      return { url: views.toDownloadUrl(record, image, await viewerOf(db, account)) }
    },

    async matches(account, id) {
      const { vision, edits } = await requireRecord(db, account, id)
      if (vision.vendorId) return []
      const prompts = [vision.description, ...edits.map(({ description }) => description)].join('. ')
      return vendors.match(account, extractKeywords(prompts).slice(0, visionRules.matchWords))
    },
  }
}
