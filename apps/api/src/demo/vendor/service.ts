import { manageVendorPath } from '@vowkit/sdk-core/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Availability } from '../../modules/calendars/service.ts'
import type { ChatService } from '../../modules/chat/service.ts'
import type { SignatureService } from '../../modules/signatures/service.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { checkDate, isForContract } from './check-date.ts'
import { type FirstDocumentsDeps, sendBalance, sendFirstDocuments } from './first-documents.ts'
import { readDemoFacts } from './offer.ts'
import { DEMO_CLIENT_ID, findQuestion, findSigner, hasPersonWritten, listUnanswered } from './repository.ts'
import { answerTo } from './sentences.ts'

/** A message that the vendor has not replied to. */
interface AnswerJob {
  roomId: number
  seq: number
}

/** A document that a couple has signed. */
interface CountersignJob {
  fileId: number
}

/** A lead whose deposit was paid. */
interface BalanceJob {
  leadId: number
}

const ANSWER_QUEUE = { name: 'demo-answer' }
const COUNTERSIGN_QUEUE = { name: 'demo-countersign' }
const BALANCE_QUEUE = { name: 'demo-balance' }

/** Retry policy of each job. */
const PATIENCE = { retries: 5, retryDelay: 1, expireIn: 60, concurrency: 2 }

/**
 * Simulates the demo vendors: replies to messages from their calendars and packages, sends a contract and invoices, and
 * countersigns. Stays silent in
 * rooms where a person has written as the vendor.
 */
export interface DemoVendor {
  queues: [Queue<AnswerJob>, Queue<CountersignJob>, Queue<BalanceJob>]
  /** Subscribes to new messages, and replies to messages that a crashed process left unanswered. */
  start(): Promise<void>
}

/** Returns a function that queues the vendor's countersignature, in the transaction of the couple's signature. */
export function createCountersignPost(jobs: Jobs, { countersignMs }: { countersignMs: number }) {
  return (tx: Database, fileId: number): Promise<void> =>
    jobs.add<CountersignJob>(tx, COUNTERSIGN_QUEUE, { fileId }, { afterMs: countersignMs })
}

/** Returns a function that queues the vendor's invoice for the rest, in the transaction of a payment. */
export function createBalancePost(jobs: Jobs, { countersignMs }: { countersignMs: number }) {
  return (tx: Database, leadId: number): Promise<void> =>
    jobs.add<BalanceJob>(tx, BALANCE_QUEUE, { leadId }, { afterMs: countersignMs })
}

export interface DemoVendorDeps extends FirstDocumentsDeps {
  jobs: Jobs
  log: FastifyBaseLogger
  chat: ChatService
  signatures: SignatureService
  answerMs: number
  availability: Pick<Availability, 'statusOn'>
  /** The URL of the site. */
  siteUrl: string
}

export function createDemoVendor(deps: DemoVendorDeps): DemoVendor {
  const { db, jobs, log, chat, signatures, answerMs, availability, siteUrl, days, formats } = deps

  function remember(job: AnswerJob): void {
    jobs.add(db, ANSWER_QUEUE, job, { afterMs: answerMs }).catch((error: unknown) => {
      log.error({ err: error }, 'a message in the demo was not queued for a reply')
    })
  }

  async function catchUp(): Promise<void> {
    for (const job of await listUnanswered(db)) await jobs.add(db, ANSWER_QUEUE, job)
  }

  const answer: Queue<AnswerJob> = {
    ...ANSWER_QUEUE,
    ...PATIENCE,
    async work({ roomId, seq }) {
      const question = await findQuestion(db, roomId, seq)
      if (!question || (await hasPersonWritten(db, { roomId }))) return
      const { vendorId, vendorUserId, businessName, leadId } = question
      const facts = await readDemoFacts(db, leadId)
      const check = { db, availability, today: days.today(), leadId, vendorId, bookedFor: facts.bookedFor }
      const statusOn = (date: string) => checkDate(check, date)
      const canSend = facts.weddingDate === '' || isForContract(await statusOn(facts.weddingDate))
      const message = await answerTo(seq, question.message, {
        ...{ ...facts, businessName, today: days.today(), page: siteUrl + manageVendorPath(vendorId) },
        price: (amount) => formats.price(amount, 'en'),
        statusOn,
        sendsContract: canSend && !facts.hasContract,
      })
      // The client id makes a repeated reply a duplicate, so a retried job sends the reply once.
      const words = { message, client_id: `${DEMO_CLIENT_ID}${seq}` }
      await chat.send({ id: vendorUserId }, roomId, words)
      if (canSend) await sendFirstDocuments(deps, leadId)
    },
  }

  const countersign: Queue<CountersignJob> = {
    ...COUNTERSIGN_QUEUE,
    ...PATIENCE,
    async work({ fileId }) {
      const signer = await findSigner(db, fileId)
      if (!signer) return
      if (signer.roomId !== null && (await hasPersonWritten(db, { roomId: signer.roomId }))) return
      const names = [signer.name || signer.businessName]
      await signatures.countersign(signer.vendorUserId, fileId, { names, address: 'demo' })
    },
  }

  const balance: Queue<BalanceJob> = {
    ...BALANCE_QUEUE,
    ...PATIENCE,
    work: ({ leadId }) => sendBalance(deps, leadId),
  }

  return {
    queues: [answer, countersign, balance],
    async start() {
      chat.listen({
        // Ignores events of other processes. The process that received the message queues the reply.
        isConnected: () => false,
        onEvent({ frame }) {
          if (frame.action !== 'message' || frame.seq === undefined) return
          remember({ roomId: Number(frame.roomId), seq: frame.seq })
        },
        onGap() {},
      })
      await catchUp()
    },
  }
}
