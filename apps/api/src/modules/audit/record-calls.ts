import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { eventOf } from './audited-calls.ts'
import type { AuditLog, NewAuditEntry } from './service.ts'
import { toNetwork } from './to-network.ts'

const NUMERIC = /^\d{1,15}$/
/** Requests without a valid session, and requests above a limit: anyone can send any number of them. */
const UNRECORDED = new Set([401, 429])

/**
 * Records audited calls before their response is sent, so that a client that has the response finds its entry. A
 * failure to record is logged, and does not fail the request.
 */
export function recordCalls(app: FastifyInstance, { db, audit }: { db: Database; audit: AuditLog }): void {
  app.addHook('onSend', async (request, reply) => {
    const entry = toEntry(request, reply)
    if (!entry) return
    await audit.record(db, entry).catch((error: unknown) => {
      request.log.error({ err: error, event: entry.event }, 'an audit entry could not be stored')
    })
  })
}

/** Returns the entry of a request, or undefined if nothing is recorded. */
function toEntry(request: FastifyRequest, { statusCode }: FastifyReply): NewAuditEntry | undefined {
  const event = eventOf(request.method, request.routeOptions.url)
  if (event === undefined || UNRECORDED.has(statusCode)) return undefined
  const accountId = request.logContext?.account ?? null
  // The call that sends a sign-in code is no sign-in yet.
  if (statusCode < 400 && accountId === null) return undefined
  return {
    event,
    outcome: statusCode < 400 ? 'done' : statusCode < 500 ? 'refused' : 'failed',
    accountId,
    subject: subjectOf(request.params),
    network: toNetwork(request.ip),
    requestId: request.id,
  }
}

/** Returns the numeric id in the path. Other parameters may be secret. */
function subjectOf(params: unknown): string | null {
  const values: unknown[] = Object.values(Object(params))
  return values.map(String).find((value) => NUMERIC.test(value)) ?? null
}
