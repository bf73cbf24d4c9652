import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { hostHtml, setupHost } from './host-page.ts'
import { cards, grid, magicLink, vendorOf, vendorProfile, vendors } from './subjects.ts'

const open = setupHost()
const SITE = 'http://site.test/vendors/1'

/** Runs before the page's scripts: a session of an earlier visit. */
const signIn = () => localStorage.setItem('vowkit:http://api.test:token', 't1')

/** A script for the embedding page that records the events of the element. */
const LISTEN = `<script>
  var heard = []
  for (const name of ['vk-vendor-select', 'vk-vendor-message', 'vk-vendor-save', 'vk-page-change', 'vk-login', 'vk-link-state', 'vk-error'])
    addEventListener(name, function (event) { heard.push([name, event.detail]) })
</script>`

function heard(page: Page, name: string): Promise<unknown[]> {
  return page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'heard') as [string, unknown][]).filter(([one]) => one === wanted).map(([, it]) => it),
    name,
  )
}

describe.each(cards)('a vendor card of <$tag>', ({ html, script, ready, answers }) => {
  const body = (before = '') => hostHtml({ body: LISTEN + before + html + script })

  it('opens the profile in place, dispatches vk-vendor-select, and closes with Escape and Back', async () => {
    const { page } = await open({
      html: body(),
      answers: { ...answers, '/vendor/detail/get/1/': vendorProfile.answers['/vendor/detail/get/3/'] ?? {} },
    })
    const link = page.locator(`${ready}[href="${SITE}"]`)
    await link.waitFor()
    expect(await link.getAttribute('rel')).toContain('noopener')
    await link.click()
    const dialog = page.getByRole('dialog', { name: 'Vendor 3' })
    await dialog.getByRole('button', { name: 'Send inquiry' }).waitFor()
    expect(await heard(page, 'vk-vendor-select')).toMatchObject([{ id: 1, business_name: 'Vendor 1' }])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await link.click()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toBe('http://host.test/')
    expect(page.context().pages()).toHaveLength(1)
  })

  it('opens nothing when the page cancels vk-vendor-select', async () => {
    const prevent = `<script>addEventListener('vk-vendor-select',function(event){event.preventDefault()})</script>`
    const { page } = await open({ html: body(prevent), answers })
    const link = page.locator(`${ready}[href="${SITE}"]`)
    await link.click()
    expect(await heard(page, 'vk-vendor-select')).toHaveLength(1)
    expect(page.context().pages()).toHaveLength(1)
    expect(page.url()).toBe('http://host.test/')
  })
})

describe('<vendor-card-grid>', () => {
  const SEARCH = '/vendor/search-list/'
  const asked = (requests: string[]) => requests.filter((url) => url.includes(SEARCH)).map((url) => new URL(url).search)

  it.each([
    ['an attribute', `<vendor-card-grid vendor-ids="3,14,15"></vendor-card-grid>${grid.script}`],
    [
      'a property before the script',
      `<vendor-card-grid></vendor-card-grid><script>document.querySelector('vendor-card-grid').vendorIds=[3,14,15]</script>${grid.script}`,
    ],
    [
      'a property after the script',
      `<vendor-card-grid></vendor-card-grid>${grid.script}<script>document.querySelector('vendor-card-grid').vendorIds=[3,14,15]</script>`,
    ],
    [
      'a property that overrides an attribute',
      `<vendor-card-grid vendor-ids="9"></vendor-card-grid>${grid.script}<script>document.querySelector('vendor-card-grid').vendorIds='3, 14,15'</script>`,
    ],
  ])('accepts vendor ids as %s', async (_how, body) => {
    const { page, requests } = await open({ html: hostHtml({ body }), answers: grid.answers })
    await page.locator(grid.ready).first().waitFor()
    expect(decodeURIComponent(asked(requests).at(-1) ?? '')).toContain('ids=3,14,15')
  })

  it.each(['category="3" page="2" page-size="6"', 'page-size="6" page="2" category="3"'])(
    'sends the same request for attributes in any order: %s',
    async (attributes) => {
      const { page, requests } = await open({
        html: hostHtml({ body: `<vendor-card-grid ${attributes}></vendor-card-grid>${grid.script}` }),
        answers: grid.answers,
      })
      await page.locator(grid.ready).first().waitFor()
      expect(asked(requests)).toEqual(['?categories=3&page=2&page_size=6'])
    },
  )

  it('shows the selected page and dispatches vk-page-change', async () => {
    const { page, requests } = await open({
      html: hostHtml({ body: LISTEN + grid.html + grid.script }),
      answers: grid.answers,
    })
    await page.locator('vendor-card-grid').getByRole('button', { name: /next/i }).click()
    await expect.poll(() => asked(requests).at(-1)).toContain('page=2')
    await expect.poll(() => heard(page, 'vk-page-change')).toEqual([{ page: 2 }])
  })

  it('opens the inquiry of a vendor with Message, unless the page cancels vk-vendor-message', async () => {
    const { page } = await open({
      html: hostHtml({ body: LISTEN + grid.html + grid.script }),
      answers: { ...grid.answers, '/vendor/detail/get/1/': vendorProfile.answers['/vendor/detail/get/3/'] ?? {} },
    })
    const message = page.getByRole('link', { name: 'Message Vendor 1' })
    await message.click()
    const dialog = page.getByRole('dialog', { name: 'Vendor 3' })
    await dialog.getByRole('button', { name: 'Send inquiry' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.evaluate("document.addEventListener('vk-vendor-message', (event) => event.preventDefault())")
    await message.click()
    await expect.poll(() => heard(page, 'vk-vendor-message')).toMatchObject([{ id: 1 }, { id: 1 }])
    expect(await dialog.count()).toBe(0)
    expect(page.context().pages()).toHaveLength(1)
    expect(page.url()).toBe('http://host.test/')
  })

  it('dispatches vk-vendor-save for a heart on a card and for the heart in the profile', async () => {
    const { page } = await open({
      html: hostHtml({ body: LISTEN + grid.html + grid.script }),
      answers: {
        ...grid.answers,
        '/vendor/detail/get/1/': vendorProfile.answers['/vendor/detail/get/3/'] ?? {},
        '/vendor/mark-favorite/2/': { body: { is_favorited: true } },
        '/vendor/mark-favorite/3/': { body: { is_favorited: true } },
      },
      before: signIn,
    })
    await page.getByRole('button', { name: 'Save Vendor 2' }).click()
    await expect.poll(() => heard(page, 'vk-vendor-save')).toMatchObject([{ vendor: { id: 2 }, saved: true }])
    await page.getByRole('link', { name: 'View Profile of Vendor 1' }).click()
    await page.getByRole('dialog').locator('.vk-vendor__save').click()
    await expect.poll(() => heard(page, 'vk-vendor-save')).toMatchObject([{}, { vendor: { id: 3 }, saved: true }])
  })

  it('styles the pagination of each of two grids, also on a dark page', async () => {
    const dark = '<style>body { background: #111; color: #eee }</style>'
    const { page } = await open({
      html: hostHtml({ body: dark + grid.html + grid.html + grid.script + grid.script }),
      answers: grid.answers,
    })
    const lists = page.locator('vendor-card-grid .vk-pages__list')
    await lists.nth(1).waitFor()
    for (const index of [0, 1])
      await expect
        .poll(() =>
          lists.nth(index).evaluate((list) => {
            const { display, listStyleType, backgroundColor } = getComputedStyle(list)
            return { display, listStyleType, hasSurface: backgroundColor !== 'rgba(0, 0, 0, 0)' }
          }),
        )
        .toEqual({ display: 'flex', listStyleType: 'none', hasSurface: true })
  })

  it('shows the selected page again after the page has removed it and added it again', async () => {
    const { page, requests } = await open({ html: hostHtml({ body: grid.html + grid.script }), answers: grid.answers })
    const element = page.locator('vendor-card-grid')
    await element.getByRole('button', { name: /next/i }).click()
    await expect.poll(() => asked(requests).at(-1)).toContain('page=2')
    await page.evaluate(async () => {
      const removed = document.querySelector('vendor-card-grid')
      removed?.remove()
      await new Promise(requestAnimationFrame)
      document.body.append(removed ?? '')
    })
    await element.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
  })

  it('renders no buttons when without-actions is set', async () => {
    const { page } = await open({
      html: hostHtml({ body: `<vendor-card-grid category="3" without-actions></vendor-card-grid>${grid.script}` }),
      answers: grid.answers,
    })
    await page.locator(grid.ready).first().waitFor()
    expect(await page.locator('vendor-card-grid .vk-card button').count()).toBe(0)
  })

  it('shows public vendors to signed-out visitors, and runs no script from vendor texts', async () => {
    const about_us = '<img src=x onerror="document.title=1"><b>Grown</b><script>document.title=1</script>'
    const { page, complaints } = await open({
      html: hostHtml({ body: grid.html + grid.script }),
      answers: { [SEARCH]: { body: { results: [vendorOf(1, { about_us }), ...vendors.slice(1)], count: 6 } } },
    })
    await page.getByText('Grown', { exact: true }).waitFor()
    expect(await page.title()).toBe('Host')
    expect(complaints).toEqual([])
  })

  it('requires sign-in for a couple’s own list, and hides typed keys from the page’s hotkeys', async () => {
    const { page, requests, complaints } = await open({
      html: hostHtml({ body: `<vendor-card-grid list="favourites"></vendor-card-grid>${grid.script}` }),
      answers: { '/auth/login_vision/': { body: { detail: 'Sent.' } } },
      before: () =>
        document.addEventListener('keydown', (event) => {
          if (['/', 'm', 'a', 'e'].includes(event.key)) event.preventDefault()
        }),
    })
    await page.locator('vendor-card-grid').getByRole('button', { name: 'Login' }).click()
    const email = page.getByRole('textbox', { name: 'Email' })
    await email.click()
    await page.keyboard.type('maya/me@example.com')
    expect(await email.inputValue()).toBe('maya/me@example.com')
    expect(requests.some((url) => url.includes('favourite-list'))).toBe(false)
    expect(complaints).toEqual([])
  })

  it('shows an error when its backend does not respond, and retries', async () => {
    const { page } = await open({ html: hostHtml({ body: LISTEN + grid.html + grid.script }), answers: grid.answers })
    await page.locator(grid.ready).first().waitFor()
    await page.context().route(`**${SEARCH}*`, (route) => route.abort())
    await page.evaluate(() => document.querySelector('vendor-card-grid')?.setAttribute('category', '4'))
    const retry = page.locator('vendor-card-grid').getByRole('button', { name: /again/i })
    await retry.waitFor({ timeout: 60_000 })
    await expect.poll(() => heard(page, 'vk-error')).toMatchObject([{ code: 'network' }])
    await page.context().unroute(`**${SEARCH}*`)
    await retry.click()
    await page.locator(grid.ready).first().waitFor()
  })
})

it.each([magicLink, vendorProfile].map((subject) => [subject.tag, subject] as const))(
  '<%s> dispatches vk-vendor-save after the visitor has saved a vendor in a profile',
  async (_tag, subject) => {
    const { page } = await open({
      html: hostHtml({ body: LISTEN + subject.html + subject.script }),
      answers: {
        ...subject.answers,
        '/vendor/detail/get/1/': vendorProfile.answers['/vendor/detail/get/3/'] ?? {},
        '/vendor/mark-favorite/3/': { body: { is_favorited: true } },
      },
      before: signIn,
    })
    await page.locator(subject.ready).first().click()
    await page.locator('.vk-vendor__save').click()
    await expect.poll(() => heard(page, 'vk-vendor-save')).toMatchObject([{ vendor: { id: 3 }, saved: true }])
  },
)

it('<magic-link-vendors> dispatches vk-link-state with the state of its magic link', async () => {
  const [, link] = cards
  const { page } = await open({
    html: hostHtml({
      body: `${LISTEN}${link?.html}<magic-link-vendors code="unknown"></magic-link-vendors>${link?.script}`,
    }),
    answers: link?.answers,
  })
  await expect.poll(() => heard(page, 'vk-link-state')).toHaveLength(2)
  expect(await heard(page, 'vk-link-state')).toEqual(
    expect.arrayContaining([{ status: 'active' }, { status: 'missing' }]),
  )
})
