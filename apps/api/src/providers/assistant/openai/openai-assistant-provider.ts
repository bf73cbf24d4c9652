import { answerQuestion, type Question } from '@vowkit/concierge'
import type { AssistantProvider } from '../assistant.ts'
import { AssistantFailed } from '../errors.ts'
import { guard } from './guard.ts'
import { createKnown, type Known } from './known.ts'
import { createModelClient } from './model.ts'
import { toMessages } from './prompt.ts'
import { type CountTokens, talk } from './talk.ts'
import { runTool, toolList } from './tools.ts'
import { withoutThoughts } from './without-thoughts.ts'

export interface OpenAiAssistantOptions {
  /** Base URL of the API, usually ending in `/v1`. */
  baseUrl: string
  /** The API key. Undefined for servers that need no key. */
  apiKey?: string | undefined
  model: string
  /** Maximum total time for one reply. */
  timeoutMs: number
  /** Called with the tokens of each request. If undefined, the model is not asked to report them. */
  countTokens?: CountTokens | undefined
}

/** Creates a provider for any chat model with an OpenAI-compatible API. The model reads the catalogue through tools. */
export function createOpenAiAssistantProvider({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
  countTokens,
}: OpenAiAssistantOptions): AssistantProvider {
  const client = createModelClient(baseUrl, apiKey)

  return {
    name: 'openai-compatible',

    async *answer(question, knowledge, signal) {
      signal.throwIfAborted()
      const deadline = AbortSignal.timeout(timeoutMs)
      const done = new AbortController()
      const ended = AbortSignal.any([signal, deadline, done.signal])
      const known = createKnown(knowledge)
      let isEmpty = true
      try {
        const messages = await toMessages(question, knowledge, known)
        const text = talk({
          ...{ client, model, messages, tools: toolList, signal: ended, countTokens },
          runTool: (call) => runTool(call, knowledge, known),
        })
        const guarded = guard(withoutThoughts(text), {
          known,
          describe: async (id) =>
            (await answerQuestion({ ...question, ...(await nameOnly(id, known)) }, knowledge)).text,
          correct: async () => (await answerQuestion(question, knowledge)).text,
        })
        for await (const piece of guarded) {
          if (isEmpty && piece.trim() === '') continue
          yield isEmpty ? piece.trimStart() : piece
          isEmpty = false
        }
      } catch (cause) {
        signal.throwIfAborted()
        if (deadline.aborted) throw new AssistantFailed(`The model took longer than ${timeoutMs} ms`, { cause })
        throw cause
      } finally {
        // Aborts the request when the consumer stops iterating.
        done.abort()
      }
      if (isEmpty) throw new AssistantFailed('The model returned no usable text')
      return { answered_by: 'model' }
    },
  }
}

/** Returns a question that consists of the name of a vendor, which is answered with a summary of the vendor. */
async function nameOnly(id: number, known: Known): Promise<Pick<Question, 'message' | 'history' | 'vendorId'>> {
  return { message: (await known.nameOf(id)) ?? '', history: [], vendorId: id }
}
