import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
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

it('createTestClient fails a request that its script does not list, and names the nearest responses', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { client } = createTestClient({
    script: [{ path: '/vendor/search-list/?categories=6' }, { path: '/vendor/favourite-list/' }],
  })
  const result = await client.http.get('/vendor/search-list/', { params: { categories: 4 } })
  const message =
    'The script has no response for GET /vendor/search-list/?categories=4. ' +
    'The nearest: GET /vendor/search-list/?categories=6, GET /vendor/favourite-list/, GET /config/.'
  expect(result).toMatchObject({ ok: false, status: 404, error: { code: 'unscripted', message } })
  expect(logged).toHaveBeenCalledExactlyOnceWith(message)
  expect(await client.config()).toMatchObject({ site_url: 'https://site.test' })
  logged.mockRestore()
})

it('createTestClient explains that a response is sent once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { client } = createTestClient({ script: [{ path: '/vendor/favourite-list/', body: [] }] })
  await client.http.get('/vendor/favourite-list/')
  expect(await client.http.get('/vendor/favourite-list/')).toMatchObject({ error: { code: 'unscripted' } })
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'The script has no response for GET /vendor/favourite-list/. An earlier request got it. ' +
      'Set always: true to send it to every request.',
  )
  logged.mockRestore()
})
