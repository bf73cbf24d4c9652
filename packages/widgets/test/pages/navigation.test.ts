import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { allShown, everything } from './everything.ts'
import { HOST, type HostOptions, hostHtml, setupHost } from './host-page.ts'
import { subjects } from './subjects.ts'

const open = setupHost()
const { html, loader, given } = everything
const TAGS = subjects.map(({ tag }) => tag)
const WORDS = 'Fog over the vines'

/** Opens a page with elements and types into their fields. */
async function begin({ html, others }: Pick<HostOptions, 'html' | 'others'>) {
  const host = await open({ ...given, html, others: { ...given.others, ...others } })
  await allShown(host.page)
  await host.page.locator('vision-generator textarea').fill(WORDS)
  await host.page.locator('wedding-assistant textarea').fill('Peonies?')
  await host.page.locator('wedding-assistant textarea').press('Enter')
  await host.page.locator('wedding-assistant [part=bubble]').nth(2).waitFor()
  await host.page.locator('wedding-assistant textarea').fill('And')
  // Stores references to the current elements, so that a test can detect replaced elements.
  await host.page.evaluate(
    (tags) => Object.assign(window, { first: tags.map((tag) => document.querySelector(tag)) }),
    TAGS,
  )
  return host
}

function areSame(page: Page): Promise<boolean[]> {
  return page.evaluate(
    (tags) => tags.map((tag, at) => document.querySelector(tag) === (Reflect.get(window, 'first') as Element[])[at]),
    TAGS,
  )
}

/** Expects the page to contain each element exactly once, with the typed text. */
async function expectKept(page: Page): Promise<void> {
  await allShown(page)
  await expect.poll(() => page.locator('vision-generator textarea').inputValue()).toBe(WORDS)
  await expect.poll(() => page.locator('wedding-assistant textarea').inputValue()).toBe('And')
  expect(await page.locator('wedding-assistant [part=bubble]').count()).toBe(3)
  for (const tag of TAGS) expect(await page.locator(tag).count(), tag).toBe(1)
  expect(await page.locator('wedding-assistant .vk-launcher').count()).toBe(1)
}

describe('elements on a site with Turbo', () => {
  let turbo: string
  beforeAll(async () => {
    turbo = await readFile(fileURLToPath(import.meta.resolve('@hotwired/turbo')), 'utf8')
  })

  /** Returns the HTML of a page with a title, two links and an element that Turbo may preserve. */
  function pageOf(title: string, element: string, head = ''): string {
    return hostHtml({
      head: `${loader.replace('></script>', ' defer></script>')}<script src="/turbo.js" type="module"></script>${head}`,
      body: `<h1>${title}</h1><a href="/two">On</a><a href="/">Back</a>${element}${loader}`,
    })
  }

  const visit = (element: string, head?: string) =>
    begin({
      html: pageOf('One', element, head),
      others: { '/two': pageOf('Two', element, head), '/turbo.js': turbo },
    })

  it('keep their typed text when they are marked as data-turbo-permanent', async () => {
    const { page, complaints } = await visit(`<div id="tools" data-turbo-permanent>${html}</div>`)
    await page.getByRole('link', { name: 'On' }).click()
    await page.getByRole('heading', { name: 'Two' }).waitFor()
    expect(await areSame(page)).toEqual([true, true, true, true])
    await expectKept(page)
    expect(complaints).toEqual([])
  })

  it('restore typed text on the next page and after a back navigation', async () => {
    const { page, complaints } = await visit(html)
    for (const [link, title] of [
      ['On', 'Two'],
      ['Back', 'One'],
      ['On', 'Two'],
    ] as const) {
      await page.getByRole('link', { name: link }).click()
      await page.getByRole('heading', { name: title }).waitFor()
      await expectKept(page)
    }
    expect(complaints).toEqual([])
  })

  it('keep their state when Turbo morphs the page around them', async () => {
    const { page, complaints } = await visit(html, '<meta name="turbo-refresh-method" content="morph">')
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      if (heading) heading.textContent = 'Changed'
      document.addEventListener('turbo:morph', () => document.documentElement.setAttribute('data-morphed', ''))
      const turbo: unknown = Reflect.get(window, 'Turbo')
      if (turbo) Reflect.apply(Reflect.get(turbo, 'visit'), turbo, [location.href, { action: 'replace' }])
    })
    await page.locator('html[data-morphed]').waitFor()
    expect(await page.getByRole('heading').first().textContent()).toBe('One')
    expect(await areSame(page)).toEqual([true, true, true, true])
    await expectKept(page)
    expect(complaints).toEqual([])
  })
})

describe('elements on a single-page site', () => {
  const start = () => begin({ html: hostHtml({ head: loader, body: `<main>${html}</main>` }) })

  it('keep their state when they are moved into a new body, as Astro does', async () => {
    const { page, complaints } = await start()
    await page.evaluate((tags) => {
      const next = document.createElement('body')
      const kept = tags.map((tag) => document.querySelector(tag))
      // The markup of the next page has the same attributes.
      const places = kept.flatMap((element) => (element ? [next.appendChild(element.cloneNode() as Element)] : []))
      document.body.replaceWith(next)
      for (const [at, element] of kept.entries()) if (element) places[at]?.replaceWith(element)
    }, TAGS)
    expect(await areSame(page)).toEqual([true, true, true, true])
    await expectKept(page)
    expect(complaints).toEqual([])
  })

  it('restore typed text when new elements replace them at the same URL', async () => {
    const { page, complaints } = await start()
    await page.evaluate((markup) => {
      history.pushState(null, '', '/two')
      const main = document.createElement('main')
      main.innerHTML = markup
      document.querySelector('main')?.replaceWith(main)
    }, html)
    expect(page.url()).toBe(`${HOST}/two`)
    expect(await areSame(page)).toEqual([false, false, false, false])
    await expectKept(page)
    expect(complaints).toEqual([])
  })
})
