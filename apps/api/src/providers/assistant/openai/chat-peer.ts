import type { ServerResponse } from 'node:http'
import { type PeerReply, startOpenAiPeer } from '../../images/openai/openai-peer.ts'
import type { ChatMessage } from './chat.ts'

/** What a model was asked. */
export interface ModelCall {
  messages: ChatMessage[]
  tools?: object[]
  stream: boolean
  model: string
}

/** Answers a call of a model, or leaves it waiting. */
export type ModelReply = (response: ServerResponse, call: ModelCall) => void

/** A local server that speaks OpenAI's chat protocol; it gives one reply after the other, and the last for ever. */
export async function startChatPeer(...replies: ModelReply[]) {
  const asked: ModelCall[] = []
  const closed = Promise.withResolvers<void>()
  const reply: PeerReply = ({ body }, response) => {
    const call: ModelCall = JSON.parse(body.toString())
    asked.push(call)
    response.on('close', () => closed.resolve())
    replies[Math.min(asked.length, replies.length) - 1]?.(response, call)
  }
  const peer = await startOpenAiPeer(reply)
  /** `closed` once a connection of the caller's has ended. */
  return { ...peer, asked, closed: closed.promise }
}

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`

/** Begins a stream with pieces of text. */
export function begin(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': a comment\r\n\r\n')
  for (const content of pieces) response.write(chunk({ content }))
}

/** Says something, letter by letter or in the pieces given. */
export function says(text: string | readonly string[]): ModelReply {
  return (response) => {
    begin(response, [...text])
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }
}

/** Wants to know something; the arguments come in two halves. */
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
