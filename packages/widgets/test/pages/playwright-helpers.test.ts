import { expect, it } from 'vitest'
import { answerElements, recordEvents } from '../../src/playwright/index.ts'
import { API, HOST, hostHtml, setupHost } from './host-page.ts'
import { vendors } from './subjects.ts'

const open = setupHost()

it('answerElements answers the requests of elements, and recordEvents records their events', async () => {
  const body = `<vendor-card-grid category="4"></vendor-card-grid><script src="${API}/embed/v1/vendor-card-grid.js"></script>`
  const { page } = await open({ html: hostHtml({ body }) })
  const events = await recordEvents(page, ['vk-vendor-select', 'vk-error'])
  const requests = await answerElements(page, API, {
    '/vendor/search-list/': { body: { results: vendors, count: vendors.length } },
  })
  await page.goto(`${HOST}/`)
  await page
    .getByRole('link', { name: /View Profile/ })
    .first()
    .waitFor()
  await page.evaluate(
    "document.querySelector('vendor-card-grid').addEventListener('vk-vendor-select', (event) => event.preventDefault())",
  )
  await page
    .getByRole('link', { name: /View Profile/ })
    .first()
    .click()
  await expect.poll(events).toMatchObject([{ tag: 'vendor-card-grid', name: 'vk-vendor-select', detail: { id: 1 } }])
  const [search] = requests.filter(({ path }) => path === '/vendor/search-list/')
  expect([search?.method, search?.query.get('categories'), search?.body]).toEqual(['GET', '4', null])
})

it('answerElements answers 404 to paths without an answer', async () => {
  const body = `<vendor-card-grid category="4"></vendor-card-grid><script src="${API}/embed/v1/vendor-card-grid.js"></script>`
  const { page } = await open({ html: hostHtml({ body }) })
  const events = await recordEvents(page, ['vk-error'])
  await answerElements(page, API, {})
  await page.goto(`${HOST}/`)
  await expect.poll(events).toMatchObject([{ tag: 'vendor-card-grid', detail: { code: 'not_found' } }])
})
