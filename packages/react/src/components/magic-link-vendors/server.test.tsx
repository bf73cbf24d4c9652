// @vitest-environment node
import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, settle } from '@vowkit/sdk-core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MagicLinkVendors } from './magic-link-vendors.tsx'

function setup() {
  const platform = fakePlatform()
  const client = createClient({ apiHost: 'https://api.test', platform })
  return { html: renderToString(<MagicLinkVendors client={client} code="abc" />), platform }
}

it('renders on a server as what holds its place, and asks nothing there', async () => {
  expect(typeof document).toBe('undefined')
  const { html, platform } = setup()
  expect(html).toContain('Loading...')
  await settle()
  expect(platform.backend.requests).toEqual([])
})

it('leaves no style element, style attribute or script in the markup', () => {
  expect(setup().html).not.toMatch(/<style|<script| style=/)
})
