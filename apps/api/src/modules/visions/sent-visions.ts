import type { ChatVision } from '@vowkit/sdk-core/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { accounts, visions } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { invalidField } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import type { CreditService } from '../credits/service.ts'
import type { ImageStore } from '../files/service.ts'
import { titleOf } from './views.ts'

/** Visions that couples have sent to vendors. */
export interface SentVisions {
  /**
   * Returns visions by id, as the vendors see them, without a permission check. Leaves out deleted visions. Images have a
   * watermark unless the couple has bought credits.
   */
  find(ids: readonly string[]): Promise<Map<string, ChatVision>>
  /** Throws 400 unless the vision belongs to the account. */
  requireOwn(account: Pick<Account, 'id'>, visionId: string): Promise<void>
}

export interface SentVisionDeps {
  db: Database
  credits: Pick<CreditService, 'hasBought'>
  imageStore: Pick<ImageStore, 'urlOf'>
}

export function createSentVisions({ db, credits, imageStore }: SentVisionDeps): SentVisions {
  return {
    async find(ids) {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ vision: visions, account: { id: accounts.id, plan: accounts.plan } })
        .from(visions)
        .innerJoin(accounts, eq(accounts.id, visions.accountId))
        .where(inArray(visions.id, [...new Set(ids)]))
      const entries = rows.map(async ({ vision, account }): Promise<[string, ChatVision]> => {
        const key = (await credits.hasBought(db, account)) ? vision.imageKey : vision.markedKey
        const { id, description, palette } = vision
        return [id, { title: titleOf(vision), description, image: imageStore.urlOf(key), palette: palette ?? [] }]
      })
      return new Map(await Promise.all(entries))
    },

    async requireOwn({ id: accountId }, visionId) {
      const isOwn = and(eq(visions.id, visionId), eq(visions.accountId, accountId))
      if ((await db.$count(visions, isOwn)) === 0) throw invalidField('vision_id', 'We could not find this vision.')
    },
  }
}
