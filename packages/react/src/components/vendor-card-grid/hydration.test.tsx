import { act, screen } from '@testing-library/react'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
import { loadVendorPage } from '@vowkit/sdk-core/vendors'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pageOf, vendorOf } from '../../testing/vendors.ts'
import { VendorCardGrid } from './vendor-card-grid.tsx'

function grid(list?: 'booked') {
  const platform = fakePlatform({ script: [pageOf([vendorOf(1)]), { path: '/vendor/booked/', body: [vendorOf(2)] }] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  if (list) client.session.signIn({ token: 't0' })
  return <VendorCardGrid client={client} category={4} list={list} siteUrl="https://site.test" />
}

it.each([
  [undefined, 'Vendor 1'],
  ['booked' as const, 'Vendor 2'],
])('VendorCardGrid hydrates without a mismatch and then shows its vendors (list %s)', async (list, name) => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(grid())
  document.body.append(page)
  const [onRecoverableError, warn] = [vi.fn(), vi.spyOn(console, 'error')]
  const root = await act(async () => hydrateRoot(page, grid(list), { onRecoverableError }))
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(warn).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})

it('VendorCardGrid hydrates the cards of an initial page without replacing them or sending a request', async () => {
  const platform = fakePlatform({ script: [pageOf([vendorOf(1)])] })
  const server = createClient({ apiHost: 'https://api.test', platform })
  const initialPage = await loadVendorPage(server.ports, { category: 4 })
  const visitor = fakePlatform()
  const client = createClient({ apiHost: 'https://api.test', platform: visitor })
  const cards = <VendorCardGrid client={client} category={4} initialPage={initialPage} siteUrl="https://site.test" />
  const page = document.createElement('div')
  page.innerHTML = renderToString(cards)
  document.body.append(page)
  const rendered = page.querySelector('article')
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(page, cards, { onRecoverableError }))
  expect(rendered).toHaveTextContent('Vendor 1')
  expect(page.querySelector('article')).toBe(rendered)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(visitor.backend.requests).toEqual([])
  act(() => root.unmount())
  page.remove()
})
