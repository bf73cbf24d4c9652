import { cleanStores } from 'nanostores'
import { expect, it } from 'vitest'
import { setupSite } from '../account/test/setup.ts'
import { settle } from '../testing/index.ts'
import { createMagicLink } from './create-magic-link.ts'
import { fetchMagicLink } from './fetch-magic-link.ts'

const link = { is_active: true, access_link: 'https://site.test/dashboard', categories: [{ id: 4, title: 'Florists' }] }
const vendors = { count: 12, data: { results: [{ id: 7, business_name: 'A' }], token: 't0' } }

function fakeFetch({ status = 200, access_link = link.access_link } = {}) {
  const urls: string[] = []
  const fetch = async (url: string) => {
    urls.push(url)
    const body = url.includes('/vendors/') ? vendors : { ...link, access_link }
    return { ok: status === 200, status, json: async () => body }
  }
  return { urls, load: () => fetchMagicLink({ apiHost: 'https://api.test', code: 'a b', fetch }) }
}

it('fetchMagicLink fetches the link and the first page of its vendors without a client', async () => {
  const { load, urls } = fakeFetch()
  const loaded = await load()
  expect(urls).toEqual([
    'https://api.test/auth/magic-link/a%20b/',
    'https://api.test/auth/vendors/magic-link/a%20b/?page=1&page_size=5',
  ])
  expect(loaded.link).toMatchObject({ status: 'active', accessLink: 'https://site.test/dashboard' })
  expect(loaded.vendors).toMatchObject({ status: 'ready', vendors: [{ id: 7 }], page: 1, pages: 3 })
})

it.each(['/login', 'javascript:alert(1)'])(
  'fetchMagicLink drops the URL %s, which is unsafe on an embedding page',
  async (access_link) => {
    expect((await fakeFetch({ access_link }).load()).link.accessLink).toBeNull()
  },
)

it('fetchMagicLink throws when the backend responds with an error', async () => {
  await expect(fakeFetch({ status: 503 }).load()).rejects.toThrow('HTTP 503')
})

it('createMagicLink shows a link loaded earlier without a request, and fetches its vendors on the next mount', async () => {
  const { ports, backend } = setupSite({
    script: [{ path: '/auth/vendors/magic-link/a%20b/?page=1&page_size=5', body: vendors }],
  })
  const view = createMagicLink(ports, 'a b', { initial: await fakeFetch().load() })
  const shown: string[] = []
  const listen = () =>
    [view.$link, view.$vendors].map((store) => store.subscribe(({ status }) => void shown.push(status)))
  listen()
  await settle()
  expect(shown).toEqual(['active', 'ready'])
  expect(backend.requests).toEqual([])
  cleanStores(view.$link, view.$vendors)
  listen()
  await settle()
  expect(backend.requests).toHaveLength(1)
})
