import type { FastifyBaseLogger } from 'fastify'
import type { AssistantProvider, ReplyParts } from './assistant.ts'
import { AssistantFailed } from './errors.ts'

export interface FallbackOptions {
  /** Used if `primary` fails or is at its limit. */
  fallback: AssistantProvider
  /** Maximum number of questions that `primary` answers at the same time. `fallback` answers further questions. */
  concurrency: number
  /** Time in milliseconds after which `fallback` answers if `primary` has sent no text. */
  firstTextMs: number
  log: FastifyBaseLogger
}

/**
 * Uses a fallback if the primary provider is at its limit, fails before its first chunk of text, or takes too long for
 * it.
 */
export function withFallback(
  primary: AssistantProvider,
  { fallback, concurrency, firstTextMs, log }: FallbackOptions,
): AssistantProvider {
  let running = 0

  return {
    name: primary.name,

    async *answer(question, knowledge, signal) {
      let hasBegun = false
      if (running < concurrency) {
        running++
        const late = new AbortController()
        const timer = setTimeout(() => late.abort(new AssistantFailed('No text in time')), firstTextMs)
        try {
          const reply = primary.answer(question, knowledge, AbortSignal.any([signal, late.signal]))
          return yield* watch(reply, () => {
            hasBegun = true
            clearTimeout(timer)
          })
        } catch (error) {
          if (hasBegun || signal.aborted || !(error instanceof AssistantFailed)) throw error
          log.warn({ err: error }, 'the concierge answers because the model failed')
        } finally {
          clearTimeout(timer)
          running--
        }
      }
      return yield* fallback.answer(question, knowledge, signal)
    },
  }
}

/** Yields the chunks of a reply. Calls `onPiece` before each chunk. */
async function* watch(
  reply: AsyncGenerator<string, ReplyParts, undefined>,
  onPiece: () => void,
): AsyncGenerator<string, ReplyParts, undefined> {
  try {
    let step = await reply.next()
    for (; !step.done; step = await reply.next()) {
      onPiece()
      yield step.value
    }
    return step.value
  } finally {
    // Stops the provider if the consumer stops iterating.
    await reply.return({})
  }
}
