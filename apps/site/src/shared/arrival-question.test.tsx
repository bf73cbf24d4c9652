import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { ArrivalQuestion } from './arrival-question.tsx'

afterEach(cleanup)

function setup() {
  const platform = fakePlatform({ address: 'https://site.test/vision-board/new?token=abc&email=maya@example.com' })
  const client = createSiteClient({ apiHost: 'https://api.test', platform })
  render(
    <VowkitProvider client={client}>
      <ArrivalQuestion />
    </VowkitProvider>,
  )
  return { client, platform }
}

it('an unrequested sign-in link requires confirmation, and its token is removed from the URL', async () => {
  const { client, platform } = setup()
  expect(platform.navigation.address()).toBe('https://site.test/vision-board/new')
  expect(client.session.token()).toBeNull()
  screen.getByRole('button', { name: 'Continue as maya@example.com' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.session.token()).toBe('abc')
})

it('an unrequested sign-in link starts no session when the visitor declines', async () => {
  const { client } = setup()
  screen.getByRole('button', { name: 'No, stay logged out' }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(client.session.token()).toBeNull()
})
