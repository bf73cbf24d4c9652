import { ASSISTANT_DONE, ASSISTANT_FAILED, readAssistantDelta } from '../contract/assistant/wire.ts'
import { fromJson } from '../platform/json.ts'
import type { FetchResponse } from '../platform/platform.ts'

/** The blank line that ends an event. */
const EVENT_END = /\r?\n\r?\n/

export interface StreamListeners {
  /** Called for each chunk, including the comments that keep the connection open. */
  onArrive(): void
  /** Called with the next part of the reply. */
  onDelta(delta: string): void
}

/**
 * Reads an event stream to its end. Resolves to the data of the last event, which is the complete reply or an error.
 * Resolves to the text of the response if the response is not a stream.
 */
export async function readStream(response: FetchResponse, { onArrive, onDelta }: StreamListeners): Promise<string> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  if (!isStream || !response.body) return response.text()
  const decoder = new TextDecoder()
  let rest = ''
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onArrive()
    const events = (rest + decoder.decode(part.value, { stream: true })).split(EVENT_END)
    rest = events.pop() ?? ''
    for (const event of events) {
      const { name, data } = readEvent(event)
      if (name === ASSISTANT_DONE || name === ASSISTANT_FAILED) return data
      onDelta(readAssistantDelta(fromJson(data)))
    }
  }
  throw new Error('The stream ended before the reply was complete.')
}

/** Returns the name and the data of one event. Ignores comments, which only keep the connection open. */
function readEvent(event: string): { name: string | undefined; data: string } {
  const lines = [...event.matchAll(/^data: ?(.*?)\r?$/gm)]
  return { name: /^event: ?(.*?)\r?$/m.exec(event)?.[1], data: lines.map((line) => line[1]).join('\n') }
}
