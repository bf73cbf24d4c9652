import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { reply, setupAssistant, streaming } from './test/setup.ts'

function setup() {
  const stream = streaming()
  return { stream, ...setupAssistant([stream.answer]) }
}

it('the assistant shows each part of a streamed reply, then the complete reply', async () => {
  const { stream, assistant, look } = setup()
  assistant.send('A florist?')
  await settle()
  await stream.say('Wild ')
  expect(look()).toBe('user: A florist? | assistant: Wild  | (writing)')
  await stream.write(': keep-alive\n\n')
  await stream.say('Ranunculus')
  expect(look()).toBe('user: A florist? | assistant: Wild Ranunculus | (writing)')
  await stream.done('Wild Ranunculus.')
  expect(look()).toBe('user: A florist? | assistant: Wild Ranunculus. | (ready)')
  expect(assistant.$reply.get()).toMatchObject({ id: 7, content: 'Wild Ranunculus.' })
})

it('the assistant parses stream events that are split across chunks', async () => {
  const { stream, assistant, look } = setup()
  assistant.send('Where?')
  await settle()
  for (const piece of ['data: {"del', 'ta":"Caf', 'é"}\r\n', '\r\n']) await stream.write(piece)
  expect(look()).toBe('user: Where? | assistant: Café | (writing)')
})

it('stop() keeps the received part of a reply, and retry() requests the complete reply', async () => {
  const { stream, assistant, look, backend } = setup()
  assistant.send('A florist?')
  await settle()
  await stream.say('Wild')
  assistant.stop()
  await settle()
  expect(look()).toBe('user: A florist? | assistant: Wild | (stopped)')
  backend.answer(reply('Wild Ranunculus.'))
  assistant.retry()
  await settle()
  expect(look()).toBe('user: A florist? | assistant: Wild Ranunculus. | (ready)')
})

it('a streamed reply does not time out while the backend sends keep-alive comments', async () => {
  const { stream, assistant, clock } = setup()
  assistant.send('A florist?')
  await settle()
  for (let sign = 0; sign < 5; sign++) {
    await clock.advance(25_000)
    await stream.write(': keep-alive\n\n')
  }
  expect(assistant.$state.get().status).toBe('typing')
  await clock.advance(60_000)
  expect(assistant.$state.get()).toMatchObject({ status: 'failed', code: 'timeout' })
})

it('a streamed reply fails when the stream sends an error event or ends early', async () => {
  const refused = setup()
  refused.assistant.send('A florist?')
  await settle()
  await refused.stream.write('event: error\ndata: {"detail":"No.","code":"internal"}\n\n')
  expect(refused.look()).toBe('user: A florist? | (failed)')
  const broken = setup()
  broken.assistant.send('A florist?')
  await settle()
  await broken.stream.say('Wild')
  await broken.stream.end()
  expect(broken.look()).toBe('user: A florist? | assistant: Wild | (failed)')
})

it.each([404, 405, 501])(
  'the assistant permanently falls back to the documented call when the stream call gets %i',
  async (status) => {
    const { assistant, backend, logged } = setupAssistant([
      { path: '/support/stream/', status },
      reply('One.'),
      reply('Two.', { id: 2 }),
    ])
    assistant.send('First?')
    assistant.send('Second?')
    await settle()
    expect(backend.to('/support/stream/')).toHaveLength(1)
    expect(backend.to('/support/send/')).toHaveLength(2)
    expect(logged).toEqual([])
  },
)
