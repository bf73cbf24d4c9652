import type { ServerResponse } from 'node:http'
import { type FakeReply, startFakeOpenAi } from './openai.ts'

/** A message of OpenAI's chat protocol. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'tool'
  content: string
}

/** One request to a model. */
export interface ModelCall {
  messages: ChatMessage[]
  tools?: object[]
  stream: boolean
  model: string
}

/** Responds to a request to a model, or leaves the request pending. */
export type ModelReply = (response: ServerResponse, call: ModelCall) => void

/** Starts a local server for OpenAI's chat protocol. It sends the replies in order, and repeats the last reply. */
export async function startFakeChat(...replies: ModelReply[]) {
  const asked: ModelCall[] = []
  const closed = Promise.withResolvers<void>()
  const reply: FakeReply = ({ body }, response) => {
    const call: ModelCall = JSON.parse(body.toString())
    asked.push(call)
    response.on('close', () => closed.resolve())
    replies[Math.min(asked.length, replies.length) - 1]?.(response, call)
  }
  const peer = await startFakeOpenAi(reply)
  /** Resolves when a connection of the caller has closed. */
  return { ...peer, asked, closed: closed.promise }
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`

/** Starts a stream with these chunks of text. */
export function begin(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': a comment\r\n\r\n')
  for (const content of pieces) response.write(chunk({ content }))
}

/** Replies with a text, letter by letter or in the given chunks. */
export function says(text: string | readonly string[]): ModelReply {
  return (response) => {
    begin(response, [...text])
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }
}

/** Replies with a tool call whose arguments arrive in two halves. */
export function calls(name: string, given: object | string): ModelReply {
  return (response) => {
    const json = typeof given === 'string' ? given : JSON.stringify(given)
    const half = Math.ceil(json.length / 2)
    begin(response, [])
    const first = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: json.slice(0, half) } }
    response.write(chunk({ content: null, tool_calls: [first] }))
    response.write(chunk({ tool_calls: [{ index: 0, function: { arguments: json.slice(half) } }] }))
    response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }
}
