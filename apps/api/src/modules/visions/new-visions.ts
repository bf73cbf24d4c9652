import { randomUUID } from 'node:crypto'
import { parsePlacement, roleInFileName } from '@vowkit/sdk-core/contract'
import type { Account, Intent, Upload } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { ImageProvider } from '../../providers/images/images.ts'
import type { CreditService } from '../credits/service.ts'
import type { Websites } from '../figures/service.ts'
import type { ImageStore, UnclaimedFiles } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import { makerOf } from '../pairs/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import type { WebhookEvents } from '../webhooks/service.ts'
import { type Continuation, continueVision, isContinuation, readImage } from './continue-vision.ts'
import { DRAW_QUEUE, type DrawJob } from './draw-queue.ts'
import { NOTHING_TO_DRAW, notUnderstood } from './not-understood.ts'
import { requireRecord } from './records.ts'
import { insertVision, type Reference, type VisionRecord } from './repository.ts'
import { visionRules } from './rules.ts'

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

export interface NewVisionDeps {
  db: Database
  clock: Clock
  jobs: Jobs
  unclaimed: Pick<UnclaimedFiles, 'store' | 'claim'>
  imageStore: ImageStore
  credits: CreditService
  idempotency: IdempotencyService
  rateLimits: Pick<RateLimits, 'spend'>
  websites: Pick<Websites, 'admits' | 'refusesPartner'>
  webhooks: Pick<WebhookEvents, 'record'>
  images: Pick<ImageProvider, 'read'>
}

/** Creates visions, and queues their drawings. */
export function createNewVisions({
  db,
  clock,
  jobs,
  unclaimed,
  imageStore,
  credits,
  idempotency,
  rateLimits,
  websites,
  webhooks,
  images,
}: NewVisionDeps) {
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

  async function create(account: Account, given: NewVision, uploads: Upload[], intent: Intent | null) {
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
  }

  return { create, enqueue }
}
