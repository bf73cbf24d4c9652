import { describe, expect, it } from 'vitest'
import { hostHtml, setupHost } from './host-page.ts'
import { vendors } from './subjects.ts'

const open = setupHost()

const answers = {
  '/vendor/categories/': { body: [{ id: 4, title: 'Florists' }] },
  '/vendor/search-list/': { body: { results: vendors, count: 6 } },
  '/vendor/public/wild-ranunculus/': { body: { id: 3, slug: 'wild-ranunculus', url: 'http://site.test/x' } },
  '/vendor/detail/get/3/': { body: { ...vendors[2], user: { id: 1003 }, reviews: [], packages: [], faqs: [] } },
}

/** Opens a page with an element, and returns what the console shows and the codes of `vk-error`. */
async function show(markup: string) {
  const tag = /^<([\w-]+)/.exec(markup)?.[1] ?? ''
  const listen = `<script>
    var codes = []
    addEventListener('vk-error', function (event) { codes.push(event.detail.code) })
  </script>`
  const html = hostHtml({ body: `${listen}${markup}<script src="http://api.test/embed/v1/${tag}.js"></script>` })
  const { page, requests, complaints: lines } = await open({ html, answers })
  await page.locator(tag).scrollIntoViewIfNeeded()
  return { page, requests, lines, codes: () => page.evaluate('codes') }
}

describe('an element with a mistake in its attributes', () => {
  it.each([
    ['<vendor-card-grid>', 'choice_missing', 'category, vendorIds or list is missing.'],
    ['<vendor-card-grid category="florist">', 'unknown_category', 'Did you mean "florists"?'],
    ['<vendor-card-grid list="favorites">', 'unknown_list', 'Did you mean "favourites"?'],
    ['<vendor-card-grid vendor-ids="a,b">', 'invalid_vendor_ids', 'Expected: ids, such as 3,14,15.'],
    [
      '<vendor-card-grid category="4" api-host="api.example.com">',
      'api_host_invalid',
      'api-host is "api.example.com".',
    ],
    ['<magic-link-vendors>', 'code_missing', 'Set code to the part of the link after /magic-link/.'],
  ])('shows an error for %s, dispatches vk-error and logs the reason once', async (markup, code, text) => {
    const { page, lines, codes } = await show(markup)
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    await expect.poll(codes).toEqual([code])
    await expect.poll(() => lines.filter((line) => line.includes(`troubleshooting.md#${code}`))).toHaveLength(1)
    expect(lines.find((line) => line.includes(code))).toContain(text)
  })

  it.each([
    ['<vision-generator theme="sepia">', 'invalid_value', 'theme of <vision-generator> is "sepia".'],
    ['<vision-generator accent="green">', 'invalid_value', 'Expected: a hex colour'],
    ['<vision-generator vendor-id="wild-ranunculus">', 'invalid_value', 'vendor-id of <vision-generator>'],
    ['<vendor-card-grid category="4" lang="it">', 'texts_missing', 'lang of <vendor-card-grid> is "it".'],
    ['<vendor-card-grid category="4" categorie="4">', 'unknown_attribute', 'Did you mean "category"?'],
    ['<vendor-profile>', 'vendor_missing', 'vendor-id or vendor of <vendor-profile> is missing.'],
  ])('logs one warning for %s on a development machine', async (markup, code, text) => {
    const { lines } = await show(markup)
    const found = () => lines.filter((line) => line.includes(`troubleshooting.md#${code}`))
    await expect.poll(found).toEqual([expect.stringContaining(text)])
  })
})

it('an element with an unknown text in messages logs one warning with the nearest text', async () => {
  const { page, lines } = await show('<vendor-card-grid category="4">')
  await page.evaluate("document.querySelector('vendor-card-grid').messages = { vendors: { emty: 'Nobody' } }")
  await expect
    .poll(() => lines.filter((line) => line.includes('troubleshooting.md#unknown_message')))
    .toEqual([expect.stringContaining('"vendors.emty". Did you mean "vendors.empty"?')])
})

describe('an element with a slug', () => {
  it('shows the vendors of the category', async () => {
    const { page, lines, requests } = await show('<vendor-card-grid category="florists">')
    await page.locator('vendor-card-grid [part=card]').first().waitFor()
    expect(requests.filter((url) => url.includes('categories=4'))).not.toEqual([])
    expect(lines).toEqual([])
  })

  it('shows the profile of the vendor', async () => {
    const { page, lines } = await show('<vendor-profile vendor="wild-ranunculus">')
    await page.getByRole('heading', { name: 'Vendor 3' }).waitFor()
    expect(lines).toEqual([])
  })
})

it('the texts of warnings are not part of an element’s first view, but of a chunk that loads on demand', async () => {
  const { page, requests } = await show('<vision-generator theme="sepia">')
  await expect.poll(() => requests.some((url) => url.includes('/chunks/developer-tools'))).toBe(true)
  const firstView = await page.evaluate("fetch('http://api.test/embed/v1/vision-generator.js').then((r) => r.text())")
  expect(firstView).not.toContain('Accepted: ')
})
