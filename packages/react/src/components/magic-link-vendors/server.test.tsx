// @vitest-environment node
import { createClient } from '@vowkit/sdk-core'
import { fetchMagicLink } from '@vowkit/sdk-core/magic-link'
import { fakePlatform, settle } from '@vowkit/sdk-core/testing'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MagicLinkVendors } from './magic-link-vendors.tsx'
import { linkAnswer, vendorsAnswer } from './test/answers.ts'

function setup() {
  const platform = fakePlatform()
  const client = createClient({ apiHost: 'https://api.test', platform })
  return { html: renderToString(<MagicLinkVendors client={client} code="abc" />), platform }
}

it('MagicLinkVendors renders a skeleton on a server and sends no request', async () => {
  expect(typeof document).toBe('undefined')
  const { html, platform } = setup()
  expect(html).toContain('Loading...')
  await settle()
  expect(platform.backend.requests).toEqual([])
})

it('MagicLinkVendors renders a loaded link on a server and sends no request', async () => {
  const platform = fakePlatform()
  const client = createClient({ apiHost: 'https://api.test', platform })
  const answers: Record<string, unknown> = { '/auth/magic-link/abc/': linkAnswer().body }
  const fetch = async (url: string) => {
    const { pathname } = new URL(url)
    return { ok: true, status: 200, json: async () => answers[pathname] ?? vendorsAnswer().body }
  }
  const initialLink = await fetchMagicLink({ apiHost: 'https://api.test', code: 'abc', fetch })
  const html = renderToString(<MagicLinkVendors client={client} code="abc" initialLink={initialLink} />)
  expect(html).toContain('Magic Link is Active')
  expect(html.match(/part="card"/g)).toHaveLength(initialLink.vendors.vendors.length)
  await settle()
  expect(platform.backend.requests).toEqual([])
})

it('MagicLinkVendors renders no style element, style attribute or script on a server', () => {
  expect(setup().html).not.toMatch(/<style|<script| style=/)
})
