import { afterEach, describe, expect, it } from 'vitest'
import type { Area } from './check.ts'
import { type CheckResult, runChecks } from './run-checks.ts'
import { errorOf, type Override, type SmallBackend, startSmallBackend, VENDORS } from './test/small-backend.ts'

const PUBLIC: Area[] = ['config', 'cors', 'errors', 'auth', 'vendors', 'magic-links']
const HTML = '<!doctype html><title>Shop</title><h1>Welcome</h1>'

let backend: SmallBackend | undefined
afterEach(async () => {
  await backend?.stop()
  backend = undefined
})

async function check(override?: Override, only: Area[] = PUBLIC): Promise<CheckResult[]> {
  backend = await startSmallBackend(override)
  return runChecks(backend.url, { only })
}

const failuresIn = (results: CheckResult[]) =>
  results.flatMap(({ status, reason }) => (status === 'failed' && reason ? [reason] : []))

describe('a backend passes the public checks', () => {
  it('if it meets the requirements', async () => {
    const results = await check()
    expect(failuresIn(results)).toEqual([])
    expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(15)
    expect(results.flatMap(({ notes }) => notes)).toEqual([])
  })

  it('if it sends lists in another envelope', async () => {
    const categories = { data: { results: [{ id: 4, title: 'Florists' }] } }
    const results = await check(({ path }) => (path === '/vendor/categories/' ? { body: categories } : undefined))
    expect(failuresIn(results)).toEqual([])
    expect(results.flatMap(({ notes }) => notes)).toEqual([])
  })

  it('if it omits optional calls, with one note that names them', async () => {
    const checked = await check(
      ({ path }) => (/^\/(desk|chat)\//.test(path) ? errorOf(404, 'not_found') : undefined),
      ['auth'],
    )
    expect(failuresIn(checked)).toEqual([])
    expect(checked.flatMap(({ notes }) => notes)).toEqual([
      expect.stringMatching(/^\d+ of \d+ private reads are not implemented: GET \/\S+, GET /),
    ])
  })

  it('if it deviates in a way that clients accept, with a note that names the field', async () => {
    const results = VENDORS.map((vendor) => ({ ...vendor, from_price: 1200 }))
    const checked = await check(
      ({ path, query }) =>
        path === '/vendor/search-list/' && query.size === 0 ? { body: { results, count: 3 } } : undefined,
      ['vendors'],
    )
    expect(failuresIn(checked)).toEqual([])
    expect(checked.flatMap(({ notes }) => notes).join()).toContain('`results.0.from_price`')
  })
})

describe('a backend fails a check with a sentence that says why', () => {
  it('if it responds HTML', async () => {
    const results = await check(({ path }) => (path === '/config/' ? { body: HTML } : undefined), ['config'])
    expect(failuresIn(results)).toEqual([
      `GET /config/ responded HTML instead of JSON: \`${HTML}\`. Is this the URL of the API, and not of a website?`,
    ])
  })

  it('if a body has the wrong shape', async () => {
    const vendors = VENDORS.map(({ business_name, ...rest }) => rest)
    const [reason = ''] = failuresIn(
      await check(
        ({ path, query }) => (path === '/vendor/search-list/' && query.size === 0 ? { body: vendors } : undefined),
        ['vendors'],
      ),
    )
    expect(reason).toContain(
      'The body of GET /vendor/search-list/ differs from the contract: `results.0.business_name` is missing (expected string)',
    )
  })

  it('if clients cannot read a body', async () => {
    const body = { business_name: 'Wild Ranunculus' }
    const [reason = ''] = failuresIn(
      await check(({ path }) => (path === '/vendor/detail/get/1/' ? { body } : undefined), ['vendors']),
    )
    expect(reason).toContain('Clients cannot read the body of GET /vendor/detail/get/1/: `id` is missing')
  })

  it('if a response has no CORS header', async () => {
    const results = await check(({ path }) => (path === '/config/' ? { body: {}, headers: {} } : undefined), ['cors'])
    expect(failuresIn(results)).toEqual([
      expect.stringContaining('GET /config/ (status 200) has no `Access-Control-Allow-Origin`'),
    ])
  })

  it('if an error has no CORS header', async () => {
    const results = await check(
      ({ path }) => (path === '/vision/user-credits/' ? { ...errorOf(401, 'unauthorized'), headers: {} } : undefined),
      ['cors'],
    )
    expect(failuresIn(results)).toEqual([expect.stringContaining('also in error responses')])
  })

  it('if a preflight allows `*`, which does not include `Authorization`', async () => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': '*',
      'access-control-allow-headers': '*',
    }
    const results = await check(({ method }) => (method === 'OPTIONS' ? { status: 204, headers } : undefined), ['cors'])
    expect(failuresIn(results)).toEqual([expect.stringContaining('does not allow `Authorization`')])
  })

  it('if a stranger can read private data', async () => {
    const results = await check(({ path }) => (path === '/vision/list/' ? { body: { data: [] } } : undefined), ['auth'])
    expect(failuresIn(results)[0]).toBe(
      'GET /vision/list/ responded 200 without a token. It must respond 401, or strangers read private data.',
    )
  })

  it('if an error body has no code', async () => {
    const results = await check(
      ({ path }) =>
        path.startsWith('/vendor/detail/get/9') ? { status: 404, body: { detail: 'Not found.' } } : undefined,
      ['errors'],
    )
    expect(failuresIn(results)).toEqual([expect.stringContaining('has no text in `code`, `request_id`')])
  })

  it('if two pages contain the same vendor', async () => {
    const results = await check(
      ({ path, query }) =>
        path === '/vendor/search-list/' && query.has('page')
          ? { body: { results: VENDORS.slice(0, 1), count: 3 } }
          : undefined,
      ['vendors'],
    )
    expect(failuresIn(results)).toEqual(['Page 1 and page 2 both contain vendor 1.'])
  })

  it('if it limits requests without `Retry-After`', async () => {
    const results = await check(
      ({ path }) => (path === '/config/' ? errorOf(429, 'rate_limited') : undefined),
      ['config'],
    )
    expect(failuresIn(results)).toEqual([expect.stringContaining('GET /config/ responded 429 without `Retry-After`')])
  })

  it('if an image URL is relative', async () => {
    const results = VENDORS.map((vendor) => ({ ...vendor, image: '/files/1.png' }))
    const checked = await check(
      ({ path, query }) =>
        path === '/vendor/search-list/' && query.size === 0 ? { body: { results, count: 3 } } : undefined,
      ['vendors'],
    )
    expect(failuresIn(checked)).toEqual([
      'The image of vendor 1 is `/files/1.png`. Send an absolute URL: elements run on other sites.',
    ])
  })
})

it('a check is skipped if the backend limits requests with `Retry-After`', async () => {
  const limited = { ...errorOf(429, 'rate_limited'), headers: { 'retry-after': '60' } }
  const [result] = await check(({ path }) => (path === '/config/' ? limited : undefined), ['config'])
  expect(result).toMatchObject({
    status: 'skipped',
    reason: 'GET /config/ responded 429. Run the checks again in 60 s',
  })
})
