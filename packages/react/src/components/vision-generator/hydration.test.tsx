import { act, screen } from '@testing-library/react'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { draftOf } from '@vowkit/sdk-core/vision'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { VisionGenerator } from './vision-generator.tsx'

function client(kept?: string) {
  const platform = fakePlatform()
  platform.backend.answer({ path: '/vision/user-credits/', always: true, body: { credits: 3, email: '' } })
  const made = createClient({ apiHost: 'https://api.test', platform })
  if (kept !== undefined) {
    made.session.signIn({ token: 't0' })
    draftOf(made.ports).setText(kept)
  }
  return made
}

it('VisionGenerator hydrates without a mismatch and then shows the stored draft', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<VisionGenerator client={client()} />)
  document.body.append(page)
  const [onRecoverableError, onLogin, onLogout] = [vi.fn(), vi.fn(), vi.fn()]
  const root = await act(async () =>
    hydrateRoot(page, <VisionGenerator client={client('kept words')} onLogin={onLogin} onLogout={onLogout} />, {
      onRecoverableError,
    }),
  )
  expect(screen.getByRole('textbox')).toHaveValue('kept words')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
  for (const callback of [onRecoverableError, onLogin, onLogout]) expect(callback).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})
