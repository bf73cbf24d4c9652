import { AssistantFailed } from '../errors.ts'

/** Maximum size of one response in bytes. A hundred times the maximum reply. */
const MAX_BYTES = 512 * 1024

/** Yields the data of each server-sent event. Throws `AssistantFailed` if the connection breaks or sends too much. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const piece of readText(body)) {
    rest += piece
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      // In this protocol each event has a single data line. Other lines are irrelevant.
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
    }
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

/** Yields the text of a response as it arrives. Throws like `readEvents`. */
export async function* readText(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of wrapConnectionErrors(body)) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new AssistantFailed('The model’s answer is too long')
    yield decoder.decode(chunk, { stream: true })
  }
}

/** Converts connection errors to `AssistantFailed`. Rethrows errors of the consumer unchanged. */
async function* wrapConnectionErrors(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new AssistantFailed('The connection to the model broke', { cause })
  }
}
