import '@vowkit/react/tokens.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { VowkitProvider } from '@vowkit/react'
import { createSiteClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it } from 'vitest'
import { LoginDialog } from './login-dialog.ts'

afterEach(cleanup)

it('the sign-in dialog marks an empty email field as invalid only after it was sent', async () => {
  const client = createSiteClient({ apiHost: 'https://api.test', platform: fakePlatform() })
  render(
    <VowkitProvider client={client}>
      <LoginDialog onClose={() => {}} />
    </VowkitProvider>,
  )
  const field = screen.getByLabelText('Email')
  const border = () => {
    field.blur()
    return getComputedStyle(field).borderColor
  }
  const untouched = border()
  await act(async () => screen.getByRole('button', { name: 'Send code' }).click())
  expect(border()).not.toBe(untouched)
})
