import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { API, HOST, hostHtml, setupHost } from './host-page.ts'
import { assistant, replyWithParts } from './subjects.ts'

const open = setupHost()
const { answers, script } = assistant
const TAG = '<wedding-assistant></wedding-assistant>'
const HERE = { html: hostHtml({ body: `<h1>Host</h1>${TAG}${script}` }), answers }
const BOTTOM = 800 - 20

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the wedding assistant' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your wedding assistant' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const said = (page: Page) => page.getByRole('log').getByText('Welcome.')

async function bottomOf(page: Page): Promise<number> {
  const box = await page.locator('wedding-assistant .vk-launcher').boundingBox()
  return Math.round((box?.y ?? 0) + (box?.height ?? 0))
}

describe('the assistant button', () => {
  it('loads with one request, loads its app when the page is idle, and makes no API calls or storage writes', async () => {
    const { page, requests, complaints } = await open(HERE)
    await launcher(page).waitFor()
    expect(requests[0]).toBe(`${API}/embed/v1/wedding-assistant.js`)
    await expect.poll(() => requests.join()).toContain('/chunks/wedding-assistant-app-')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(requests.filter((url) => !url.includes('/embed/'))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('opens the panel and focuses its field, and regains the focus when Escape closes the panel', async () => {
    const { page, complaints } = await open(HERE)
    await launcher(page).click()
    await said(page).waitFor()
    expect(await field(page).evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node)).toBe(true)
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    const focused = page.locator('wedding-assistant .vk-launcher:focus')
    await focused.waitFor()
    await focused.press('Enter')
    await said(page).waitFor()
    expect(complaints).toEqual([])
  })

  it('shows an error when its app fails to load on a press, and retries on the next press', async () => {
    const { page, complaints } = await open(HERE)
    let isBlocked = true
    await page.context().route('**/wedding-assistant-app-*', (route) => (isBlocked ? route.abort() : route.fallback()))
    await launcher(page).click()
    await page.getByRole('alert').getByText('Couldn’t load. Check your connection and try again.').waitFor()
    await expect.poll(() => complaints.join()).toContain('<wedding-assistant> load_failed:')
    isBlocked = false
    await launcher(page).click()
    await said(page).waitFor()
    expect(await page.getByText('Couldn’t load.').count()).toBe(0)
    // The retry uses a different URL, because Firefox would not load the same module URL again after a failure.
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(new Set(asked.filter((url) => url.includes('-app-'))).size).toBeGreaterThan(1)
  })
})

describe('a reply that is longer than the panel', () => {
  it('is shown from the question on, inside its bubble, until the visitor goes to the end', async () => {
    const long = { ...replyWithParts, content: 'Two fit, and here is why.\n'.repeat(20) }
    const { page } = await open({ ...HERE, answers: { ...answers, '/support/stream/': { body: long } } })
    await launcher(page).click()
    await field(page).fill('Peonies?')
    await page.keyboard.press('Enter')
    const log = page.getByRole('log')
    await log.getByRole('table').nth(1).waitFor()
    const topOf = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
    const gap = async () => (await topOf(log.getByText('Peonies?'))) - (await topOf(log))
    await expect.poll(async () => Math.abs((await gap()) - 16) < 16).toBe(true)
    const widths = await log.evaluate((node) => [node.scrollWidth, node.clientWidth])
    expect(widths[0]).toBe(widths[1])
    await page.getByRole('button', { name: 'New messages' }).click()
    await expect.poll(() => log.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight)).toBe(0)
  })
})

describe('the assistant in a corner of the window', () => {
  it.each(['transform:translateX(0)', 'filter:blur(0)', 'contain:layout', 'perspective:9px', 'will-change:transform'])(
    'keeps the button in the viewport on a long page whose body has %s',
    async (style) => {
      const { page } = await open({
        ...HERE,
        html: hostHtml({ head: `<style>body{${style};height:3000px}</style>`, body: `${TAG}${script}` }),
      })
      await expect.poll(() => bottomOf(page)).toBe(BOTTOM)
      await page.evaluate(() => window.scrollTo(0, 900))
      await expect.poll(() => bottomOf(page)).toBe(BOTTOM)
      await launcher(page).click()
      await said(page).waitFor()
      expect((await panel(page).boundingBox())?.y).toBeGreaterThan(0)
    },
  )

  it('keeps its button in the viewport if the body is transformed, and behind a cookie banner if not', async () => {
    const { page } = await open({
      ...HERE,
      html: hostHtml({
        body: `<div id="cookies" style="position:fixed;z-index:9999;inset:auto 0 0;height:120px;background:#eee">Cookies</div>${TAG}${script}`,
      }),
    })
    await launcher(page).waitFor()
    const top = () => page.evaluate(() => document.elementFromPoint(innerWidth - 48, innerHeight - 48)?.id)
    expect(await top()).toBe('cookies')
    await page.evaluate(() => Object.assign(document.body.style, { transform: 'translateX(-10px)', height: '3000px' }))
    await expect.poll(() => bottomOf(page)).toBe(BOTTOM)
    await page.evaluate(() => Object.assign(document.body.style, { transform: '', height: '' }))
    await expect.poll(top).toBe('cookies')
  })

  it('is covered by the cart drawer of a shop theme', async () => {
    const cart = '<div id="cart" style="position:fixed;z-index:1000;inset:0 0 0 auto;width:400px">Check out</div>'
    const { page } = await open({ ...HERE, html: hostHtml({ body: `${cart}${TAG}${script}` }) })
    await launcher(page).waitFor()
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth - 48, innerHeight - 48)?.id)).toBe('cart')
  })

  it('follows the position custom properties that the page sets', async () => {
    const { page } = await open({
      ...HERE,
      html: hostHtml({ head: '<style>body{--vk-assistant-bottom:140px}</style>', body: `${TAG}${script}` }),
    })
    await expect.poll(() => bottomOf(page)).toBe(800 - 140)
  })

  it.each(['position="bottom-left"', 'style="--vk-assistant-bottom:92px"'])(
    'leaves room for another assistant with %s',
    async (given) => {
      const second = `<wedding-assistant api-host="http://other.test" ${given}></wedding-assistant>`
      const { page } = await open({ ...HERE, html: hostHtml({ body: TAG + second + script }) })
      const [one, other] = [await launcher(page).nth(0).boundingBox(), await launcher(page).nth(1).boundingBox()]
      if (!one || !other) throw new Error('A button is not seen.')
      const apart = [Math.abs(one.x - other.x) - one.width, Math.abs(one.y - other.y) - one.height]
      expect(Math.max(...apart)).toBeGreaterThan(0)
    },
  )

  it('passes clicks beside its button to the page, and is not printed', async () => {
    const { page } = await open(HERE)
    await launcher(page).waitFor()
    const hits = await page.evaluate(() =>
      [40, 300, 600, 900].flatMap((x) => [40, 300, 760].map((y) => document.elementFromPoint(x, y)?.localName)),
    )
    expect(hits).not.toContain('wedding-assistant')
    await page.emulateMedia({ media: 'print' })
    expect(await launcher(page).isVisible()).toBe(false)
  })
})

describe('the assistant on a page with an open modal dialog', () => {
  it('does not move the focus out of the dialog, and keeps the state of its panel', async () => {
    const { page, complaints } = await open({
      ...HERE,
      html: hostHtml({ body: `<dialog id="own"><input id="own-field"><button>b</button></dialog>${TAG}${script}` }),
    })
    await launcher(page).click()
    await said(page).waitFor()
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.showModal())
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('own')
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.close())
    await field(page).fill('Still here?')
    expect(complaints).toEqual([])
  })
})

describe('the assistant on a page that replaces its body', () => {
  it('shows a single button and continues the conversation', async () => {
    const { page, complaints } = await open(HERE)
    await launcher(page).click()
    await said(page).waitFor()
    await field(page).fill('Half a question')
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.append(document.createElement('wedding-assistant'))
      document.body.replaceWith(body)
    })
    await said(page).waitFor()
    expect(await field(page).inputValue()).toBe('Half a question')
    expect(await page.locator('wedding-assistant .vk-launcher').count()).toBe(1)
    await page.reload()
    await said(page).waitFor()
    expect(await field(page).inputValue()).toBe('Half a question')
    expect(complaints).toEqual([])
  })
})

describe('the events of the assistant', () => {
  it('bubble to the page, which can cancel vk-vendor-select and open the vendor itself', async () => {
    const { page, requests, sent } = await open(HERE)
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      for (const type of ['vk-open', 'vk-close', 'vk-message', 'vk-reply', 'vk-vendor-select'])
        document.addEventListener(type, (event) => {
          heard.push(`${type} ${JSON.stringify((event as CustomEvent).detail)}`)
          if (type === 'vk-vendor-select') event.preventDefault()
        })
    })
    await page.evaluate(() => {
      const element = document.querySelector('wedding-assistant')
      if (element) Object.assign(element, { vendorId: '12' }).show()
    })
    await said(page).waitFor()
    await field(page).fill('Peonies?')
    await page.keyboard.press('Enter')
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
    // Waits for two replies, because the reply to the greeting contains the same link.
    await expect.poll(heard).toHaveLength(4)
    await page.getByRole('link', { name: 'View Profile' }).last().click()
    await page.evaluate(() => document.querySelector('wedding-assistant')?.hide())
    await expect.poll(heard).toContain('vk-close null')
    expect((await heard()).map((line) => line.slice(0, 40))).toEqual([
      'vk-open null',
      'vk-reply {"id":1,"role":"assistant","con',
      'vk-message {"content":"Peonies?"}',
      'vk-reply {"id":1,"role":"assistant","con',
      'vk-vendor-select {"id":"12","url":"http:',
      'vk-close null',
    ])
    expect(page.url()).toBe(`${HOST}/`)
    expect(requests.filter((url) => url.includes('/chunks/profile-dialog'))).toEqual([])
    // The questions are JSON. The counts of the element's views and drafts are forms.
    const questions = sent.filter((body) => body.startsWith('{'))
    expect(questions.map((body) => JSON.parse(body).vendor_id)).toEqual([12, 12])
  })
})

describe('the assistant on a phone', () => {
  it('closes the panel with the Back button, and stays on the page', async () => {
    const { page } = await open({ ...HERE, device: { viewport: { width: 390, height: 844 } } })
    const url = page.url()
    await launcher(page).click()
    await said(page).waitFor()
    await page.goBack()
    await panel(page).waitFor({ state: 'hidden' })
    expect(page.url()).toBe(url)
  })

  it('leaves no history entry when the panel is closed with its own button', async () => {
    const { page } = await open({ ...HERE, device: { viewport: { width: 390, height: 844 } } })
    const state = () => page.evaluate(() => history.state)
    await launcher(page).click()
    await said(page).waitFor()
    expect(await state()).not.toBeNull()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(state).toBeNull()
  })

  it('fills the window with the panel in landscape orientation', async () => {
    const { page } = await open({ ...HERE, device: { viewport: { width: 844, height: 390 } } })
    await launcher(page).click()
    await said(page).waitFor()
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 844, height: 390 })
  })

  it('fills the window with the panel, keeps the focus inside and stays above the on-screen keyboard', async () => {
    const { page } = await open({ ...HERE, device: { viewport: { width: 390, height: 844 } } })
    await launcher(page).click()
    await said(page).waitFor()
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toMatch(/wedding-assistant|body/)
    await page.evaluate(() => {
      const viewport = window.visualViewport
      if (!viewport) return
      Object.defineProperty(viewport, 'height', { value: 494 })
      viewport.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await panel(page).boundingBox())?.height).toBe(494)
    expect(await field(page).evaluate((node) => getComputedStyle(node).fontSize)).toBe('16px')
  })

  it.each([
    ['es', 'Pregunta al asistente de bodas'],
    ['ar', 'اسألوا مساعد الزفاف'],
  ])('fits the texts of its panel into 320 px in the language "%s"', async (lang, label) => {
    const { page } = await open({
      html: hostHtml({ body: `<wedding-assistant lang="${lang}"></wedding-assistant>${script}` }),
      answers,
      width: 320,
    })
    await page.getByRole('button', { name: label }).click()
    await said(page).waitFor()
    const dialog = page.locator('wedding-assistant dialog')
    expect(await dialog.evaluate((node) => getComputedStyle(node).direction)).toBe(lang === 'ar' ? 'rtl' : 'ltr')
    expect(await dialog.evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(320)
    const input = dialog.getByRole('textbox')
    await input.fill('Which florists do you know?')
    const { direction, paddingLeft, paddingRight } = await input.evaluate((node) => {
      const { direction, paddingLeft, paddingRight } = getComputedStyle(node)
      return { direction, paddingLeft, paddingRight }
    })
    expect([direction, paddingLeft, paddingRight]).toEqual([
      'ltr',
      ...(lang === 'ar' ? ['0px', '15px'] : ['15px', '0px']),
    ])
  })

  it('does not cover the page when a script, not the visitor, opens the panel', async () => {
    const { page } = await open({
      html: hostHtml({ body: `${assistant.html}${script}` }),
      answers,
      device: { viewport: { width: 390, height: 844 } },
    })
    await launcher(page).waitFor()
    await expect.poll(() => panel(page).count()).toBe(0)
  })
})
