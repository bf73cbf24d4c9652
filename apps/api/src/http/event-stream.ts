import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { ASSISTANT_DONE, ASSISTANT_FAILED, type Call } from '@vowkit/sdk-core/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteFailure, toErrorBody } from './error-handler.ts'
import { HttpError } from './http-error.ts'
import { httpRules } from './rules.ts'

/** What a streamed call answers: its events, and at the end the whole. */
type Events = AsyncGenerator<unknown, unknown, undefined>

/** Whether a call was answered by events. */
export function isEvents(call: Call, answer: unknown): answer is Events {
  return call.events !== undefined && typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
}

/** Aborts when whoever asked goes away before they have the whole answer. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new HttpError(400, 'validation_failed', 'The caller has gone.'))
  })
  return gone.signal
}

/** Answers with the events as they come, through proxies that would rather collect or compress them. */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, call: Call, events: Events): FastifyReply {
  return reply
    .code(call.status)
    .type('text/event-stream; charset=utf-8')
    .headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' })
    .send(Readable.from(toFrames(request, call, events)))
}

async function* toFrames(request: FastifyRequest, call: Call, events: Events): AsyncGenerator<string> {
  // Lets the head leave before the first word is there.
  yield ': hello\n\n'
  let next = events.next()
  try {
    for (;;) {
      const part = await orSilence(next)
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
    yield toFrame(toErrorBody(noteFailure(error, request), request), ASSISTANT_FAILED)
  } finally {
    // Of somebody who went away, the work is ended by their signal, and nobody is left to hear how.
    await Promise.allSettled([next, events.return(undefined)])
  }
}

function toFrame(data: unknown, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

/** What a promise brings, or null when that takes too long. */
async function orSilence<T>(work: Promise<T>): Promise<T | null> {
  const over = new AbortController()
  const silence = sleep(httpRules.eventSilenceMs, null, { signal: over.signal })
  try {
    return await Promise.race([work, silence])
  } finally {
    over.abort()
  }
}
