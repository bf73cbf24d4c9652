import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
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
  return platform
}

it('PinButton pins a vendor, and removes the pin with the next press', async () => {
  setup([
    list(),
    { path: PINS, method: 'POST', status: 201, body: PIN },
    list(PIN),
    { path: `${PINS}8/`, method: 'DELETE', status: 204, body: '' },
    list(),
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Pin to your board' }))
  expect(await screen.findByText('Pinned to your board.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'On your board' }))
  expect(await screen.findByText('Removed from your board.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Pin to your board' })).toBeDefined()
})

it('PinButton shows a vendor that is already pinned', async () => {
  setup([list(PIN)])
  expect(await screen.findByRole('button', { name: 'On your board' })).toBeDefined()
})

it('PinButton says that a failed pin changed nothing', async () => {
  setup([list(), { path: PINS, method: 'POST', status: 500 }])
  fireEvent.click(await screen.findByRole('button', { name: 'Pin to your board' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your board was not changed.'))
})

it('PinButton renders nothing and sends no request in a session of a magic link', () => {
  const platform = setup([], 'link')
  expect(screen.queryByRole('button')).toBeNull()
  expect(platform.backend.requests).toEqual([])
})
