import { act, screen } from '@testing-library/react'
import { createClient } from '@vowkit/sdk-core'
import { assistantOf } from '@vowkit/sdk-core/assistant'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { WeddingAssistant } from './wedding-assistant.tsx'

function client(isOpen: boolean) {
  const made = createClient({ apiHost: 'https://api.test', platform: fakePlatform() })
  assistantOf(made.ports).setOpen(isOpen)
  return made
}

it('WeddingAssistant hydrates without a mismatch, then reopens the panel that was open in this tab without calling callbacks', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<WeddingAssistant client={client(false)} />)
  document.body.append(page)
  const [onRecoverableError, onOpen] = [vi.fn(), vi.fn()]
  const root = await act(async () =>
    hydrateRoot(page, <WeddingAssistant client={client(true)} onOpen={onOpen} />, { onRecoverableError }),
  )
  expect(await screen.findByRole('dialog', { name: 'Your wedding assistant' })).toBeInTheDocument()
  expect(document.body).toHaveFocus()
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})
