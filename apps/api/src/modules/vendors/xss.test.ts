import { calls } from '@vowkit/sdk-core/contract'
import { xssCorpus } from '@vowkit/sdk-core/testing'
import { html as names, parseFragment, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { vendors } from '../../db/tables.ts'
import { startApi, type TestApi } from '../../testing/start-api.ts'
import { sanitizeAboutUs } from './about-us.ts'

const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4']

/** Returns everything in the parsed HTML that is not allowed. Empty if the HTML is harmless. */
function findHarm(html: string): string[] {
  return harmIn(parseFragment(html))
}

function harmIn(node: Tree.Node): string[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(harmIn) : []
  if (!('tagName' in node))
    return node.nodeName.startsWith('#') && node.nodeName !== '#comment' ? inside : [node.nodeName]
  const isAllowed = TAGS.includes(node.tagName) && node.namespaceURI === names.NS.HTML
  const harmful = node.attrs.filter(
    ({ name, value }) => node.tagName !== 'a' || name !== 'href' || !isAllowedHref(value),
  )
  return [
    ...(isAllowed ? [] : [`<${node.tagName}>`]),
    ...harmful.map(({ name, value }) => `${name}=${value}`),
    ...inside,
  ]
}

/** Whether a URL is absolute with an allowed scheme, or missing. */
function isAllowedHref(href: string): boolean {
  if (!URL.canParse(href, 'https://site.example')) return true
  return URL.canParse(href) && ['https:', 'mailto:'].includes(new URL(href).protocol)
}

it('the XSS corpus has over a hundred distinct attacks, most of which are harmful without sanitizing', () => {
  expect(xssCorpus.length).toBeGreaterThan(100)
  expect(new Set(xssCorpus.map(({ html }) => html)).size).toBe(xssCorpus.length)
  expect(xssCorpus.filter(({ html }) => findHarm(html).length > 0).length).toBeGreaterThan(90)
})

describe('sanitizeAboutUs', () => {
  it.each(xssCorpus)('neutralizes $name', ({ html }) => {
    const clean = sanitizeAboutUs(html)
    expect(findHarm(clean)).toEqual([])
    expect(sanitizeAboutUs(clean)).toBe(clean)
    // HTML that a browser parses and serializes again is harmless too.
    expect(findHarm(serialize(parseFragment(clean)))).toEqual([])
  })

  it('neutralizes all attacks combined and nested in allowed markup', () => {
    const everything = xssCorpus.map(({ html }) => html).join('')
    expect(findHarm(sanitizeAboutUs(everything))).toEqual([])
    for (const { html } of xssCorpus) {
      expect(
        findHarm(sanitizeAboutUs(`<p><a href="https://example.com/${html}">${html}</a></p><ul><li>${html}</ul>`)),
      ).toEqual([])
    }
  })
})

it('sanitizeAboutUs handles deeply nested tags up to the length limit', () => {
  expect(findHarm(sanitizeAboutUs('<ul><li>'.repeat(2_500)))).toEqual([])
})

describe('a vendor with an attack in every field', () => {
  const email = (index: number) => `attack${index}@example.com`
  let api: TestApi
  let ids: number[]
  beforeAll(async () => {
    api = await startApi()
    const imported = await api.service.services.vendors.import(
      xssCorpus.map(({ html }, index) => ({
        email: email(index),
        first_name: html,
        last_name: html,
        phone: html,
        business_name: html,
        categories: [(index % 16) + 1],
        about_us: html,
        business_services: html,
        business_location: html,
        reviews: [{ name: html, rating: 5, review: html, created_at: '2026-01-01T00:00:00Z' }],
        packages: [{ name: html, description: html, original_price: '10.00' }],
        faqs: [{ question: html, answer: html }],
      })),
    )
    ids = imported.ids
    // Simulates a row that was not sanitized by an import.
    await api.db.update(vendors).set({ aboutUs: xssCorpus.map(({ html }) => html).join('') })
  })
  afterAll(() => api.stop())

  it.each(xssCorpus.map((attack, index) => ({ ...attack, index })))(
    'has $name unchanged in its text fields',
    async ({ html, index }) => {
      const { status, headers, body } = await api.get(`/vendor/detail/get/${ids[index]}/`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toContain('application/json')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const vendor = calls.getVendor.response.parse(body)
      expect(findHarm(vendor.about_us)).toEqual([])
      expect(vendor).toMatchObject({
        user: { first_name: html, last_name: html },
        phone: html,
        business_name: html,
        business_services: html,
        business_location: html,
        reviews: [{ name: html, review: html }],
        packages: [{ name: html, description: html }],
        faqs: [{ question: html, answer: html }],
      })
    },
  )

  it('is listed with sanitized HTML and unchanged text fields', async () => {
    const { body } = await api.get('/vendor/search-list/?page_size=100')
    const { results } = calls.searchVendors.response.parse(body)
    expect(results).toHaveLength(100)
    expect(results.map(({ business_name }) => business_name)).toEqual(xssCorpus.slice(0, 100).map(({ html }) => html))
    expect(results.flatMap(({ about_us }) => findHarm(about_us))).toEqual([])
  })
})
