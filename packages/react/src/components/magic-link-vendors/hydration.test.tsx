import { act, screen } from '@testing-library/react'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MagicLinkVendors } from './magic-link-vendors.tsx'
import { linkAnswer, vendorsAnswer } from './test/answers.ts'

const client = () =>
  createClient({ apiHost: 'https://api.test', platform: fakePlatform({ script: [linkAnswer(), vendorsAnswer()] }) })

it('MagicLinkVendors hydrates without a mismatch and then shows the magic link', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<MagicLinkVendors client={client()} code="abc" />)
  document.body.append(page)
  const onRecoverableError = vi.fn()
  const warned = vi.spyOn(console, 'error')
  const root = await act(async () =>
    hydrateRoot(page, <MagicLinkVendors client={client()} code="abc" />, { onRecoverableError }),
  )
  expect(await screen.findByRole('heading', { name: 'Magic Link is Active' })).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(warned).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})
