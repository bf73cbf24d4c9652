import { randomBytes, randomUUID } from 'node:crypto'
import { EDIT_LANGUAGES, extractKeywords } from '@vowkit/illustrator'
import {
  MAX_EDITS,
  parsePlacement,
  roleInFileName,
  type ShareLink,
  type Vision,
  type VisionDetail,
  type VisionDownload,
  type VisionMatch,
} from '@vowkit/sdk-core/contract'
import { preferredLanguage } from '../../http/accept-language.ts'
import type { Account, Intent, Upload } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { ImageProvider, PromptReading } from '../../providers/images/images.ts'
import { LANGUAGES } from '../../providers/images/vocabularies.ts'
import type { CreditService } from '../credits/service.ts'
import type { Websites } from '../figures/service.ts'
import type { ImageStore, UnclaimedFiles } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import { makerOf, withLove } from '../pairs/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { VendorService } from '../vendors/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { type Continuation, continueVision, isContinuation, readImage } from './continue-vision.ts'
import { DRAW_QUEUE, type DrawJob } from './draw-queue.ts'
import type { LargeImages } from './large-images.ts'
import {
  deleteVision,
  fileKeysOf,
  findRecord,
  insertEdit,
  insertVision,
  isProcessing,
  listVisions,
  lockVision,
  type Reference,
  updateVision,
  type VisionRecord,
  type VisionRow,
} from './repository.ts'
import { visionRules } from './rules.ts'
import type { VisionViews } from './views.ts'

/** Length of the secret in a share link. 128 random bits cannot be guessed. */
const SLUG_BYTES = 16

/** The input of a new vision. */
export interface NewVision {
  description: string
  partner?: string | undefined
  vendor_id?: string | undefined
  /** The host of the page with the element. '' for our own sites. */
  sourceHost?: string
  /** The tag of the element. */
  element?: string | undefined
  /** The id of an own vision. With the same prompt and no images, the new vision continues from its image. */
  from_vision?: string | undefined
  /** The place of the ceremony, as the JSON of a `Placement`. */
  placement?: string | undefined
}

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

export interface VisionDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  imageStore: ImageStore
  credits: CreditService
  idempotency: IdempotencyService
  rateLimits: Pick<RateLimits, 'spend'>
  vendors: VendorService
  websites: Pick<Websites, 'admits' | 'refusesPartner'>
  webhooks: Pick<WebhookEvents, 'record'>
  views: VisionViews
  images: Pick<ImageProvider, 'read' | 'objectsOf' | 'suggestEdits'>
  largeImages: LargeImages
}

export function createVisionService(deps: VisionDeps): VisionService {
  const {
    db,
    clock,
    jobs,
    unclaimed,
    imageStore,
    credits,
    idempotency,
    rateLimits,
    vendors,
    websites,
    webhooks,
    views,
    images,
    largeImages,
  } = deps

  async function requireRecord(on: Database, account: Account, id: string) {
    const record = await findRecord(on, id, account.id)
    if (!record) throw notFound('We could not find this vision.')
    return record
  }

  const viewerOf = async (on: Database, account: Account) => ({
    hasBought: await credits.hasBought(on, account),
    pair: account.pair,
  })

  async function insert(
    tx: Database,
    account: Account,
    vision: NewVision,
    references: Reference[],
    continuation?: Continuation,
  ) {
    const id = randomUUID()
    const now = clock.now()
    const { description, partner, vendor_id: vendorId, sourceHost, element } = vision
    const placement = vision.placement === undefined ? null : parsePlacement(vision.placement)
    const row = {
      id,
      accountId: account.id,
      description,
      partner,
      vendorId,
      sourceHost,
      element,
      placement,
      createdAt: now,
      requestedAt: now,
      madeBy: makerOf(account),
    }
    await insertVision(tx, { ...row, ...continuation, status: continuation ? 'ready' : 'queued' }, references)
    if (vendorId) await webhooks.record(tx, { type: 'vision.created', vendorId: toId(vendorId), subject: id })
    await credits.reserve(tx, account.id, id)
    if (continuation) await countDrawing(tx, account)
    else await enqueue(tx, account, id)
    return { id }
  }

  /** Unlimited plans are rate-limited too, because each image costs money or storage. */
  function countDrawing(tx: Database, { id }: Account): Promise<void> {
    return rateLimits.spend(tx, `drawings:${id}`, visionRules.drawingsPerAccount)
  }

  /** Queues the drawing of a vision. */
  async function enqueue(tx: Database, account: Account, visionId: string): Promise<void> {
    await countDrawing(tx, account)
    await jobs.add<DrawJob>(tx, DRAW_QUEUE, { visionId })
  }

  /** Removes the vendor and the partner if they do not count on the website. */
  async function withAdmittedOwners(vision: NewVision): Promise<NewVision> {
    const { vendor_id, partner, sourceHost: host = '' } = vision
    const isAdmitted = await websites.admits(toId(vendor_id ?? ''), host)
    const isRefused = partner !== undefined && (await websites.refusesPartner(partner, host))
    return { ...vision, vendor_id: isAdmitted ? vendor_id : undefined, partner: isRefused ? undefined : partner }
  }

  /** Creates a vision with copies of the image, the references and the scene of another vision. */
  async function createContinuation(source: VisionRecord, account: Account, vision: NewVision, intent: Intent | null) {
    const roles = source.references.map(({ role }) => role)
    const images = await Promise.all(source.references.map(({ key }) => readImage(unclaimed.store, key)))
    return continueVision(source, unclaimed, (continuation, claimImage) =>
      imageStore.keepFor(account.id, images, (keys, claimReferences) =>
        idempotency.once(intent, async (tx) => {
          const references = keys.map((key, index) => ({ key, role: roles[index] ?? 'inspiration' }))
          const made = await insert(tx, account, vision, references, continuation)
          await claimImage(tx)
          await claimReferences(tx)
          return made
        }),
      ),
    )
  }

  return {
    async list(account, before) {
      const listed = await listVisions(db, account.id, before)
      const viewer = await viewerOf(db, account)
      return listed.map((vision) => views.toVision(vision, viewer))
    },

    async get(account, id, acceptLanguage) {
      const record = await requireRecord(db, account, id)
      const detail = views.toDetail(record, await viewerOf(db, account))
      if (!canEdit(account, record)) return detail
      const { vision, references } = record
      const image = { state: vision.drawState, hasVenue: showsVenue(references) }
      const objects = images.objectsOf(image, preferredLanguage(acceptLanguage, EDIT_LANGUAGES) ?? 'en')
      const suggested = images.suggestEdits(image, preferredLanguage(acceptLanguage, LANGUAGES) ?? 'en')
      return { ...detail, ...(objects && { objects }), ...(suggested && { suggested_edits: suggested }) }
    },

    async create(account, given, uploads, intent) {
      const before = await idempotency.find<{ id: string }>(intent)
      if (before) return before
      const vision = await withAdmittedOwners(given)
      if (vision.from_vision !== undefined) {
        const source = await requireRecord(db, account, vision.from_vision)
        if (isContinuation(source, vision.description, uploads)) {
          return createContinuation(source, account, vision, intent)
        }
      }
      const roles = uploads.map(({ name }) => roleInFileName(name))
      const reading = images.read({ prompt: vision.description, edits: [], hasVenue: roles.includes('venue') })
      if (reading && reading.understood.length === 0 && uploads.length === 0)
        throw notUnderstood(reading, NOTHING_TO_DRAW)
      return imageStore.keepFor(account.id, await imageStore.clean(account.id, uploads), (keys, claim) =>
        idempotency.once(intent, async (tx) => {
          const references = keys.map((key, index) => ({ key, role: roles[index] ?? 'inspiration' }))
          const made = await insert(tx, account, vision, references)
          await claim(tx)
          return made
        }),
      )
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
        await enqueue(tx, account, id)
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

function assertSettled(vision: VisionRow): void {
  if (!isProcessing(vision)) return
  throw new HttpError(409, 'still_processing', 'This vision is still being drawn. Please wait until it is ready.')
}

/** Whether one of the references is a photo of the venue. */
function showsVenue(references: VisionRecord['references']): boolean {
  return references.some(({ role }) => role === 'venue')
}

function hasEditsLeft({ plan }: Account, edits: VisionRecord['edits']): boolean {
  return plan !== 'free' || edits.length < MAX_EDITS
}

/** Whether the account can edit the latest image of a vision. */
function canEdit(account: Account, { vision, edits }: VisionRecord): boolean {
  return vision.imageKey !== null && !isProcessing(vision) && hasEditsLeft(account, edits)
}

const NOTHING_TO_DRAW = 'We did not find anything in your description that we can draw yet. Nothing was charged.'
const NO_CHANGE = 'This edit would not change the image. Nothing was charged.'

/**
 * Creates the 400 for a prompt or an edit that would draw nothing new. The response lists the unknown phrases and
 * suggested prompts. `detail` is the message for a prompt without unknown phrases.
 */
function notUnderstood({ notDrawn, suggestions }: PromptReading, detail: string): HttpError {
  const unknown = notDrawn.map((phrase) => `“${phrase}”`).join(', ')
  const message = unknown ? `We cannot draw ${unknown} yet. Nothing was charged.` : detail
  return new HttpError(400, 'not_understood', message, { fields: { suggestions } })
}
