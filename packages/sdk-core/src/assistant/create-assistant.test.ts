import { cleanStores } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, settle } from '../testing/index.ts'
import { assistantOf } from './create-assistant.ts'
import { reply, setupAssistant } from './test/setup.ts'

describe('assistant: new conversation', () => {
  it('starts with one empty assistant entry', () => {
    const { assistant } = setupAssistant()
    expect(assistant.$state.get()).toMatchObject({ status: 'ready', entries: [{ role: 'assistant', content: '' }] })
  })

  it('sends one hidden greeting and replaces the empty entry with the reply', async () => {
    const { assistant, look, asked } = setupAssistant([reply('Welcome.')])
    assistant.greet()
    assistant.greet()
    await settle()
    expect(look()).toBe('assistant: Welcome. | (ready)')
    expect(assistant.$state.get().entries).toHaveLength(1)
    assistant.greet()
    await settle()
    expect(asked()).toEqual([{ message: 'Hello', is_vendor: false, vendor_id: null, history: [] }])
  })

  it('sends the greeting that the page passes instead of the default one', async () => {
    const { assistant, asked } = setupAssistant([reply('Welcome.')])
    assistant.greet('Good morning')
    await settle()
    expect(asked()).toMatchObject([{ message: 'Good morning' }])
  })

  it('does not repeat a failed greeting automatically', async () => {
    const { assistant, look, asked } = setupAssistant([{ path: '/support/send/', status: 500 }, reply('Welcome.')])
    assistant.greet()
    await settle()
    assistant.greet()
    await settle()
    expect(asked()).toHaveLength(1)
    expect(look()).toBe('(failed)')
    assistant.retry()
    await settle()
    expect(look()).toBe('assistant: Welcome. | (ready)')
  })
})

describe('assistant: typing indicator', () => {
  const slow = { path: '/support/send/', fault: 'hang' as const }

  it.each([
    ['50 ms after a greeting', 50, true],
    ['500 ms after a question', 500, false],
  ])('shows the typing indicator %s', async (_, ms, isGreeting) => {
    const { assistant, clock } = setupAssistant([slow])
    if (isGreeting) assistant.greet()
    else assistant.send('A florist?')
    await clock.advance(ms - 1)
    expect(assistant.$state.get().status).toBe('asking')
    await clock.advance(1)
    expect(assistant.$state.get().status).toBe('typing')
  })

  it('hides the typing indicator once the request has failed', async () => {
    const { assistant, clock, look } = setupAssistant([slow])
    assistant.send('A florist?')
    await clock.advance(60_000)
    expect(look()).toBe('user: A florist? | (failed)')
  })
})

describe('assistant: parts of a reply', () => {
  const parts = {
    cards: [{ vendor_id: 4, name: 'Wild Ranunculus', image: '', reason: 'From $395' }],
    table: { vendors: [{ vendor_id: 4, name: 'Wild Ranunculus' }], rows: [{ label: 'Price', cells: ['$395'] }] },
    quotes: [{ name: 'Wild Ranunculus', where: 'About', text: 'We grow it all.' }],
    suggestions: ['And in Oakland?'],
    answered_by: 'catalogue',
  }

  it('keeps the parts of a reply, also after a reload', async () => {
    const { assistant, platform } = setupAssistant([reply('Here is one.', parts)])
    assistant.send('A florist?')
    await settle()
    expect(assistant.$state.get().entries.at(-1)?.parts).toEqual(parts)
    const reloaded = createClient({ apiHost: 'https://api.test', platform })
    expect(assistantOf(reloaded.ports).$state.get().entries.at(-1)?.parts).toEqual(parts)
    reloaded.destroy()
  })

  it('drops parts that are malformed and keeps the text', async () => {
    const { assistant, look } = setupAssistant([
      reply('Here is one.', { cards: 'many', table: [], quotes: [7], suggestions: {}, answered_by: 'a person' }),
    ])
    assistant.send('A florist?')
    await settle()
    expect(look()).toBe('user: A florist? | assistant: Here is one. | (ready)')
    expect(assistant.$state.get().entries.at(-1)?.parts?.cards ?? []).toEqual([])
  })

  it('sends the scope and the facts of the page', async () => {
    const { assistant, asked } = setupAssistant([reply('Yes.')])
    assistant.send('Parking?', { vendorId: 4, scope: 'vendor', facts: [{ title: 'Parking', text: '40 cars.' }] })
    await settle()
    expect(asked()).toMatchObject([{ scope: 'vendor', facts: [{ title: 'Parking', text: '40 cars.' }] }])
  })
})

describe('assistant.rate', () => {
  const RATING = '/support/rating/'

  it('shows the rating at once, sends it with its question and keeps it after a reload', async () => {
    const { assistant, platform } = setupAssistant([reply('Peonies.'), { path: RATING, status: 204 }])
    assistant.send('What grows?')
    await settle()
    void assistant.rate('reply-1', 'up')
    expect(assistant.$state.get().entries.at(-1)?.rating).toBe('up')
    await settle()
    const [sent] = platform.backend.to(RATING)
    expect(JSON.parse(String(sent?.body))).toEqual({
      ...{ message_id: '1', rating: 'up', question: 'What grows?', reply: 'Peonies.' },
    })
    const reloaded = createClient({ apiHost: 'https://api.test', platform })
    expect(assistantOf(reloaded.ports).$state.get().entries.at(-1)?.rating).toBe('up')
    reloaded.destroy()
  })

  it('reverts the rating if it is not stored', async () => {
    const { assistant } = setupAssistant([reply('Peonies.'), { path: RATING, status: 500 }])
    assistant.send('What grows?')
    await settle()
    await assistant.rate('reply-1', 'down')
    expect(assistant.$state.get().entries.at(-1)?.rating).toBeUndefined()
  })
})

describe('assistant.handOver', () => {
  const HANDOVER = '/support/handover/'

  it('sends the conversation to the vendor of the page', async () => {
    const answer = { to: 'vendor', chatroom_id: 9 }
    const { assistant, platform } = setupAssistant([reply('Peonies.'), { path: HANDOVER, status: 201, body: answer }])
    assistant.send('What grows?')
    await settle()
    expect(await assistant.handOver({ vendorId: '12' })).toEqual({ ok: true, answer })
    expect(JSON.parse(String(platform.backend.to(HANDOVER)[0]?.body))).toEqual({
      vendor_id: 12,
      history: [
        { role: 'user', content: 'What grows?' },
        { role: 'assistant', content: 'Peonies.' },
      ],
    })
  })

  it('returns the error of a refused handover', async () => {
    const { assistant } = setupAssistant([reply('Peonies.'), { path: HANDOVER, status: 401 }])
    assistant.send('What grows?')
    await settle()
    expect(await assistant.handOver({ vendorId: 12 })).toMatchObject({ ok: false, error: { code: 'unauthorized' } })
  })
})

describe('assistant.send', () => {
  it('sends a question with the vendor shown on the page and the earlier messages', async () => {
    const { assistant, look, asked } = setupAssistant([reply('Welcome.'), reply('Peonies.', { id: 2 })])
    assistant.greet()
    await settle()
    expect(assistant.send(' What grows? ', { vendorId: '12' })).toBe(true)
    await settle()
    expect(look()).toBe('assistant: Welcome. | user: What grows? | assistant: Peonies. | (ready)')
    expect(asked()[1]).toEqual({
      message: 'What grows?',
      is_vendor: true,
      vendor_id: 12,
      history: [{ role: 'assistant', content: 'Welcome.' }],
    })
  })

  it('sends a question with the language of the page if the page has one', async () => {
    const { assistant, asked } = setupAssistant([reply('¡Hola!'), reply('Sí.', { id: 2 })])
    assistant.greet(undefined, { language: 'es' })
    await settle()
    assistant.send('Sí')
    await settle()
    expect(asked().map(({ language }) => language)).toEqual(['es', undefined])
  })

  it.each(['', ' ', '\n\t', 'x'.repeat(100), ` ${'x'.repeat(99)}`])('rejects the message %j', async (text) => {
    const { assistant, backend } = setupAssistant()
    expect(assistant.send(text)).toBe(false)
    await settle()
    expect(backend.requests).toEqual([])
  })

  it('accepts a message of 99 characters', async () => {
    const { assistant, asked } = setupAssistant([reply('Yes.')])
    expect(assistant.send('x'.repeat(99))).toBe(true)
    await settle()
    expect(asked()).toHaveLength(1)
  })

  it('queues questions, sends each with its own page, and inserts each reply after its question', async () => {
    const { assistant, look, asked } = setupAssistant([
      reply('Hi.'),
      reply('One.', { id: 2 }),
      reply('Two.', { id: 3 }),
    ])
    assistant.greet()
    assistant.send('First?')
    assistant.send('Second?', { vendorId: 12 })
    expect(look()).toBe('user: First? | user: Second? | (asking)')
    await settle()
    expect(look()).toBe('assistant: Hi. | user: First? | assistant: One. | user: Second? | assistant: Two. | (ready)')
    expect(asked().map(({ message, vendor_id }) => [message, vendor_id])).toEqual([
      ['Hello', null],
      ['First?', null],
      ['Second?', 12],
    ])
  })

  it('keeps a failed question and resends it on retry', async () => {
    const { assistant, look, clock, backend } = setupAssistant([{ path: '/support/send/', status: 503 }])
    assistant.send('A florist?')
    await clock.advance(0)
    expect(look()).toBe('user: A florist? | (failed)')
    backend.answer(reply('Wild Ranunculus.'))
    assistant.retry()
    await settle()
    expect(look()).toBe('user: A florist? | assistant: Wild Ranunculus. | (ready)')
  })

  it('becomes signed-out, without a redirect, when the backend requires a session', async () => {
    const { assistant, look, navigation, client } = setupAssistant([{ path: '/support/send/', status: 401 }])
    client.session.signIn({ token: 't1', email: 'maya@example.com' })
    assistant.send('My vendors?')
    await settle()
    expect(look()).toBe('user: My vendors? | (signed-out)')
    expect(navigation.visited).toEqual([])
  })

  it('sends the token of the current account, never the token of a previous account', async () => {
    const { assistant, backend, client } = setupAssistant([reply('Hi.'), reply('Maya.', { id: 2 })])
    assistant.greet()
    await settle()
    client.session.signIn({ token: 't1', email: 'maya@example.com' })
    assistant.send('Who am I?')
    await settle()
    expect(backend.to('/support/send/').map(({ headers }) => headers.Authorization)).toEqual([undefined, 'Token t1'])
  })
})

describe('assistant: pending reply', () => {
  it('stop() aborts the pending reply and keeps the question', async () => {
    const { assistant, look, backend } = setupAssistant([{ path: '/support/send/', fault: 'hang' }])
    assistant.send('A florist?')
    await settle()
    assistant.stop()
    await settle()
    expect(look()).toBe('user: A florist? | (stopped)')
    expect(backend.to('/support/send/')[0]?.signal.aborted).toBe(true)
  })

  it('aborts the pending reply when the last subscriber unsubscribes', async () => {
    const { assistant, backend, unlisten } = setupAssistant([{ path: '/support/send/', fault: 'hang' }])
    assistant.send('A florist?')
    await settle()
    unlisten()
    cleanStores(assistant.$state)
    expect(backend.to('/support/send/')[0]?.signal.aborted).toBe(true)
  })
})

describe('assistant: stored conversation', () => {
  async function talk() {
    const all = setupAssistant([reply('Welcome.'), reply('Peonies.', { id: 2 })])
    all.assistant.setOpen(true)
    all.assistant.greet()
    await settle()
    all.assistant.send('What grows?')
    await settle()
    return all
  }
  const SAID = 'assistant: Welcome. | user: What grows? | assistant: Peonies. | (ready)'
  const reload = (storage: ReturnType<typeof fakePlatform>['storage'], ms = 0) => {
    const platform = fakePlatform({ storage })
    platform.clock.skip(ms)
    return setupAssistant([], platform)
  }

  it('restores messages, the open state and the draft after a reload', async () => {
    const { assistant, storage } = await talk()
    assistant.setDraft('And what')
    const after = reload(storage)
    expect(after.look()).toBe(SAID)
    expect(after.assistant.$isOpen.get()).toBe(true)
    expect(after.assistant.$draft.get()).toBe('And what')
    after.assistant.greet()
    await settle()
    expect(after.asked()).toEqual([])
  })

  it('does not share the conversation with other tabs', async () => {
    const { storage } = await talk()
    expect(reload(storage.openTab()).look()).toBe('(ready)')
  })

  it('discards the conversation 12 hours after its last message', async () => {
    const { storage } = await talk()
    expect(reload(storage, 12 * 3_600_000).look()).toBe('(ready)')
  })

  it('deletes the conversation when the account signs out in this tab or another one', async () => {
    for (const isHere of [true, false]) {
      const { assistant, client, storage, look, backend } = await talk()
      backend.answer({ path: '/auth/logout/', always: true })
      client.session.signIn({ token: 't1', email: 'maya@example.com' })
      assistant.setDraft('And what')
      if (isHere) await client.session.signOut()
      else {
        storage.openTab().local?.removeItem('vowkit:https://api.test:user')
        storage.openTab().local?.removeItem('vowkit:https://api.test:token')
      }
      expect(look()).toBe('(ready)')
      expect(assistant.$isOpen.get()).toBe(false)
      expect(assistant.$draft.get()).toBe('')
      const left = storage.session
      expect(Array.from({ length: left?.length ?? 0 }, (_, at) => left?.key(at))).toEqual([])
    }
  })

  it('hides the conversation from the next account even if the tab missed the account change', async () => {
    const { client, assistant, storage, backend } = await talk()
    client.session.signIn({ token: 't1', email: 'maya@example.com' })
    backend.answer(reply('Dahlias.', { id: 3 }))
    assistant.send('And now?')
    await settle()
    storage.values.set('vowkit:https://api.test:user', JSON.stringify({ email: 'noor@example.com' }))
    expect(reload(storage).look()).toBe('(ready)')
  })

  it('clear() deletes the conversation, and the next one starts with a new greeting', async () => {
    const { assistant, look, backend, asked } = await talk()
    assistant.clear()
    expect(look()).toBe('(ready)')
    expect(assistant.$isOpen.get()).toBe(true)
    backend.answer(reply('Hello again.', { id: 4 }))
    assistant.greet()
    await settle()
    expect(look()).toBe('assistant: Hello again. | (ready)')
    expect(asked()[2]).toMatchObject({ message: 'Hello', history: [] })
  })

  it('after a reload, offers to retry a question that had no reply', async () => {
    const { assistant, storage } = setupAssistant([{ path: '/support/send/', fault: 'hang' }])
    assistant.send('A florist?')
    await settle()
    const after = reload(storage)
    expect(after.look()).toBe('user: A florist? | (stopped)')
    after.backend.answer(reply('Wild Ranunculus.'))
    after.assistant.retry()
    await settle()
    expect(after.look()).toBe('user: A florist? | assistant: Wild Ranunculus. | (ready)')
  })

  it('keeps the conversations of different scopes separate', async () => {
    const { client } = await talk()
    expect(assistantOf(client.ports, '2').$state.get().entries).toHaveLength(1)
  })
})

it('the assistant stores nothing and sends no request before the first message', async () => {
  const platform = fakePlatform()
  const { ports } = createClient({ apiHost: 'https://api.test', platform })
  assistantOf(ports).$state.get()
  await settle()
  expect(platform.backend.requests).toEqual([])
  expect(platform.storage.session?.length).toBe(0)
})
