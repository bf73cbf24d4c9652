import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { ASSISTANT_DONE, ASSISTANT_FAILED, type Call } from '@vowkit/sdk-core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { reportError, toErrorBody } from './error-handler.ts'
import { HttpError } from './http-error.ts'
import { httpRules } from './rules.ts'

/** The result of a streamed call: yields events and returns the complete response. */
type Events = AsyncGenerator<unknown, unknown, undefined>

/** Whether the result of a call is a stream of events. */
export function isEvents(call: Call, answer: unknown): answer is Events {
  return call.events !== undefined && typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

/** Returns a signal that aborts if the client disconnects before the response is complete. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished)
      disconnected.abort(new HttpError(400, 'validation_failed', 'The client has disconnected.'))
  })
  return disconnected.signal
}

/** Sends server-sent events, with headers that stop proxies from buffering or compressing them. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, call: Call, events: Events): FastifyReply {
  return reply
    .code(call.status)
    .type('text/event-stream; charset=utf-8')
    .headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' })
    .send(Readable.from(toFrames(request, call, events)))
}

async function* toFrames(request: FastifyRequest, call: Call, events: Events): AsyncGenerator<string> {
  // Sends the response head before the first event.
  yield ': hello\n\n'
  let next = events.next()
  try {
    for (;;) {
      const part = await orTimeout(next)
      if (!part) {
        yield ': still here\n\n'
      } else if (part.done) {
        yield toFrame(call.response?.parse(part.value), ASSISTANT_DONE)
        return
      } else {
        yield toFrame(call.events?.parse(part.value))
        next = events.next()
      }
    }
  } catch (error) {
    yield toFrame(toErrorBody(reportError(error, request), request), ASSISTANT_FAILED)
  } finally {
    // After a disconnect, the abort signal makes `next` reject. The error is ignored.
    await Promise.allSettled([next, events.return(undefined)])
  }
}

function toFrame(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

/** Resolves to null if the work takes longer than `eventSilenceMs`. */
async function orTimeout<T>(work: Promise<T>): Promise<T | null> {
  const done = new AbortController()
  const timeout = sleep(httpRules.eventSilenceMs, null, { signal: done.signal })
  try {
    return await Promise.race([work, timeout])
  } finally {
    done.abort()
  }
}
