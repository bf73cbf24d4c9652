import { randomInt } from 'node:crypto'
import type { Catalogue } from '@vowkit/concierge'
import {
  type AssistantDelta,
  type AssistantMessage,
  type AssistantTurn,
  MAX_ASSISTANT_REPLY_LENGTH,
  MAX_LANGUAGE_LENGTH,
  type SessionScope,
} from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { AssistantProvider } from '../../providers/assistant/assistant.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { assistantRules } from './rules.ts'

/** A question as it comes, and who asks it from where. */
export interface Asked {
  account: Account | null
  /** Of the asker's session; null without one. */
  scope: SessionScope | null
  ip: string
  /** Of their browser. */
  acceptLanguage: string
  body: {
    message: string
    is_vendor: boolean | 'true' | 'false'
    vendor_id?: number | string | null | undefined
    history?: readonly AssistantTurn[] | undefined
    language?: string | undefined
  }
  signal: AbortSignal
}

/** Answers couples and visitors. Nothing of what is said is kept. */
export interface AssistantService {
  /** The reply as it is written, and then whole. Throws a 429 at once for who asks too much. */
  ask(asked: Asked): Promise<AsyncGenerator<AssistantDelta, AssistantMessage, undefined>>
}

export interface AssistantDeps {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  provider: AssistantProvider
  /** What somebody may know; visitors know what is public. */
  catalogueFor(account: Account | null, scope: SessionScope | null): Catalogue
}

export function createAssistant({ db, clock, rateLimits, provider, catalogueFor }: AssistantDeps): AssistantService {
  const nextId = createMessageIds(clock)

  return {
    async ask({ account, scope, ip, acceptLanguage, body, signal }) {
      await rateLimits.spend(db, `assistant-address:${toAddressBucket(ip)}`, assistantRules.assistantPerAddress)
      if (account) await rateLimits.spend(db, `assistant-account:${account.id}`, assistantRules.assistantPerAccount)
      const isOnVendor = String(body.is_vendor) === 'true'
      const question = {
        message: body.message.trim(),
        history: (body.history ?? []).map(cutTurn),
        vendorId: (isOnVendor && toId(body.vendor_id ?? 0)) || null,
        acceptLanguage: [body.language?.slice(0, MAX_LANGUAGE_LENGTH), acceptLanguage].filter(Boolean).join(','),
      }
      return write(provider.answer(question, catalogueFor(account, scope), signal))
    },
  }

  async function* write(pieces: AsyncIterable<string>): AsyncGenerator<AssistantDelta, AssistantMessage, undefined> {
    let content = ''
    for await (const delta of pieces) {
      content += delta
      yield { delta }
    }
    return { id: nextId(), role: 'assistant', content, created_at: clock.now().toISOString() }
  }
}

/** No reply is longer; whatever else comes as one is not worth the work. */
function cutTurn({ role, content }: AssistantTurn): AssistantTurn {
  return { role, content: content.slice(0, MAX_ASSISTANT_REPLY_LENGTH) }
}

/** Creates ids of messages, which no table stores. They increase with time and hardly ever collide between processes. */
function createMessageIds(clock: Clock): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, clock.now().getTime() * 1000 + randomInt(1000))
    return last
  }
}
