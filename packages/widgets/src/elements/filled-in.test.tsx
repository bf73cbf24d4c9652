import { LoginDialog, VowkitProvider } from '@vowkit/react'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, type ScriptedAnswer } from '@vowkit/sdk-core/testing'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

const PATH = '/auth/login_vision/'
const script: ScriptedAnswer[] = [
  { path: PATH, body: { resend_after: 30 } },
  { path: PATH, body: { token: 't1', userId: 7, username: 'maya' } },
]

/** Simulates a password manager that sets the value of a field and dispatches only a `change` event. */
function fillIn(label: string, value: string): void {
  const field = page.getByRole('textbox', { name: label }).element()
  Object.assign(field, { value })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

it('the sign-in dialog accepts fields that a password manager has filled in', async () => {
  const platform = fakePlatform({ script })
  const client = createClient({ apiHost: 'https://api.test', platform })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <VowkitProvider client={client}>
      <LoginDialog onClose={() => undefined} />
    </VowkitProvider>,
  )
  await page.getByRole('textbox', { name: 'Email' }).findElement()
  fillIn('Email', 'maya@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Verification code' }).findElement()
  fillIn('Verification code', '47 11')
  await expect.poll(() => client.session.token()).toBe('t1')
  expect(platform.backend.to(PATH)).toHaveLength(2)
  root.unmount()
  place.remove()
})
