import { randomInt } from 'node:crypto'
import type { HostFacts, Knowledge } from '@vowkit/concierge'
import {
  type AssistantDelta,
  type AssistantMessage,
  type AssistantTurn,
  type HostFact,
  MAX_LANGUAGE_LENGTH,
  type SessionScope,
} from '@vowkit/sdk-core/contract'
import type { Account } from '../../http/call-context.ts'
import { toId } from '../../http/to-id.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { AssistantProvider, ReplyParts } from '../../providers/assistant/assistant.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { cutTurn } from './cut-turn.ts'
import type { Caller } from './knowledge.ts'
import { assistantRules } from './rules.ts'

/** A question and the context of its request. */
export interface AssistantRequest {
  account: Account | null
  /** The scope of the session; null for an unauthenticated request. */
  scope: SessionScope | null
  ip: string
  /** The `Accept-Language` header. */
  acceptLanguage: string
  body: {
    message: string
    is_vendor: boolean | 'true' | 'false'
    vendor_id?: number | string | null | undefined
    history?: readonly AssistantTurn[] | undefined
    language?: string | undefined
    scope?: 'vendor' | undefined
    facts?: readonly HostFact[] | undefined
  }
  signal: AbortSignal
}

/** Replies to questions of couples and visitors. Stores neither questions nor replies. */
export interface AssistantService {
  /**
   * Yields the reply in chunks and returns the complete message. Throws 429 before the first chunk if the account or
   * the client address has asked too many questions.
   */
  ask(request: AssistantRequest): Promise<AsyncGenerator<AssistantDelta, AssistantMessage, undefined>>
}

export interface AssistantDeps {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  provider: AssistantProvider
  /** Returns the data that a reply to this caller may use. Without an account this is public data only. */
  knowledgeFor(caller: Caller): Knowledge
}

export function createAssistant({ db, clock, rateLimits, provider, knowledgeFor }: AssistantDeps): AssistantService {
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
        scope: body.scope,
        acceptLanguage: [body.language?.slice(0, MAX_LANGUAGE_LENGTH), acceptLanguage].filter(Boolean).join(','),
      }
      return toMessage(provider.answer(question, knowledgeFor({ account, scope, host: hostOf(body.facts) }), signal))
    },
  }

  async function* toMessage(
    pieces: AsyncGenerator<string, ReplyParts, undefined>,
  ): AsyncGenerator<AssistantDelta, AssistantMessage, undefined> {
    let content = ''
    try {
      let step = await pieces.next()
      for (; !step.done; step = await pieces.next()) {
        content += step.value
        yield { delta: step.value }
      }
      return { id: nextId(), role: 'assistant', content, created_at: clock.now().toISOString(), ...step.value }
    } finally {
      // Stops the provider if the consumer stops iterating.
      await pieces.return({})
    }
  }
}

/** The page has no name of its own. Replies name the vendor of the page instead. */
function hostOf(facts: readonly HostFact[] = []): HostFacts | null {
  return facts.length > 0 ? { name: '', facts } : null
}

/** Creates ids of messages, which are not stored. They increase with time and rarely collide between processes. */
function createMessageIds(clock: Clock): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, clock.now().getTime() * 1000 + randomInt(1000))
    return last
  }
}
