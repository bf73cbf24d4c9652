import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { createBoardPins } from '@vowkit/sdk-core/account'
import { fakePlatform, type ScriptedAnswer, settle } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { PinButton } from './pin-button.tsx'

const PINS = '/couple/inspiration-board/pins/'
const PIN = { id: 8, kind: 'vendor', source_id: 9, title: 'Fern', category: '', image: '' }
const list = (...body: object[]): ScriptedAnswer => ({ path: PINS, method: 'GET', body })

afterEach(cleanup)

function setup(script: ScriptedAnswer[], scope: 'full' | 'link' = 'full') {
  const platform = fakePlatform({ script })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com', scope })
  render(
    <VowkitProvider client={client}>
      <PinButton source={{ kind: 'vendor', id: 9 }} />
    </VowkitProvider>,
  )
  return { client, platform }
}

/** The button, once it can be pressed. */
async function readyButton(name = 'Pin to board') {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}

it('PinButton pins a vendor, and removes the pin with the next press', async () => {
  setup([
    list(),
    { path: PINS, method: 'POST', status: 201, body: PIN },
    list(PIN),
    { path: `${PINS}8/`, method: 'DELETE', status: 204, body: '' },
    list(),
  ])
  fireEvent.click(await readyButton())
  expect(await screen.findByText('Pinned to your board.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'On your board' }))
  expect(await screen.findByText('Removed from your board.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pin to board' })).toBeDefined()
})

it('PinButton shows a vendor that is already pinned', async () => {
  setup([list(PIN)])
  expect(await screen.findByRole('button', { name: 'On your board' })).toBeDefined()
})

it('PinButton ignores a second press while the first one is being saved', async () => {
  const { platform } = setup([list(), { path: PINS, method: 'POST', status: 201, body: PIN, always: true }, list(PIN)])
  const button = await readyButton()
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByText('Pinned to your board.')).toBeDefined()
  await act(settle)
  expect(platform.backend.to(PINS, 'POST')).toHaveLength(1)
})

it('PinButton cannot be pressed until it is known whether the vendor is on the board', async () => {
  const { client, platform } = setup([{ path: PINS, method: 'GET', fault: 'hang' }, list(PIN)])
  await waitFor(() => expect(platform.backend.to(PINS)).toHaveLength(1))
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  await act(() => client.ports.once(createBoardPins).refresh())
  expect((await readyButton('On your board')).textContent).toBe('On your board')
})

it('PinButton still pins when the pins could not be loaded, and keeps the focus', async () => {
  setup([{ path: PINS, method: 'GET', status: 500 }, { path: PINS, method: 'POST', status: 201, body: PIN }, list(PIN)])
  const button = await readyButton()
  button.focus()
  fireEvent.click(button)
  expect(await screen.findByText('Pinned to your board.')).toBeDefined()
  expect(document.activeElement).toBe(await readyButton('On your board'))
})

it('PinButton says that a failed pin changed nothing', async () => {
  setup([list(), { path: PINS, method: 'POST', status: 500 }])
  fireEvent.click(await readyButton())
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your board was not changed.'))
})

it('PinButton renders nothing and sends no request in a session of a magic link', () => {
  const { platform } = setup([], 'link')
  expect(screen.queryByRole('button')).toBeNull()
  expect(platform.backend.requests).toEqual([])
})
