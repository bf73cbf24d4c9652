import type { OpenAI } from 'openai'
import { AssistantFailed } from '../errors.ts'

export type ChatMessage = OpenAI.Chat.ChatCompletionMessageParam
export type ToolDefinition = OpenAI.Chat.ChatCompletionFunctionTool
export type ToolCall = OpenAI.Chat.ChatCompletionMessageFunctionToolCall

export interface Talk {
  client: OpenAI
  model: string
  messages: readonly ChatMessage[]
  tools: ToolDefinition[]
  /** Runs a tool call and returns its result. */
  runTool(call: ToolCall): Promise<string>
  signal: AbortSignal
  countTokens?: CountTokens | undefined
}

/** Counts the tokens of one request. */
export type CountTokens = (tokens: { input: number; output: number }) => void

/** Maximum rounds of tool calls for one reply. */
const MAX_ROUNDS = 4
/** Maximum number of tool calls in one round. */
const MAX_CALLS = 8

/**
 * Yields the text of the model. Runs its tool calls between rounds. The last round has no tools, so that the model must
 * answer. Throws `AssistantFailed` if the reply is incomplete.
 */
export async function* talk({
  client,
  model,
  tools,
  runTool,
  signal,
  countTokens,
  ...asked
}: Talk): AsyncGenerator<string> {
  const messages = [...asked.messages]
  for (let round = 0; round <= MAX_ROUNDS; round++) {
    const isLast = round === MAX_ROUNDS
    const { content, calls } = yield* askOnce(
      client,
      { model, messages, ...(!isLast && { tools }), ...(countTokens && { stream_options: { include_usage: true } }) },
      { signal, countTokens },
    )
    if (calls.length === 0 || isLast) return
    if (content) yield '\n'
    messages.push({ role: 'assistant', content, tool_calls: calls })
    for (const call of calls) messages.push({ role: 'tool', tool_call_id: call.id, content: await runTool(call) })
  }
}

type Request = Omit<OpenAI.Chat.ChatCompletionCreateParamsStreaming, 'stream'>

/** Sends one request. Yields the text and returns it with the tool calls. */
async function* askOnce(
  client: OpenAI,
  request: Request,
  { signal, countTokens }: Pick<Talk, 'signal' | 'countTokens'>,
): AsyncGenerator<string, { content: string; calls: ToolCall[] }> {
  let content = ''
  let isComplete = false
  const calls: ToolCall[] = []
  try {
    const stream = await client.chat.completions.create({ ...request, stream: true }, { signal })
    for await (const { choices, usage } of stream) {
      if (usage) countTokens?.({ input: usage.prompt_tokens, output: usage.completion_tokens })
      const { delta, finish_reason } = choices[0] ?? {}
      isComplete ||= finish_reason != null
      for (const part of delta?.tool_calls ?? []) addCall(calls, part)
      if (!delta?.content) continue
      content += delta.content
      yield delta.content
    }
  } catch (error) {
    throw toFailure(error)
  }
  if (!isComplete) throw new AssistantFailed('The model’s answer ended early')
  // Some models number their calls from 1, which leaves a hole at index 0.
  return { content, calls: calls.filter(Boolean) }
}

type CallDelta = OpenAI.Chat.ChatCompletionChunk.Choice.Delta.ToolCall

/** Merges a chunk of a streamed tool call. The first chunk has the name, later chunks have parts of the arguments. */
function addCall(calls: ToolCall[], { index = calls.length, id, function: given }: CallDelta): void {
  if (!Number.isInteger(index) || index < 0 || index >= MAX_CALLS)
    throw new AssistantFailed('The model made too many tool calls')
  const call = calls[index] ?? { id: id ?? `call_${index}`, type: 'function', function: { name: '', arguments: '' } }
  calls[index] = call
  call.function.name += given?.name ?? ''
  call.function.arguments += given?.arguments ?? ''
}

/** Converts an error of the library. Leaves its texts out, because they may contain texts of the server. */
function toFailure(error: unknown): AssistantFailed {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AssistantFailed) return cause
  }
  return new AssistantFailed('The model returned an invalid answer, or the connection broke')
}
