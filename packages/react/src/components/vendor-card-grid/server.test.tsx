// @vitest-environment node
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, settle } from '@vowkit/sdk-core/testing'
import { loadVendorPage } from '@vowkit/sdk-core/vendors'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pageOf, vendorOf } from '../../testing/vendors.ts'
import { VendorCardGrid, type VendorCardGridProps } from './vendor-card-grid.tsx'

function render(props: VendorCardGridProps) {
  const platform = fakePlatform()
  const client = createClient({ apiHost: 'https://api.test', platform })
  return { platform, html: renderToString(<VendorCardGrid client={client} {...props} />) }
}

it('VendorCardGrid renders a skeleton on a server without requests or warnings', async () => {
  const warn = vi.spyOn(console, 'error')
  const { platform, html } = render({ category: 4, pageSize: 2 })
  expect(html.match(/"vk-card"/g)).toHaveLength(2)
  await settle()
  expect(platform.backend.requests).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

it('VendorCardGrid renders a couple’s own list in its signed-out state on a server', () => {
  expect(render({ list: 'booked' }).html).toContain('Loading...')
})

it('VendorCardGrid renders no style element, style attribute or script on a server', () => {
  expect(render({ category: 4 }).html).not.toMatch(/<style|<script| style=/)
})

it('VendorCardGrid renders the cards of a page from loadVendorPage on a server', async () => {
  const platform = fakePlatform({ script: [pageOf([vendorOf(1), vendorOf(2)])] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  const initialPage = await loadVendorPage(client.ports, { category: 4 })
  const html = renderToString(
    <VendorCardGrid client={client} category={4} initialPage={initialPage} siteUrl="https://site.test" />,
  )
  expect(html).toContain('Vendor 1')
  expect(html).toContain('Vendor 2')
  expect(platform.backend.requests).toHaveLength(1)
})
