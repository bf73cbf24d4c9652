import { onTestFinished } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer, settle } from '../../testing/index.ts'
import { assistantOf } from '../create-assistant.ts'

const API = 'https://api.test'

/** Mounts a conversation. The default backend supports only the documented call, which does not stream. */
export function setupAssistant(script: ScriptedAnswer[] = [], platform = fakePlatform()) {
  platform.backend.answer(...script, { path: '/support/stream/', status: 405, always: true })
  const client = createClient({ apiHost: API, platform })
  const assistant = assistantOf(client.ports)
  const unlisten = assistant.$state.listen(() => undefined)
  onTestFinished(() => client.destroy())
  return {
    ...platform,
    platform,
    client,
    assistant,
    unlisten,
    /** Returns the conversation on one line, for assertions. */
    look: () => {
      const { status, entries } = assistant.$state.get()
      const said = entries.filter(({ content }) => content !== '').map(({ role, content }) => `${role}: ${content}`)
      return [...said, `(${status})`].join(' | ')
    },
    /** Returns the bodies of all documented calls, in order. */
    asked: () => platform.backend.to('/support/send/').map(({ body }) => JSON.parse(String(body))),
  }
}

/** Creates a response to the documented call. */
export function reply(content: string, more: object = {}): ScriptedAnswer {
  const body = { id: 1, role: 'assistant', content, created_at: '2026-06-01T12:00:00Z', ...more }
  return { path: '/support/send/', body }
}

/** Creates a backend that streams events when the test sends them. */
export function streaming() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  async function write(text: string): Promise<void> {
    await writer.write(encoder.encode(text))
    await settle()
  }
  return {
    answer: { path: '/support/stream/', stream: readable } satisfies ScriptedAnswer,
    write,
    say: (delta: string) => write(`data: ${JSON.stringify({ delta })}\n\n`),
    done: (content: string) =>
      write(
        `event: done\ndata: ${JSON.stringify({ id: 7, role: 'assistant', content, created_at: '2026-06-01T12:00:00Z' })}\n\n`,
      ),
    end: async () => {
      await writer.close()
      await settle()
    },
  }
}
