import { cleanup, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform, settle } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { DeletionNotice } from './deletion-notice.tsx'

afterEach(cleanup)

async function setup(dashboard: object) {
  const script = [{ path: '/couple/dashboard/', always: true, body: { user: {}, ...dashboard } }]
  const client = createSiteClient({ apiHost: 'https://api.test', platform: fakePlatform({ script }) })
  client.session.signIn({ token: 't0', userId: 7, email: 'maya@example.com' })
  render(
    <VowkitProvider client={client}>
      <DeletionNotice />
    </VowkitProvider>,
  )
  await settle()
}

it('the deletion notice shows the day of the deletion and links to the settings to cancel it', async () => {
  await setup({ deletes_at: '2026-12-06T12:00:00.000Z' })
  expect(await screen.findByText('Your account will be deleted on December 6, 2026.')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Keep my account' })
  expect(link.getAttribute('href')).toBe('/settings#delete-account')
})

it('the deletion notice is hidden for an account without a scheduled deletion', async () => {
  await setup({})
  expect(screen.queryByRole('complementary')).toBeNull()
})
