import { type BodyOf, type BriefOutcome, type BriefResult, briefMessage, type calls } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Account, Intent } from '../../http/call-context.ts'
import { HttpError } from '../../http/http-error.ts'
import { toId } from '../../http/to-id.ts'
import type { Database } from '../../platform/database.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { SentVisions } from '../visions/service.ts'
import type { Inquiries, InquirySource } from './inquiries.ts'

/** One inquiry to several vendors. */
export interface Briefs {
  /**
   * Sends each vendor the inquiry, with the limits of single inquiries. A vendor that cannot get it does not stop the
   * others. A repeated intent sends the inquiry only to vendors that have not got it, and reports all that have it as
   * sent. The sentence with the budget is in the language of the request. Throws 400 if the vision is not the couple's.
   */
  send(
    account: Account,
    brief: BodyOf<typeof calls.sendBrief>,
    from: InquirySource,
    intent: Intent | null,
  ): Promise<BriefResult>
}

export interface BriefDeps {
  db: Database
  inquiries: Pick<Inquiries, 'send'>
  sentVisions: Pick<SentVisions, 'requireOwn'>
  idempotency: Pick<IdempotencyService, 'find' | 'store'>
  /** The currency of the budget. */
  currency: string
  log: FastifyBaseLogger
}

export function createBriefs({ db, inquiries, sentVisions, idempotency, currency, log }: BriefDeps): Briefs {
  return {
    async send(account, { vendor_ids, message, budget, ...details }, from, intent) {
      const before = await idempotency.find<BriefResult>(intent)
      if (before) return before
      await idempotency.store(db, intent, null)
      if (details.vision_id !== undefined) await sentVisions.requireOwn(account, details.vision_id)
      const { language = 'en' } = from
      const words = briefMessage({ message, budget }, { currency, language })
      const inquiry = { ...details, budget, message: words || undefined }
      const results: BriefResult['results'] = []
      for (const id of new Set(vendor_ids.map(toId))) {
        results.push({ vendor_id: id, outcome: await ask(id) })
      }
      // A retry can complete a brief with other outcomes, so their result is not stored.
      if (results.every(({ outcome }) => FINAL.has(outcome))) await idempotency.store(db, intent, { results })
      return { results }

      async function ask(id: number): Promise<BriefOutcome> {
        const own = intent && { ...intent, call: `${intent.call} ${id}` }
        try {
          await inquiries.send(account, id, from, inquiry, own)
          return 'sent'
        } catch (error) {
          const outcome = toOutcome(error)
          if (outcome === 'failed') log.error({ err: error, vendorId: id }, 'an inquiry of a brief failed')
          return outcome
        }
      }
    },
  }
}

const FINAL: ReadonlySet<BriefOutcome> = new Set(['sent', 'exists', 'unavailable'])

function toOutcome(error: unknown): BriefOutcome {
  if (!(error instanceof HttpError) || error.status >= 500) return 'failed'
  if (error.status === 429) return error.code === 'unverified' ? 'unverified' : 'limited'
  return error.message === 'Inquiry already exists.' ? 'exists' : 'unavailable'
}
