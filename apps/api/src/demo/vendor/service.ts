import type { FastifyBaseLogger } from 'fastify'
import type { ChatService } from '../../modules/chat/service.ts'
import type { SignatureService } from '../../modules/signatures/service.ts'
import type { Database } from '../../platform/database.ts'
import type { Jobs, Queue } from '../../platform/jobs.ts'
import { type FirstDocumentsDeps, sendFirstDocuments } from './first-documents.ts'
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

const ANSWER_QUEUE = { name: 'demo-answer' }
const COUNTERSIGN_QUEUE = { name: 'demo-countersign' }

/** Retry policy of each job. */
const PATIENCE = { retries: 5, retryDelay: 1, expireIn: 60, concurrency: 2 }

/**
 * Simulates the demo vendors: replies to messages, sends a contract and an invoice, and countersigns. Stays silent in
 * rooms where a person has written as the vendor.
 */
export interface DemoVendor {
  queues: [Queue<AnswerJob>, Queue<CountersignJob>]
  /** Subscribes to new messages, and replies to messages that a crashed process left unanswered. */
  start(): Promise<void>
}

/** Returns a function that queues the vendor's countersignature, in the transaction of the couple's signature. */
export function createCountersignPost(jobs: Jobs, { countersignMs }: { countersignMs: number }) {
  return (tx: Database, fileId: number): Promise<void> =>
    jobs.add<CountersignJob>(tx, COUNTERSIGN_QUEUE, { fileId }, { afterMs: countersignMs })
}

export interface DemoVendorDeps extends FirstDocumentsDeps {
  jobs: Jobs
  log: FastifyBaseLogger
  chat: ChatService
  signatures: SignatureService
  answerMs: number
}

export function createDemoVendor(deps: DemoVendorDeps): DemoVendor {
  const { db, jobs, log, chat, signatures, answerMs } = deps

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
      const { vendorUserId, businessName, leadId } = question
      // The client id makes a repeated reply a duplicate, so a retried job sends the reply once.
      const words = { message: answerTo(seq, businessName), client_id: `${DEMO_CLIENT_ID}${seq}` }
      await chat.send({ id: vendorUserId }, roomId, words)
      await sendFirstDocuments(deps, leadId)
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

  return {
    queues: [answer, countersign],
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
