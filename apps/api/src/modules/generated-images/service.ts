import type { GeneratedImage } from '@vowkit/sdk-core/contract'
import { inArray, lt } from 'drizzle-orm'
import { generatedImages } from '../../db/tables.ts'
import type { Account, Intent } from '../../http/call-context.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { createSharedWork } from '../../platform/shared-work.ts'
import type { ImageStore } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { Outreach } from '../outreach/service.ts'
import type { RateLimits } from '../rate-limits/service.ts'
import { type DrawDeps, drawPrompt } from './draw.ts'
import { spendQuota } from './quota.ts'
import { generatedImageRules } from './rules.ts'

/** Maximum number of images that one sweep deletes. */
const SWEPT_AT_ONCE = 5_000

/** The request that waits for an image. */
export interface Caller {
  intent: Intent | null
  /** The client address. */
  ip: string
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/** Generates images from prompts while the client waits for the response. */
export interface GeneratedImages {
  /**
   * Generates one image. Throws 429 if the quota of the account or the address is used up, or if the queue is full.
   * Requests with the same idempotency key share one image. The work stops when all of them have been aborted.
   */
  generate(account: Account, prompt: string, caller: Caller): Promise<GeneratedImage>
  /** Deletes expired images. */
  sweep(): Promise<void>
}

export interface GeneratedImageDeps extends DrawDeps {
  db: Database
  clock: Clock
  imageStore: ImageStore
  idempotency: IdempotencyService
  rateLimits: RateLimits
  outreach: Pick<Outreach, 'admitImage'>
}

export function createGeneratedImages(deps: GeneratedImageDeps): GeneratedImages {
  const { db, clock, imageStore, idempotency } = deps
  const takeTurn = createFairQueue({
    concurrency: generatedImageRules.generatedImagesAtOnce,
    max: generatedImageRules.generatedImagesWaiting,
    maxEach: generatedImageRules.generatedImagesWaitingEach,
    retrySeconds: 10,
  })
  /** Pending images by idempotency key, so that a repeated request waits for the pending image. */
  const drawings = createSharedWork<GeneratedImage>()

  async function draw(account: Account, prompt: string, caller: Caller): Promise<GeneratedImage> {
    const before = await idempotency.find<GeneratedImage>(caller.intent)
    if (before) return before
    return takeTurn(() => drawAndKeep(account, prompt, caller), { key: account.id, signal: caller.signal })
  }

  async function drawAndKeep(account: Account, prompt: string, { intent, ip, signal }: Caller) {
    const { id: accountId } = account
    await spendQuota(deps, { account, ip })
    const image = await drawPrompt(prompt, deps, signal)
    return imageStore.keepFor(accountId, [image], (keys, claim) =>
      idempotency.once(intent, async (tx) => {
        await tx.insert(generatedImages).values(keys.map((key) => ({ key, accountId, createdAt: clock.now() })))
        await claim(tx)
        return { image: imageStore.urlOf(keys[0]) }
      }),
    )
  }

  return {
    async generate(account, prompt, caller) {
      const { intent } = caller
      if (!intent) return draw(account, prompt, caller)
      const name = `${account.id} ${intent.key} ${intent.bodyHash}`
      return drawings.run(name, (signal) => draw(account, prompt, { ...caller, signal }), caller.signal)
    },

    async sweep() {
      const oldest = new Date(clock.now().getTime() - generatedImageRules.generatedImageLifeMs)
      const { key, createdAt } = generatedImages
      const keys = await db.transaction(async (tx) => {
        const old = tx.select({ key }).from(generatedImages).where(lt(createdAt, oldest)).limit(SWEPT_AT_ONCE)
        const deleted = await tx.delete(generatedImages).where(inArray(key, old)).returning({ key })
        const keys = deleted.map((row) => row.key)
        await imageStore.release(tx, keys)
        return keys
      })
      await imageStore.drop(keys)
    },
  }
}
