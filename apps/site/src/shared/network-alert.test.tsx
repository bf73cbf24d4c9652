import { act, cleanup, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { NetworkAlert } from './network-alert.tsx'
import { useNetworkTold } from './network-told.ts'
import { openPath } from './router.ts'

beforeEach(() => openPath('/', { replace: true }))
afterEach(cleanup)

function ReportingComponent() {
  useNetworkTold()
  return null
}

function setup() {
  const platform = fakePlatform({ script: [{ always: true, fault: 'refuse' }] })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  render(
    <VowkitProvider client={client}>
      <NetworkAlert />
    </VowkitProvider>,
  )
  return { client, fail: () => act(() => client.http.post('/anything/')) }
}

it('the network alert is hidden until a request gets no response', async () => {
  const { fail } = setup()
  expect(screen.queryByRole('alert')).toBeNull()
  await fail()
  expect(screen.getByRole('alert').textContent).toBe('Please check your network connection.')
})

it('the network alert can be closed, and reappears on the next failure', async () => {
  const { fail } = setup()
  await fail()
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.queryByRole('alert')).toBeNull()
  await fail()
  expect(screen.getByRole('alert')).toBeDefined()
})

it('the network alert closes when the browser is online again', async () => {
  const { fail } = setup()
  await fail()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByRole('alert')).toBeNull()
  await fail()
  expect(screen.getByRole('alert')).toBeDefined()
})

it('the network alert is hidden while another component reports failures, but not afterwards', async () => {
  const { client, fail } = setup()
  const { unmount } = render(
    <VowkitProvider client={client}>
      <ReportingComponent />
    </VowkitProvider>,
  )
  await fail()
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  expect(screen.queryByRole('alert')).toBeNull()
  await fail()
  expect(screen.getByRole('alert')).toBeDefined()
})

it('the network alert closes when another screen opens', async () => {
  const { fail } = setup()
  await fail()
  act(() => openPath('/login'))
  expect(screen.queryByRole('alert')).toBeNull()
})
