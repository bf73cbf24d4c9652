import type { GeneratedImage } from '@vowkit/sdk-core/contract'
import { inArray, lt } from 'drizzle-orm'
import { generatedImages } from '../../db/tables.ts'
import type { Account, Intent } from '../../http/call-context.ts'
import { createTurns } from '../../http/create-turns.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { PictureKeeper } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { LimitService } from '../limits/service.ts'
import { type DrawDeps, drawPrompt } from './draw.ts'

/** Pictures removed in one go; the others in the next one. */
const SWEPT_AT_ONCE = 5_000

/** Pictures drawn of a prompt while the couple waits. */
export interface GeneratedImages {
  generate(account: Account, prompt: string, intent: Intent | null): Promise<GeneratedImage>
  /** Removes pictures that were kept long enough. */
  sweep(): Promise<void>
}

export interface GeneratedImageDeps extends DrawDeps {
  db: Database
  clock: Clock
  pictures: PictureKeeper
  idempotency: IdempotencyService
  limits: LimitService
}

export function createGeneratedImages(deps: GeneratedImageDeps): GeneratedImages {
  const { db, clock, pictures, idempotency, limits: counts } = deps
  const takeTurn = createTurns({
    atOnce: limits.generatedImagesAtOnce,
    waiting: limits.generatedImagesWaiting,
    waitingEach: limits.generatedImagesWaitingEach,
    retrySeconds: 10,
  })
  /** Drawings by their intent, so that a repetition joins the one under way. */
  const underWay = new Map<string, Promise<GeneratedImage>>()

  async function draw(account: Account, prompt: string, intent: Intent | null): Promise<GeneratedImage> {
    const before = await idempotency.find<GeneratedImage>(intent)
    if (before) return before
    return takeTurn(() => drawAndKeep(account, prompt, intent), account.id)
  }

  async function drawAndKeep({ id: accountId }: Account, prompt: string, intent: Intent | null) {
    await counts.spend(db, `generated-images:${accountId}`, limits.generatedImagesPerAccount)
    const picture = await drawPrompt(prompt, deps)
    return pictures.keepFor([picture], (keys, claim) =>
      idempotency.once(intent, async (tx) => {
        await tx.insert(generatedImages).values(keys.map((key) => ({ key, accountId, createdAt: clock.now() })))
        await claim(tx)
        return { image: pictures.urlOf(keys[0]) }
      }),
    )
  }

  return {
    async generate(account, prompt, intent) {
      if (!intent) return draw(account, prompt, null)
      const name = `${account.id} ${intent.key} ${intent.bodyHash}`
      const drawing = underWay.get(name) ?? draw(account, prompt, intent).finally(() => underWay.delete(name))
      underWay.set(name, drawing)
      return drawing
    },

    async sweep() {
      const oldest = new Date(clock.now().getTime() - limits.generatedImageLifeMs)
      const { key, createdAt } = generatedImages
      const keys = await db.transaction(async (tx) => {
        const old = tx.select({ key }).from(generatedImages).where(lt(createdAt, oldest)).limit(SWEPT_AT_ONCE)
        const gone = await tx.delete(generatedImages).where(inArray(key, old)).returning({ key })
        const keys = gone.map((row) => row.key)
        await pictures.release(tx, keys)
        return keys
      })
      await pictures.drop(keys)
    },
  }
}
