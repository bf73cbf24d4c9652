import { act, screen } from '@testing-library/react'
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform } from '@vowkit/sdk-core/testing'
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
