import { MAX_ASSISTANT_REPLY_LENGTH } from '@vowkit/sdk-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askProvider, knowledgeOf, linkedIds, MARKS, setupDemoBackend, textOf } from '../../testing/assistant.ts'
import { calls, type ModelReply, says, startFakeChat } from '../../testing/fake-servers/openai-chat.ts'
import type { AssistantProvider } from './assistant.ts'
import { createConciergeProvider } from './concierge/concierge-provider.ts'
import { createOpenAiAssistantProvider } from './openai/openai-assistant-provider.ts'

const demo = setupDemoBackend()

/** A model that searches for florists and lists the results. */
const honest: ModelReply = (response, call) => {
  const found = call.messages.find(({ role }) => role === 'tool')
  if (!found) return calls('search_vendors', { category: 'florists', order: 'best-rated' })(response, call)
  const { vendors }: { vendors: { name: string; link: string }[] } = JSON.parse(found.content)
  says(vendors.map(({ name, link }) => `- **${name}** would suit you ${link}\n`))(response, call)
}

interface Subject {
  provider: AssistantProvider
  stop(): Promise<void>
}

async function startModel(): Promise<Subject> {
  const peer = await startFakeChat(honest)
  const provider = createOpenAiAssistantProvider({ baseUrl: peer.origin, model: 'm', timeoutMs: 20_000 })
  return { provider, stop: peer.stop }
}

const startCatalogue = async (): Promise<Subject> => ({
  provider: createConciergeProvider(),
  stop: () => Promise.resolve(),
})

describe.each([
  ['the concierge', startCatalogue],
  ['a model over HTTP', startModel],
])('%s', (_name, start) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await start()
  })
  afterAll(() => subject.stop())

  it.each(['Hello', 'Can you recommend a florist?'])(
    'the provider replies to “%s” with text, existing vendors and no other markup',
    async (question) => {
      const reply = await askProvider(subject.provider, knowledgeOf(demo.api), question)
      expect(reply.trim()).not.toBe('')
      expect(reply.length).toBeLessThanOrEqual(MAX_ASSISTANT_REPLY_LENGTH)
      expect(textOf(reply)).not.toMatch(MARKS)
      for (const id of linkedIds(reply)) expect([...demo.ids.values()]).toContain(id)
    },
  )

  it('the provider names florists with links to their profiles', async () => {
    const reply = await askProvider(subject.provider, knowledgeOf(demo.api), 'florists please')
    expect(reply).toContain(`**Wild Ranunculus**`)
    expect(linkedIds(reply)).toContain(demo.ids.get('Wild Ranunculus'))
  })

  it('the provider stops immediately when the signal aborts', async () => {
    const gone = AbortSignal.abort(new Error('nobody waits'))
    await expect(askProvider(subject.provider, knowledgeOf(demo.api), 'Hello', { signal: gone })).rejects.toThrow(
      'nobody waits',
    )
  })
})
