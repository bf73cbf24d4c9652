import { expect, it } from 'vitest'
import { settle } from '../testing/index.ts'
import { reply, setupAssistant, streaming } from './test/setup.ts'

function setup() {
  const stream = streaming()
  return { stream, ...setupAssistant([stream.answer]) }
}

it('shows a streamed reply in parts, then the complete reply', async () => {
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

it('parses events that arrive in chunks', async () => {
  const { stream, assistant, look } = setup()
  assistant.send('Where?')
  await settle()
  for (const piece of ['data: {"del', 'ta":"Caf', 'é"}\r\n', '\r\n']) await stream.write(piece)
  expect(look()).toBe('user: Where? | assistant: Café | (writing)')
})

it('keeps the received part after stop(), and requests the reply again on retry', async () => {
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

it('does not time out while the stream sends keep-alive comments', async () => {
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

it('fails when the stream reports an error or ends early', async () => {
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
  'falls back to the documented call permanently when the backend responds %i to the stream',
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
