import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { API, hostHtml, setupHost } from './host-page.ts'
import { assistant, subjects } from './subjects.ts'

const open = setupHost()

/** Moves an element from the page into an iframe, or from the iframe back into the page. */
const move = (page: Page, tag: string, to: 'frame' | 'page') =>
  page.evaluate(
    ({ name, isAway }) => {
      const frame = document.querySelector('iframe') ?? document.body.appendChild(document.createElement('iframe'))
      const [from, target] = isAway ? [document, frame.contentDocument] : [frame.contentDocument, document]
      const element = from?.querySelector(name)
      if (element) target?.body.append(element)
    },
    { name: tag, isAway: to === 'frame' },
  )

/** Returns a description of each style sheet that an element has adopted. */
const sheetsOf = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const documents = [document, document.querySelector('iframe')?.contentDocument]
    const element = documents.map((one) => one?.querySelector(name)).find((one) => one)
    const sheets = element?.shadowRoot?.adoptedStyleSheets ?? []
    return sheets.map(({ cssRules }) => `${cssRules.length} rules from ${cssRules[0]?.cssText.slice(0, 40)}`)
  }, tag)

const modules = (tag: string) => `<script type="module" src="${API}/embed/v1/${tag}.mjs"></script>`

describe.each(subjects)(
  '<$tag> that is moved to another document and back',
  ({ tag, html, script, ready, answers }) => {
    it.each([
      ['classic script', script],
      ['module', modules(tag)],
    ])('adopts each of its style sheets exactly once (%s)', async (_kind, code) => {
      const { page } = await open({ html: hostHtml({ body: html + code }), answers })
      await page.locator(ready).first().waitFor()
      let before = await sheetsOf(page, tag)
      expect(before.length).toBeGreaterThan(1)
      for (const place of ['frame', 'page', 'frame', 'page'] as const) {
        await move(page, tag, place)
        const sheets = await sheetsOf(page, tag)
        // Compares only the first sheets, because lazy-loaded components, such as the pagination, may have added more.
        expect(sheets.slice(0, before.length), place).toEqual(before)
        expect(new Set(sheets).size, place).toBe(sheets.length)
        before = sheets
      }
    })
  },
)

it('<wedding-assistant> adopts the style sheets of its app if it was in another document while the app loaded', async () => {
  const { page } = await open({
    html: hostHtml({ body: assistant.html + assistant.script }),
    answers: assistant.answers,
  })
  await page.locator(assistant.ready).first().waitFor()
  const sheets = await sheetsOf(page, assistant.tag)

  const late = await open({
    html: hostHtml({ body: '<wedding-assistant></wedding-assistant>' }),
    answers: assistant.answers,
  })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await late.page.context().route('**/wedding-assistant-app-*', (route) => isReleased.then(() => route.fallback()))
  await late.page.addScriptTag({ url: assistant.src })
  await late.page.evaluate(() => document.querySelector('wedding-assistant')?.show())
  await move(late.page, assistant.tag, 'frame')
  await move(late.page, assistant.tag, 'page')
  release()
  await late.page.locator(assistant.ready).first().waitFor()
  expect(await sheetsOf(late.page, assistant.tag)).toEqual(sheets)
})
