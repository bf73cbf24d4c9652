import { AssistantFailed } from '../errors.ts'

/** Bytes of one answer; a hundred times what a reply may have. */
const MAX_BYTES = 512 * 1024

/** The data of each event of an answer. Throws `AssistantFailed` where the connection breaks, or never ends. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = ''
  for await (const piece of readText(body)) {
    rest += piece
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      // The protocol puts each event on one line; everything else in a stream is its frame.
      if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
    }
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

/** An answer's text as it comes. Throws like that. */
export async function* readText(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of unbroken(body)) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new AssistantFailed('The model does not stop talking')
    yield decoder.decode(chunk, { stream: true })
  }
}

/** Tells a broken connection from what its reader throws. */
async function* unbroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (cause) {
    throw new AssistantFailed('The connection to the model broke', { cause })
  }
}
