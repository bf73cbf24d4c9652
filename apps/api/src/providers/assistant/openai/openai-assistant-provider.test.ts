import { afterEach, describe, expect, it } from 'vitest'
import { askProvider, knowledgeOf, linkedIds, setupDemoBackend } from '../../../testing/assistant.ts'
import { sendJson } from '../../../testing/fake-servers/openai.ts'
import { begin, calls, type ModelReply, says, startFakeChat } from '../../../testing/fake-servers/openai-chat.ts'
import { createConciergeProvider } from '../concierge/concierge-provider.ts'
import { withFallback } from '../with-fallback.ts'
import { createOpenAiAssistantProvider } from './openai-assistant-provider.ts'

const demo = setupDemoBackend()

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function setup(replies: ModelReply[], timeoutMs = 20_000) {
  const peer = await startFakeChat(...replies)
  stops.push(peer.stop)
  const provider = createOpenAiAssistantProvider({
    baseUrl: `${peer.origin}/v1`,
    apiKey: 'sk-secret',
    model: 'm',
    timeoutMs,
  })
  const ask = (message: string, options = {}) => askProvider(provider, knowledgeOf(demo.api), message, options)
  return { peer, provider, ask }
}

const florist = () => demo.ids.get('Wild Ranunculus') ?? 0
const linkTo = (id: number) => `[View Profile](/dashboard/vendor-detail/${id})`

describe('createOpenAiAssistantProvider', () => {
  it('sends the API key, the tools and the history in the protocol’s format', async () => {
    const { peer, ask } = await setup([says('Of course.')])
    const history = [
      { role: 'user' as const, content: 'Hello' },
      { role: 'assistant' as const, content: 'Hello!' },
    ]
    expect(await ask('And now?', { history })).toBe('Of course.')
    expect(peer.calls[0]).toMatchObject({ path: '/v1/chat/completions', authorization: 'Bearer sk-secret' })
    const [asked] = peer.asked
    expect(asked).toMatchObject({ model: 'm', stream: true })
    expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(JSON.stringify(asked?.tools)).toContain('search_vendors')
  })

  it('sends no lone surrogates after truncation', async () => {
    const { peer, ask } = await setup([says('Of course.')])
    await ask('And now?', { history: [{ role: 'user', content: `n${'💐'.repeat(1000)}` }] })
    expect(JSON.stringify(peer.asked)).not.toMatch(/\\ud[89a-f]/)
  })

  it('includes the profile of the vendor whose page is shown', async () => {
    const { peer, ask } = await setup([says('They grow their own.')])
    await ask('What are they like?', { vendorId: florist() })
    expect(peer.asked[0]?.messages[0]?.content).toContain('Two acres behind an old apple-drying barn')
  })

  it('instructs the model to answer in the language of the question, the conversation or the browser', async () => {
    const { peer, ask } = await setup([says('Sí.'), says('Sí.'), says('Yes.')])
    await ask('San Francisco?', { acceptLanguage: 'es-MX' })
    await ask('San Francisco?', { history: [{ role: 'user', content: '¿hay floristas?' }] })
    await ask('San Francisco?', { acceptLanguage: 'nl' })
    const told = peer.asked.map(({ messages }) => messages[0]?.content)
    for (const prompt of told) expect(prompt).toContain('Answer in the language of the person’s last message.')
    expect(told.map((prompt) => /no language, answer in (\w+)/.exec(prompt ?? '')?.[1])).toEqual([
      'Spanish',
      'Spanish',
      'English',
    ])
  })

  it('runs the model’s tool calls before the answer', async () => {
    const { peer, ask } = await setup([
      calls('search_vendors', { category: 'flowers', place: 'Sebastopol', max_price: 500 }),
      calls('get_vendor', { vendor_id: florist() }),
      says(`• **Wild Ranunculus** ${linkTo(florist())}`),
    ])
    expect(await ask('A florist?')).toBe(`• **Wild Ranunculus** ${linkTo(florist())}`)
    const tools = peer.asked[2]?.messages.filter(({ role }) => role === 'tool').map(({ content }) => content)
    expect(tools?.[0]).toContain('Wild Ranunculus')
    expect(tools?.[1]).toContain('Can we have peonies in October?')
  })

  it.each([
    ['an unknown tool', 'drop_table', {}],
    ['an inherited property', 'constructor', {}],
    ['arguments of the wrong type', 'search_vendors', { words: 'all' }],
    ['invalid JSON arguments', 'get_vendor', '{"vendor_id": '],
  ])('sends an explanation to a model that calls %s, and continues', async (_what, name, given) => {
    const { peer, ask } = await setup([calls(name, given), says('Never mind.')])
    expect(await ask('Hm?')).toBe('Never mind.')
    expect(peer.asked[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringMatching(/no such tool|not what the tool takes/),
    })
  })

  it('sends the last round without tools, so that the model must answer', async () => {
    const { peer, ask } = await setup([calls('how_it_works', { question: 'credits' })])
    await expect(ask('Hm?')).rejects.toMatchObject({ name: 'AssistantFailed' })
    expect(peer.asked).toHaveLength(5)
    expect(peer.asked[4]?.tools).toBeUndefined()
  })

  it('replaces lines of the model with incorrect facts by what the catalogue says', async () => {
    const lie = `Try **Golden Petals** ${linkTo(99_999)}\nor **Golden Petals** ${linkTo(florist())}\nBoth are lovely.`
    const { ask } = await setup([says(lie)])
    const reply = await ask('A florist?')
    expect(reply).not.toContain('Golden Petals')
    expect(reply).toContain('Both are lovely.')
    expect(linkedIds(reply)).toContain(florist())
  })

  it('shows no reasoning of the model, in tags or in a field of its own', async () => {
    const tagged = await setup([says(['<th', 'ink>They want cheap.', '</think>', 'Of course.'])])
    expect(await tagged.ask('Hm?')).toBe('Of course.')
    const { ask } = await setup([
      (response) => {
        begin(response, [])
        const chunk = (delta: object, finish_reason: string | null = null) =>
          response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
        chunk({ reasoning_content: 'They want cheap.' })
        chunk({ content: 'Of course.' })
        chunk({}, 'stop')
        response.end('data: [DONE]\n\n')
      },
    ])
    expect(await ask('Hm?')).toBe('Of course.')
  })

  it('accepts an answer without streaming', async () => {
    const { ask } = await setup([
      (response) => sendJson(response, 200, { choices: [{ message: { content: 'At once.' }, finish_reason: 'stop' }] }),
    ])
    expect(await ask('Hm?')).toBe('At once.')
  })

  it('aborts an endless answer', async () => {
    const { peer, ask } = await setup([
      (response) => {
        begin(response, [])
        const line = `data: ${JSON.stringify({ choices: [{ delta: { content: 'and on it goes\n' } }] })}\n\n`
        const more = () => {
          while (!response.destroyed && response.write(line));
        }
        response.on('drain', more)
        more()
      },
    ])
    expect((await ask('Hm?')).length).toBeLessThanOrEqual(2000)
    await peer.closed
  })

  it('aborts the request when the signal aborts', async () => {
    const gone = new AbortController()
    const { peer, provider } = await setup([(response) => begin(response, ['One moment. ', 'I look'])])
    const pieces = provider.answer(
      { message: 'Hm?', history: [], vendorId: null, acceptLanguage: '' },
      knowledgeOf(demo.api),
      gone.signal,
    )
    expect((await pieces.next()).value).toBe('One moment. ')
    gone.abort(new Error('nobody waits'))
    await expect(pieces.next()).rejects.toThrow('nobody waits')
    await peer.closed
  })
})

/** Sends some text and closes the connection before the end. */
const breaksOff =
  (text: string): ModelReply =>
  (response) => {
    begin(response, [text])
    response.end()
  }

const FAILURES: [string, ModelReply][] = [
  ['too many requests', (response) => sendJson(response, 429, { error: { message: 'slow down, sk-secret' } })],
  ['a broken server', (response) => response.writeHead(500).end('boom')],
  ['a redirect', (response) => response.writeHead(302, { Location: 'https://evil.example' }).end()],
  ['a page', (response) => response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end('data: <html>\n\n')],
  ['silence', (response) => response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end()],
  ['a truncated word', breaksOff('Of cour')],
  [
    'a broken connection',
    (response) => {
      begin(response, ['Of cour'])
      response.write(': ', () => response.destroy())
    },
  ],
  [
    'a connection that breaks in an answer without a stream',
    (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write('{"choices":', () => response.destroy())
    },
  ],
  ['an oversized response', (response) => sendJson(response, 200, { choices: [], padding: 'x'.repeat(600_000) })],
  [
    'too many tool calls',
    (response) => {
      begin(response, [])
      response.end(`data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [{ index: 5000 }] } }] })}\n\n`)
    },
  ],
]

describe('a failing model', () => {
  it.each(FAILURES)('throws AssistantFailed for %s, without the API key in the error', async (_what, reply) => {
    const { ask } = await setup([reply])
    const failure = await ask('A florist?').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'AssistantFailed' })
    expect(String(failure)).not.toContain('sk-secret')
  })

  it('throws AssistantFailed after the timeout', async () => {
    const { ask } = await setup([() => undefined], 100)
    await expect(ask('A florist?')).rejects.toThrow('longer than 100 ms')
  })
})

describe('withFallback', () => {
  it('uses the concierge if the model fails or is at its limit', async () => {
    const { provider } = await setup([(response) => response.writeHead(500).end()])
    const fallback = createConciergeProvider()
    for (const concurrency of [5, 0]) {
      const both = withFallback(provider, { fallback, concurrency, firstTextMs: 8_000, log: demo.api.service.app.log })
      const reply = await askProvider(both, knowledgeOf(demo.api), 'florists in Sebastopol')
      expect(linkedIds(reply)).toContain(florist())
    }
  })

  it('uses the concierge if the model sends no text in time, and says which of both replied', async () => {
    const { provider, peer } = await setup([() => undefined])
    const options = { concurrency: 5, firstTextMs: 500, log: demo.api.service.app.log }
    const both = withFallback(provider, { ...options, fallback: createConciergeProvider() })
    const question = { message: 'florists in Sebastopol', history: [], vendorId: null, acceptLanguage: '' }
    const reply = both.answer(question, knowledgeOf(demo.api), new AbortController().signal)
    let text = ''
    let step = await reply.next()
    for (; !step.done; step = await reply.next()) text += step.value
    expect(linkedIds(text)).toContain(florist())
    expect(step.value.answered_by).toBe('catalogue')
    await peer.closed
  })

  it('does not use the concierge if the model has already sent text', async () => {
    const { provider } = await setup([breaksOff('Of course.\n')])
    const both = withFallback(provider, {
      fallback: createConciergeProvider(),
      concurrency: 5,
      firstTextMs: 8_000,
      log: demo.api.service.app.log,
    })
    await expect(askProvider(both, knowledgeOf(demo.api), 'florists')).rejects.toMatchObject({
      name: 'AssistantFailed',
    })
  })
})
