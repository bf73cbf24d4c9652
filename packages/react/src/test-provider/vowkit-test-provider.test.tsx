import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { VendorCardGrid } from '../components/vendor-card-grid/vendor-card-grid.tsx'
import { useFavourites } from '../hooks/use-favourites.ts'
import { VowkitProvider } from '../provider/vowkit-provider.tsx'
import { pageOf, vendorOf } from '../testing/vendors.ts'
import { createTestClient } from './create-test-client.ts'
import { VowkitTestProvider } from './vowkit-test-provider.tsx'

const heading = () => screen.findByRole('heading', { name: 'Vendor 1' })

function Heart() {
  const { isSaved, toggle } = useFavourites()
  const vendor = { id: 1 }
  return (
    <button type="button" aria-pressed={isSaved(vendor)} onClick={() => toggle(vendor)}>
      Save
    </button>
  )
}

it('VowkitTestProvider renders components with the scripted responses', async () => {
  render(
    <StrictMode>
      <VowkitTestProvider script={[pageOf([vendorOf(1)])]}>
        <VendorCardGrid category={4} />
      </VowkitTestProvider>
    </StrictMode>,
  )
  expect(await heading()).toBeVisible()
})

it('VowkitTestProvider passes texts and the language on', async () => {
  render(
    <VowkitTestProvider script={[pageOf([])]} lang="de" messages={{ vendors: { empty: 'Niemand' } }}>
      <VendorCardGrid category={4} />
    </VowkitTestProvider>,
  )
  expect((await screen.findByText('Niemand')).closest('[lang]')).toHaveAttribute('lang', 'de')
})

it('createTestClient signs a couple in and records the requests', async () => {
  const path = '/vendor/mark-favorite/1/'
  const { client, platform } = createTestClient({ isSignedIn: true, script: [{ path, body: { is_favorited: true } }] })
  render(
    <VowkitProvider client={client}>
      <Heart />
    </VowkitProvider>,
  )
  screen.getByRole('button').click()
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true'))
  await waitFor(() => expect(platform.backend.to(path)).toHaveLength(1))
})

it('createTestClient answers 404 to requests outside of its script', async () => {
  const { client } = createTestClient()
  expect(await client.http.get('/vendor/search-list/')).toMatchObject({ ok: false, status: 404 })
  expect(await client.config()).toMatchObject({ site_url: 'https://site.test' })
})
