import { readFile } from 'node:fs/promises'
import { describe, expect, inject, it } from 'vitest'
import { version } from '../../vite.shared.ts'
import { allShown, everything } from './everything.ts'
import { API, ELEMENT, HOST, hostHtml, setupHost } from './host-page.ts'
import { subjects } from './subjects.ts'

const open = setupHost()
const { html, scripts, modules, loader, given } = everything
const LOADER = `${API}/embed/v1/loader.js`
const sources = subjects.map(({ src }) => src)
const tagsOf = (attribute: string) => sources.map((src) => `<script ${attribute} src="${src}"></script>`).join('')
/** Returns a script tag that inserts the given scripts after the page has loaded. */
const lateTags = (...files: string[]) =>
  `<script>addEventListener('load',function(){for(const src of ${JSON.stringify(files)}){var s=document.createElement('script');s.src=src;document.body.append(s)}})</script>`

/**
 * Simulates a plugin that delays scripts: the plugin changes the types of script tags, removes their URLs, and runs
 * copies later.
 */
const delayedTags =
  tagsOf('async').replaceAll('src=', 'type="delayed/javascript" data-src=') +
  `<script>addEventListener('load',function(){document.querySelectorAll('[data-src]').forEach(function(old){var s=document.createElement('script');s.src=old.dataset.src;old.replaceWith(s)})})</script>`

const orders = {
  'as blocking scripts in the head': { head: scripts, body: html },
  'after the elements': { body: html + scripts },
  'asynchronously, before the elements': { head: tagsOf('async'), body: html },
  deferred: { head: tagsOf('defer'), body: html },
  'as modules': { head: modules, body: html },
  'when injected after the load event': { body: html + lateTags(...sources) },
  'as copies that a plugin runs later': { body: delayedTags + html },
  twice: { head: scripts, body: html + scripts },
  'twice, as classic scripts and as modules': { head: scripts, body: html + modules },
  'when the loader loads them': { head: loader, body: html },
  'when the loader is injected after the load event': { body: html + lateTags(LOADER) },
  'when the loader is included twice': { head: loader.repeat(2), body: html },
}

describe('the scripts of all elements', () => {
  it.each(Object.entries(orders))('render every element once, without errors: %s', async (_order, place) => {
    const { page, complaints } = await open({ html: hostHtml(place), ...given })
    await page.locator('vendor-card-grid').scrollIntoViewIfNeeded()
    await page.locator('magic-link-vendors').scrollIntoViewIfNeeded()
    await allShown(page)
    for (const { tag } of subjects) {
      const shown = await page
        .locator(tag)
        .evaluateAll((all) => all.map(({ shadowRoot }) => shadowRoot?.childElementCount))
      expect(shown, tag).toEqual([1])
    }
    expect(complaints).toEqual([])
  })

  it('warn once per element, and do nothing, when a different version is already loaded', async () => {
    const { page, complaints } = await open({ html: hostHtml({ body: html + scripts }), ...given })
    await allShown(page)
    await page.context().route('**/embed/v2/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1)
      const code = await readFile(`${inject('builtFolder')}/${name}`, 'utf8')
      return route.fulfill({ body: code.replaceAll(version, '9.9.9'), contentType: 'text/javascript' })
    })
    for (const src of [...sources, ...sources]) await page.addScriptTag({ url: src.replace('/v1/', '/v2/') })
    const warnings = subjects.map(({ tag }) => `<${tag}> 9.9.9 is not used, because ${version} was loaded first.`)
    expect(complaints.toSorted()).toEqual([...warnings, ...warnings].toSorted())
  })
})

it('an element uses the backend that served its script', async () => {
  const { page, requests } = await open({ html: hostHtml() })
  await page.locator('vision-generator textarea').fill('Fog over the vines')
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
  await page.keyboard.press('Enter')
  await expect.poll(() => requests.filter((url) => url.includes('/auth/login_vision/')).length).toBeGreaterThan(0)
  expect(requests.every((url) => url.startsWith(API))).toBe(true)
})

describe('an element script that a plugin copied to the host of the page', () => {
  const COPY = '/cache/all.js'
  const openCopy = async (file: string) =>
    open({
      html: hostHtml({
        body: `<vision-generator>Write to us</vision-generator><script src="${HOST}${COPY}"></script>`,
      }),
      others: { [COPY]: await readFile(`${inject('builtFolder')}/${file}`, 'utf8') },
    })

  it('shows an error, because its backend is unknown', async () => {
    const { page, complaints } = await openCopy('vision-generator.js')
    await page.getByText('Couldn’t load.').waitFor()
    expect(complaints.join()).toContain('api_host_missing')
  })

  it('logs an error if it is the loader, and keeps the fallback content', async () => {
    const { page, complaints } = await openCopy('loader.js')
    await expect.poll(() => complaints).toEqual([expect.stringContaining('cannot determine its URL')])
    expect(await page.getByText('Write to us').isVisible()).toBe(true)
  })
})

describe('the loader script', () => {
  it('loads the code of an element below the viewport when the visitor scrolls to it', async () => {
    const { page, requests } = await open({
      html: hostHtml({ head: loader, body: `<div style="height:4000px"></div>${ELEMENT}` }),
    })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(requests).toEqual([LOADER])
    await page.evaluate(() => window.scrollTo(0, 3800))
    await page.locator('vision-generator textarea').waitFor()
  })

  it('loads the code of an element that is added after the page has loaded', async () => {
    const { page } = await open({ html: hostHtml({ body: loader }) })
    await page.evaluate(() => document.body.append(document.createElement('vision-generator')))
    await page.locator('vision-generator textarea').waitFor()
  })
})
