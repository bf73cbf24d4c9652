import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hostHtml, setupHost } from './host-page.ts'
import { assistant, generator, grid, magicLink, type Subject, subjects, vendorProfile, vendors } from './subjects.ts'

const open = setupHost()

/** Opens a page on which the app of an element loads only after the test calls `release`. */
async function withoutApp({ tag, script, answers }: Subject, html = `<${tag}></${tag}>`) {
  const host = await open({ html: hostHtml({ body: '' }), answers })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await host.page.context().route('**/chunks/*-app-*', async (route) => {
    await released
    return route.fallback()
  })
  await host.page.setContent(`${html}${script}`)
  await host.page.locator(`${tag} .vk-shell:not([inert]) .vk-root`).waitFor({ state: 'attached' })
  return { ...host, element: host.page.locator(tag), release }
}

/** Returns the markup in the element's shadow root, with sorted attributes. */
const markupOf = (page: Page, tag: string, selector = '.vk-root') =>
  page.locator(tag).evaluate((element, selector) => {
    const describe = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()
      return `<${node.localName} ${attributes.join(' ')}>${[...node.childNodes].map(describe).join('')}</>`
    }
    return describe(element.shadowRoot?.querySelector(selector) ?? element)
  }, selector)

const isApp = (page: Page, tag: string) =>
  expect
    .poll(() => page.locator(tag).evaluate((element) => Reflect.get(element, Symbol.for('r2wc.context')).root))
    .toBeTruthy()

describe("the first render of an element's app", () => {
  it.each([
    ['in English', generator, '<vision-generator></vision-generator>'],
    ['in Spanish', generator, '<vision-generator lang="es"></vision-generator>'],
    ['in German', generator, '<vision-generator lang="de"></vision-generator>'],
    ['in Arabic', generator, '<vision-generator lang="ar"></vision-generator>'],
    ['from right to left', generator, '<vision-generator lang="he"></vision-generator>'],
    ['styled', generator, '<vision-generator theme="dark" density="compact" fonts="inherit"></vision-generator>'],
    ['in English', assistant, '<wedding-assistant></wedding-assistant>'],
    ['in Spanish', assistant, '<wedding-assistant lang="es"></wedding-assistant>'],
    ['on the left', assistant, '<wedding-assistant position="bottom-left"></wedding-assistant>'],
  ])('equals the static markup before it, %s: %o', async (_how, subject, html) => {
    const { page, release } = await withoutApp(subject as Subject, html as string)
    const before = await markupOf(page, (subject as Subject).tag)
    release()
    await isApp(page, (subject as Subject).tag)
    expect(await markupOf(page, (subject as Subject).tag)).toBe(before)
  })
})

describe('an element that is used before its app has loaded', () => {
  it('preserves the typed text, the caret and the focus', async () => {
    const { page, element, release } = await withoutApp(generator)
    const field = element.locator('textarea')
    await field.click()
    await page.keyboard.type('Fog over vines')
    for (const _ of 'vines') await page.keyboard.press('ArrowLeft')
    release()
    await isApp(page, 'vision-generator')
    await page.keyboard.type('the ')
    expect(await field.inputValue()).toBe('Fog over the vines')
  })

  it('replays the press exactly once when the app has loaded', async () => {
    const { page, element, release } = await withoutApp(assistant)
    await element.getByRole('button').click()
    await element.getByRole('button').click()
    release()
    await page.getByRole('dialog', { name: 'Your wedding assistant' }).waitFor()
    await page.getByRole('log').getByText('Welcome.').waitFor()
  })

  it('keeps the focus on a pressed card, which regains the focus when its profile closes', async () => {
    const profile = { '/vendor/detail/get/1/': vendorProfile.answers['/vendor/detail/get/3/'] ?? {} }
    const subject = { ...grid, answers: { ...grid.answers, ...profile } }
    const { page, element, release } = await withoutApp(subject, grid.html)
    const link = element.getByRole('link', { name: 'View Profile of Vendor 1' })
    await link.click()
    release()
    await page.getByRole('dialog', { name: 'Vendor 3' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => link.evaluate((node) => node.matches(':focus'))).toBe(true)
  })

  it('submits a prompt that the visitor sent before the app had loaded', async () => {
    const { page, element, release } = await withoutApp(generator)
    await element.locator('textarea').fill('Fog over the vines')
    await element.locator('textarea').press('Control+Enter')
    release()
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
  })

  it('keeps the files that the visitor selected before the app had loaded', async () => {
    const { page, element, release } = await withoutApp(generator)
    const buffer = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
    await element.locator('input[type=file]').setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer })
    release()
    await page.getByRole('button', { name: 'Remove a.gif' }).waitFor()
  })

  it('delays the start of the app until an IME composition ends', async () => {
    const { page, element, release } = await withoutApp(generator)
    const field = element.locator('textarea')
    await field.focus()
    await field.dispatchEvent('compositionstart')
    release()
    await page.waitForResponse(/-app-/).catch(() => null)
    const context = () => element.evaluate((node) => Boolean(Reflect.get(node, Symbol.for('r2wc.context')).root))
    expect(await context()).toBe(false)
    await field.evaluate((node: HTMLTextAreaElement) => {
      node.value = '花'
      node.dispatchEvent(new CompositionEvent('compositionend', { data: '花', bubbles: true, composed: true }))
    })
    await isApp(page, 'vision-generator')
    expect(await field.inputValue()).toBe('花')
  })
})

it.each([
  [grid, ['/vendor/search-list/']],
  [magicLink, ['/auth/magic-link/', '/auth/vendors/magic-link/']],
])('<$tag> sends each of its requests once, before its app has loaded', async (subject, paths) => {
  const { page, requests, release } = await withoutApp(subject, subject.html)
  const calls = () => paths.map((path) => requests.filter((url) => new URL(url).pathname.startsWith(path)).length)
  await page.locator(subject.ready).first().waitFor()
  expect(calls()).toEqual(paths.map(() => 1))
  release()
  await isApp(page, subject.tag)
  expect(calls()).toEqual(paths.map(() => 1))
})

it('<vendor-card-grid> discards its public response when a couple is signed in, and its app refetches the vendors', async () => {
  const { page, requests } = await open({
    html: hostHtml({ body: `${grid.html}${grid.script}` }),
    before: () => localStorage.setItem('vowkit:http://api.test:token', 't'),
    answers: { ...grid.answers, '/auth/profile/': { body: {} } },
  })
  await isApp(page, 'vendor-card-grid')
  await page.locator(grid.ready).first().waitFor()
  expect(requests.filter((url) => url.includes('/vendor/search-list/'))).toHaveLength(2)
})

it('<magic-link-vendors> dispatches vk-link-state even if it is far from the viewport', async () => {
  const { page } = await open({
    html: hostHtml({ body: `<div style="height: 5000px"></div>${magicLink.html}${magicLink.script}` }),
    answers: magicLink.answers,
  })
  const status = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('vk-link-state', (event) => resolve((event as CustomEvent).detail.status))
      }),
  )
  expect(await status).toBe('active')
})

it.each(subjects)('<$tag> keeps its nodes when it is moved before its app has loaded', async (subject) => {
  const { page, element, release } = await withoutApp(subject, subject.html)
  const root = await element.locator('.vk-root').elementHandle()
  await element.evaluate((node) => document.body.append(node))
  expect(await root?.evaluate((node) => node.isConnected)).toBe(true)
  release()
  await isApp(page, subject.tag)
})

it('<vendor-card-grid> fetches the new category if the attribute changed while the element was removed', async () => {
  const { page } = await open({ html: hostHtml({ body: `${grid.html}${grid.script}` }), answers: grid.answers })
  await isApp(page, 'vendor-card-grid')
  const asked = page.waitForRequest(/categories=7/)
  await page.locator('vendor-card-grid').evaluate(async (element) => {
    element.remove()
    await new Promise<void>((resolve) => queueMicrotask(resolve))
    element.setAttribute('category', '7')
    document.body.append(element)
  })
  await asked
})

describe('vendor cards that are shown before the app has loaded', () => {
  // Excludes vendors without an image: their icons load only after the app's first render.
  const results = vendors.filter(({ image }) => image !== '')
  const answers: Subject['answers'] = {
    '/vendor/search-list/': { body: { results, count: results.length } },
    '/config/': { fault: 'silent' },
  }

  it.each([
    ['with actions', 'site-url="http://site.test"'],
    ['before the URL of links is known', ''],
    ['without actions', 'site-url="http://site.test" without-actions'],
    ['in Spanish', 'site-url="http://site.test" lang="es"'],
    ['in French', 'site-url="http://site.test" lang="fr"'],
    ['in Arabic', 'site-url="http://site.test" lang="ar"'],
  ])('equal the first render of the app (%s)', async (_how, attributes) => {
    const html = `<vendor-card-grid category="3" ${attributes}></vendor-card-grid>`
    const { page, element, release } = await withoutApp({ ...grid, answers }, html)
    await element.locator('ul.vk-cards').waitFor()
    const before = await markupOf(page, 'vendor-card-grid', 'ul.vk-cards')
    release()
    await isApp(page, 'vendor-card-grid')
    expect(await markupOf(page, 'vendor-card-grid', 'ul.vk-cards')).toBe(before)
  })

  it.each([
    ['of an active magic link', true, 'site-url="http://site.test"', 5],
    ['of an inactive magic link', false, 'site-url="http://site.test"', 5],
    ['on the first of several pages', true, 'site-url="http://site.test"', 23],
    ['of a magic link, before the URL of links is known', true, '', 5],
    ['of a magic link, in Spanish', true, 'site-url="http://site.test" lang="es"', 23],
  ])('equal the first render of the app (%s)', async (_how, is_active, attributes, count) => {
    const categories = [
      { id: 3, title: 'Florists' },
      { id: 4, title: 'Venues' },
    ]
    const recommended = results.map((vendor) => ({
      ...vendor,
      categories: [{ title: 'Florists' }, { title: 'Venues' }],
    }))
    const subject: Subject = {
      ...magicLink,
      answers: {
        '/auth/magic-link/spring/': { body: { is_active, access_link: 'http://localhost/dashboard', categories } },
        '/auth/vendors/magic-link/spring/': { body: { count, data: { results: recommended } } },
        '/config/': { fault: 'silent' },
      },
    }
    const html = `<magic-link-vendors code="spring" ${attributes}></magic-link-vendors>`
    const { page, element, release } = await withoutApp(subject, html)
    await element.locator('ul.vk-recommended').waitFor()
    const before = await markupOf(page, 'magic-link-vendors')
    release()
    await isApp(page, 'magic-link-vendors')
    expect(await markupOf(page, 'magic-link-vendors')).toBe(before)
  })
})
