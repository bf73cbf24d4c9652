import { act, fireEvent, screen } from '@testing-library/react'
import { settle } from '@vowkit/sdk-core/testing'
import { expect, it, vi } from 'vitest'
import { setup } from '../../testing/setup.tsx'
import { WeddingAssistant } from './wedding-assistant.tsx'

/** Mocks the layout. The list is 100 px high, and each message makes its content 200 px longer. */
function mockLayout() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('[part=bubble]').length * 200
  })
}

it('WeddingAssistant scrolls to new text at the end unless the visitor has scrolled up', async () => {
  mockLayout()
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const say = (delta: string) =>
    act(async () => {
      await writer.write(encoder.encode(`data: ${JSON.stringify({ delta })}\n\n`))
      await settle()
    })
  const { user } = setup(<WeddingAssistant />, { script: [{ path: '/support/stream/', stream: readable }] })
  await user.click(screen.getByRole('button', { name: 'Ask the wedding assistant' }))
  const log = await screen.findByRole('log')
  await say('Welcome')
  expect(log.scrollTop).toBe(200)
  log.scrollTop = 20
  fireEvent.scroll(log)
  for (let token = 0; token < 200; token++) await say(' and')
  expect(log.scrollTop).toBe(20)
  await user.click(screen.getByRole('button', { name: 'New messages' }))
  expect(log.scrollTop).toBe(200)
  expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull()
  vi.restoreAllMocks()
})
