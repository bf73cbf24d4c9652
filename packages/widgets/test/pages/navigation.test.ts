import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { API, ELEMENT, HOST, hostHtml, setupHost } from './host-page.ts'

const open = setupHost()
const HEAD = `<script src="${API}/embed/v1/loader.js" defer></script>`
const WORDS = 'Fog over the vines'

/** Keeps hold of the element that is there now, to tell it from another one. */
async function mark(page: Page): Promise<void> {
  await page.locator('vision-generator').evaluate((element) => Object.assign(window, { first: element }))
}

function isSame(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('vision-generator') === Reflect.get(window, 'first'))
}

describe('a site with Turbo', () => {
  let turbo: string
  beforeAll(async () => {
    turbo = await readFile(fileURLToPath(import.meta.resolve('@hotwired/turbo')), 'utf8')
  })

  /** A page with its words, and what Turbo may keep of the last one. */
  function pageOf(title: string, element: string, head = ''): string {
    return hostHtml({
      head: `${HEAD}<script src="/turbo.js" type="module"></script>${head}`,
      body: `<h1>${title}</h1><a href="/two">On</a><a href="/">Back</a>${element}<script src="${API}/embed/v1/loader.js"></script>`,
    })
  }

  async function visit(element: string, head?: string) {
    const host = await open({
      html: pageOf('One', element, head),
      others: { '/two': pageOf('Two', element, head), '/turbo.js': turbo },
    })
    await host.page.locator('vision-generator textarea').fill(WORDS)
    await mark(host.page)
    return host
  }

  it('keeps the element and what is typed in it where the page says it is permanent', async () => {
    const { page, complaints } = await visit(`<div id="tool" data-turbo-permanent>${ELEMENT}</div>`)
    await page.getByRole('link', { name: 'On' }).click()
    await page.getByRole('heading', { name: 'Two' }).waitFor()
    expect(await isSame(page)).toBe(true)
    await expect.poll(() => page.locator('vision-generator textarea').inputValue()).toBe(WORDS)
    expect(await page.locator('vision-generator').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('has the words in the element of the next page, and back again', async () => {
    const { page, complaints } = await visit(ELEMENT)
    for (const [link, title] of [
      ['On', 'Two'],
      ['Back', 'One'],
      ['On', 'Two'],
    ] as const) {
      await page.getByRole('link', { name: link }).click()
      await page.getByRole('heading', { name: title }).waitFor()
      await expect.poll(() => page.locator('vision-generator textarea').inputValue()).toBe(WORDS)
    }
    expect(await page.locator('vision-generator').count()).toBe(1)
    expect(complaints).toEqual([])
  })

  it('morphs the page around the element', async () => {
    const { page, complaints } = await visit(ELEMENT, '<meta name="turbo-refresh-method" content="morph">')
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (heading) heading.textContent = 'Changed'
      document.addEventListener('turbo:morph', () => document.documentElement.setAttribute('data-morphed', ''))
      const turbo: unknown = Reflect.get(window, 'Turbo')
      if (turbo) Reflect.apply(Reflect.get(turbo, 'visit'), turbo, [location.href, { action: 'replace' }])
    })
    await page.locator('html[data-morphed]').waitFor()
    expect(await page.getByRole('heading').first().textContent()).toBe('One')
    expect(await isSame(page)).toBe(true)
    expect(await page.locator('vision-generator textarea').inputValue()).toBe(WORDS)
    expect(complaints).toEqual([])
  })
})

describe('a site that changes its pages by script', () => {
  async function start() {
    const host = await open({ html: hostHtml({ head: HEAD, body: `<main>${ELEMENT}</main>` }) })
    await host.page.locator('vision-generator textarea').fill(WORDS)
    await mark(host.page)
    return host
  }

  it('moves the element into a new body, as Astro does with what persists', async () => {
    const { page, complaints } = await start()
    await page.evaluate(() => {
      const next = document.createElement('body')
      const place = next.appendChild(document.createElement('vision-generator'))
      const kept = document.querySelector('vision-generator')
      document.body.replaceWith(next)
      if (kept) place.replaceWith(kept)
    })
    expect(await isSame(page)).toBe(true)
    expect(await page.locator('vision-generator textarea').inputValue()).toBe(WORDS)
    expect(complaints).toEqual([])
  })

  it('replaces everything but the address, and the new element has the words', async () => {
    const { page, complaints } = await start()
    await page.evaluate(() => {
      history.pushState(null, '', '/two')
      const main = document.createElement('main')
      main.append(document.createElement('vision-generator'))
      document.querySelector('main')?.replaceWith(main)
    })
    expect(page.url()).toBe(`${HOST}/two`)
    expect(await isSame(page)).toBe(false)
    await expect.poll(() => page.locator('vision-generator textarea').inputValue()).toBe(WORDS)
    expect(complaints).toEqual([])
  })
})
