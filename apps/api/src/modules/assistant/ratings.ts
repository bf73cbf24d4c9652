import { lt } from 'drizzle-orm'
import { assistantRatings } from '../../db/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { assistantRules } from './rules.ts'

export interface Rating {
  message_id: number | string
  rating: 'up' | 'down'
  question: string
  reply: string
}

/** Stores ratings of the assistant's replies. */
export interface AssistantRatings {
  /** Throws 429 if the client address has sent too many. */
  add(rating: Rating, ip: string): Promise<undefined>
  /** Deletes old ratings. */
  sweep(): Promise<void>
}

export function createAssistantRatings({
  db,
  clock,
  rateLimits,
}: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
}): AssistantRatings {
  return {
    async add({ message_id, rating, question, reply }, ip) {
      const key = `assistant-ratings:${toAddressBucket(ip)}`
      await rateLimits.spend(db, key, assistantRules.assistantRatingsPerAddress)
      const messageId = String(message_id).slice(0, 40)
      await db.insert(assistantRatings).values({ messageId, rating, question, reply, createdAt: clock.now() })
      return undefined
    },

    async sweep() {
      const oldest = new Date(clock.now().getTime() - assistantRules.assistantRatingLifeMs)
      await db.delete(assistantRatings).where(lt(assistantRatings.createdAt, oldest))
    },
  }
}
