import * as z from 'zod/mini'
import type { OpenAiConnection } from '../../openai-connection.ts'
import { AssistantFailed } from '../errors.ts'
import { readEvents, readText } from './read-events.ts'

/** Something the model wants to know. */
export interface ToolCall {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }

/** One answer of the model: the pieces of its text, and in the end what it wants to know. */
export type ChatAnswer = AsyncGenerator<string, ToolCall[], undefined>

const CallDelta = z.object({
  index: z.optional(z.number()),
  id: z.nullish(z.string()),
  function: z.optional(z.object({ name: z.nullish(z.string()), arguments: z.nullish(z.string()) })),
})
const Said = z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(CallDelta)) })
const Chunk = z.object({
  choices: z.array(
    z.object({ delta: z.optional(Said), message: z.optional(Said), finish_reason: z.nullish(z.string()) }),
  ),
})

/** Calls of tools in one answer; more is nonsense. */
const MAX_CALLS = 8

/** Asks the model once. Throws `AssistantFailed` for whatever is no answer. */
export async function* askModel(connection: OpenAiConnection, body: object, signal: AbortSignal): ChatAnswer {
  const request = {
    path: '/chat/completions',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify({ ...body, stream: true }, mended),
  }
  const response = await connection.post(request, signal)
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new AssistantFailed(`The model answered ${response.status}`)
  }
  const calls: ToolCall[] = []
  let isOver = false
  for await (const said of readAnswer(response, response.body)) {
    isOver ||= said.isLast
    if (said.content) yield said.content
    for (const call of said.tool_calls ?? []) addCall(calls, call)
  }
  if (!isOver) throw new AssistantFailed('The model stopped in the middle')
  // A model may begin to count at one.
  return calls.filter(Boolean)
}

/** Texts that were cut may end with half a character, which not every server can read. */
function mended(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

type Part = z.infer<typeof Said> & { isLast: boolean }

async function* readAnswer(response: Response, body: ReadableStream<Uint8Array>): AsyncGenerator<Part> {
  // Some servers answer at once, whatever they are asked for.
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
  if (!chunk.success) throw new AssistantFailed('The model sent something that is no answer')
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

/** A call comes in pieces: its name first, then its arguments bit by bit. */
function addCall(calls: ToolCall[], { index = calls.length, id, function: given }: z.infer<typeof CallDelta>): void {
  if (!Number.isInteger(index) || index < 0 || index >= MAX_CALLS)
    throw new AssistantFailed('The model asks too much at once')
  const call = calls[index] ?? { id: id ?? `call_${index}`, type: 'function', function: { name: '', arguments: '' } }
  calls[index] = call
  call.function.name += given?.name ?? ''
  call.function.arguments += given?.arguments ?? ''
}
