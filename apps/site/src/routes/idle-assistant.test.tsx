import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPath } from '../shared/router.ts'
import { openScreen } from '../testing/open-screen.tsx'

afterEach(cleanup)

const REPLY = { id: 1, role: 'assistant', content: 'Welcome.', created_at: '2026-06-01T12:00:00Z' }
const SCRIPT = [{ path: '/support/stream/', always: true, body: REPLY }]
const VENDOR = { path: '/vendor/detail/get/7/', always: true, body: { id: 7, user: 2, business_name: 'Iris & Fern' } }

const launcher = () => screen.findByRole('button', { name: 'Ask the wedding assistant' })
const press = (button: HTMLElement) => act(() => button.click())
const panel = () => screen.queryByRole('dialog', { name: 'Your wedding assistant' })

it.each(['/', '/login', '/onboarding'])('the assistant is available on %s without an account', async (path) => {
  const { platform } = openScreen(path, { script: SCRIPT })
  press(await launcher())
  await screen.findByText('Welcome.')
  expect(platform.backend.to('/support/stream/')[0]?.headers.Authorization).toBeUndefined()
})

it('the assistant closes on navigation, and shows the conversation again when reopened', async () => {
  const replies = [REPLY, { ...REPLY, id: 2 }].map((body) => ({ path: '/support/stream/', body }))
  const { platform } = openScreen('/settings', { isSignedIn: true, script: [...replies, VENDOR] })
  press(await launcher())
  await screen.findByText('Welcome.')
  act(() => openPath('/dashboard/vendor-detail/7'))
  await waitFor(() => expect(panel()).toBeNull())
  press(await launcher())
  await screen.findByText('Welcome.')
  press(screen.getByRole('button', { name: 'What does this vendor include?' }))
  await waitFor(() => expect(platform.backend.to('/support/stream/')).toHaveLength(2))
  const bodies = platform.backend.to('/support/stream/').map(({ body }) => JSON.parse(String(body)))
  expect(bodies).toMatchObject([
    { is_vendor: false, vendor_id: null },
    { is_vendor: true, vendor_id: 7 },
  ])
})

it("the assistant's button has a lower position on the messages page", async () => {
  openScreen('/dashboard/messages', { isSignedIn: true, script: SCRIPT })
  expect((await launcher()).closest('.assistant')).toHaveProperty('dataset.low', 'true')
  act(() => openPath('/settings'))
  expect((await launcher()).closest('.assistant')).toHaveProperty('dataset.low', 'false')
})

it('the assistant is hidden on the vision pages', async () => {
  openScreen('/vision-board/new', { script: SCRIPT })
  await screen.findByRole('heading', { level: 1 })
  act(() => openPath('/login'))
  await launcher()
  act(() => openPath('/vision-board/new'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask the wedding assistant' })).toBeNull())
})
