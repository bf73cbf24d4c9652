import * as z from 'zod/mini'
import type { OpenAiConnection } from '../../openai-connection.ts'
import { AssistantFailed } from '../errors.ts'
import { readEvents, readText } from './read-events.ts'

/** A tool call by the model. */
export interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }

/** One response of the model: yields the chunks of its text and returns its tool calls. */
export type ChatAnswer = AsyncGenerator<string, ToolCall[], undefined>

const CallDelta = z.object({
  index: z.optional(z.number()),
  id: z.nullish(z.string()),
  function: z.optional(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
})
const Message = z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(CallDelta)) })
const Chunk = z.object({
  choices: z.array(
    z.object({ delta: z.optional(Message), message: z.optional(Message), finish_reason: z.nullish(z.string()) }),
  ),
})

/** Maximum number of tool calls in one response. */
const MAX_CALLS = 8

/** Sends one request to the model. Throws `AssistantFailed` if the response is incomplete. */
export async function* askModel(connection: OpenAiConnection, body: object, signal: AbortSignal): ChatAnswer {
  const request = {
    path: '/chat/completions',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ ...body, stream: true }, toWellFormed),
  }
  const response = await connection.post(request, signal)
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new AssistantFailed(`The model responded ${response.status}`)
  }
  const calls: ToolCall[] = []
  let isComplete = false
  for await (const part of readAnswer(response, response.body)) {
    isComplete ||= part.isLast
    if (part.content) yield part.content
    for (const call of part.tool_calls ?? []) addCall(calls, call)
  }
  if (!isComplete) throw new AssistantFailed('The model’s answer ended early')
  // Some models number their calls from 1, which leaves a hole at index 0.
  return calls.filter(Boolean)
}

/** Replaces lone surrogates, which truncated texts may end with and some servers reject. */
function toWellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

type Part = z.infer<typeof Message> & { isLast: boolean }

async function* readAnswer(response: Response, body: ReadableStream<Uint8Array>): AsyncGenerator<Part> {
  // Some servers ignore `stream` and respond with a single JSON document.
  if (response.headers.get('content-type')?.includes('json')) {
    let text = ''
    for await (const piece of readText(body)) text += piece
    for (const part of toParts(text)) yield { ...part, isLast: true }
    return
  }
  for await (const data of readEvents(body)) {
    if (data === '[DONE]') {
      yield { isLast: true }
      return
    }
    yield* toParts(data)
  }
}

function toParts(json: string): Part[] {
  const chunk = Chunk.safeParse(parse(json))
  if (!chunk.success) throw new AssistantFailed('The model returned an invalid answer')
  return chunk.data.choices.map(({ delta, message, finish_reason }) => ({
    ...(delta ?? message),
    isLast: finish_reason != null,
  }))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Merges a chunk of a streamed tool call. The first chunk has the name, later chunks have parts of the arguments. */
function addCall(calls: ToolCall[], { index = calls.length, id, function: given }: z.infer<typeof CallDelta>): void {
  if (!Number.isInteger(index) || index < 0 || index >= MAX_CALLS)
    throw new AssistantFailed('The model made too many tool calls')
  const call = calls[index] ?? { id: id ?? `call_${index}`, type: 'function', function: { name: '', arguments: '' } }
  calls[index] = call
  call.function.name += given?.name ?? ''
  call.function.arguments += given?.arguments ?? ''
}
