import type { FastifyBaseLogger } from 'fastify'
import type { AssistantProvider } from './assistant.ts'
import { AssistantFailed } from './errors.ts'

export interface FallbackOptions {
  /** Answers where `first` cannot. */
  second: AssistantProvider
  /** Questions `first` has at once; `second` answers what is more. */
  concurrency: number
  log: FastifyBaseLogger
}

/** Lets a second provider answer where the first fails before it has said anything, and where it has too much to do. */
export function withFallback(
  first: AssistantProvider,
  { second, concurrency, log }: FallbackOptions,
): AssistantProvider {
  let busy = 0

  return {
    name: first.name,

    async *answer(question, catalogue, signal) {
      let hasBegun = false
      const isFree = busy < concurrency
      if (isFree) {
        busy++
        try {
          for await (const piece of first.answer(question, catalogue, signal)) {
            hasBegun = true
            yield piece
          }
          return
        } catch (error) {
          if (hasBegun || !(error instanceof AssistantFailed)) throw error
          log.warn({ err: error }, 'the catalogue answers in the place of a model')
        } finally {
          busy--
        }
      }
      yield* second.answer(question, catalogue, signal)
    },
  }
}
