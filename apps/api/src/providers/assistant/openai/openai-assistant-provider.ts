import type { Catalogue } from '@vowkit/concierge'
import { createOpenAiConnection } from '../../openai-connection.ts'
import type { AssistantProvider } from '../assistant.ts'
import { AssistantFailed } from '../errors.ts'
import { askModel, type ChatMessage } from './chat.ts'
import { guard } from './guard.ts'
import { createKnown, type Known } from './known.ts'
import { toMessages } from './prompt.ts'
import { runTool, toolList } from './tools.ts'

export interface OpenAiAssistantOptions {
  /** Base URL of the API, usually ending in `/v1`. */
  baseUrl: string
  /** The API key. Undefined for servers that need no key. */
  apiKey?: string | undefined
  model: string
  /** Maximum total time for one reply. */
  timeoutMs: number
}

/** Maximum rounds of tool calls for one reply. */
const MAX_ROUNDS = 4

/** Creates a provider for any chat model with an OpenAI-compatible API. The model reads the catalogue through tools. */
export function createOpenAiAssistantProvider({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
}: OpenAiAssistantOptions): AssistantProvider {
  const connection = createOpenAiConnection({
    baseUrl,
    apiKey,
    variables: 'ASSISTANT',
    toConnectionError: (cause) => new AssistantFailed('The model is not reachable', { cause }),
  })

  /** Yields the model's text. Runs the model's tool calls between rounds. */
  async function* talk(messages: ChatMessage[], catalogue: Catalogue, known: Known, signal: AbortSignal) {
    for (let round = 0; round <= MAX_ROUNDS; round++) {
      const isLast = round === MAX_ROUNDS
      // The last round has no tools, so that the model must answer.
      const answer = askModel(connection, { model, messages, ...(!isLast && { tools: toolList }) }, signal)
      let content = ''
      let step = await answer.next()
      for (; !step.done; step = await answer.next()) {
        content += step.value
        yield step.value
      }
      if (step.value.length === 0 || isLast) return
      if (content) yield '\n'
      messages.push({ role: 'assistant', content, tool_calls: step.value })
      for (const call of step.value) {
        messages.push({ role: 'tool', tool_call_id: call.id, content: await runTool(call, catalogue, known) })
      }
    }
  }

  return {
    name: 'openai-compatible',

    async *answer(question, catalogue, signal) {
      signal.throwIfAborted()
      const deadline = AbortSignal.timeout(timeoutMs)
      const done = new AbortController()
      const ended = AbortSignal.any([signal, deadline, done.signal])
      const known = createKnown(catalogue)
      let isEmpty = true
      try {
        const messages = await toMessages(question, catalogue, known)
        for await (const text of guard(talk(messages, catalogue, known, ended), known)) {
          if (isEmpty && text.trim() === '') continue
          yield isEmpty ? text.trimStart() : text
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
