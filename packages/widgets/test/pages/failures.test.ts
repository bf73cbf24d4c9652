import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { everything } from './everything.ts'
import { type Answer, hostHtml, setupHost } from './host-page.ts'
import { assistant, generator, grid, magicLink, subjects } from './subjects.ts'

const open = setupHost()
const { html, scripts, loader, given } = everything
const TAGS = subjects.map(({ tag }) => tag).toSorted()

/** A script that records the `vk-error` events of all elements on the page. */
const LISTEN = `<script>
  var heard = []
  addEventListener('vk-error', function (event) { heard.push(event.target.localName + ' ' + event.detail.code) })
  addEventListener('vk-link-state', function (event) { heard.push(event.target.localName + ' ' + event.detail.status) })
</script>`

const heard = (page: Page) => page.evaluate(() => (Reflect.get(window, 'heard') as string[]).toSorted())
const all = (code: string) => TAGS.map((tag) => `${tag} ${code}`)
const alertIn = (page: Page, tag: string) => page.locator(tag).getByRole('alert').filter({ hasText: /\w/ }).first()

/**
 * Interacts with the vision generator until it sends its first request. All other elements send requests without an
 * interaction.
 */
async function ask(page: Page): Promise<void> {
  const tool = page.locator(generator.tag)
  await tool.locator('textarea').fill('Fog over the vines')
  await tool.getByRole('button', { name: 'Generate' }).click()
  await tool.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
  await page.keyboard.press('Enter')
}

describe('every embedded element', () => {
  it('shows an error, logs it and dispatches vk-error when its code is blocked', async () => {
    const body = LISTEN + html.replace('<wedding-assistant open>', '<wedding-assistant open>Write to us') + loader
    const missing = subjects.map(({ tag }) => `/embed/v1/${tag}.mjs`)
    const { page, complaints } = await open({ html: hostHtml({ body }), ...given, missing })
    for (const { tag } of [generator, grid, magicLink]) {
      await page.locator(tag).scrollIntoViewIfNeeded()
      expect(await alertIn(page, tag).textContent()).toBe('This widget could not be loaded.')
    }
    await expect.poll(() => heard(page)).toEqual(all('load_failed'))
    expect(await page.getByText('Write to us').isVisible()).toBe(true)
    for (const tag of TAGS)
      await expect.poll(() => complaints.join()).toContain(`<${tag}> could not be loaded from http://api.test.`)
  })

  it('shows an error when its backend is unknown', async () => {
    const body = LISTEN + html.replaceAll(/<(\w+-[\w-]+)/g, '<$1 api-host="api.example.com"') + scripts
    const { page, complaints, requests } = await open({ html: hostHtml({ body }), ...given })
    for (const tag of TAGS) await alertIn(page, tag).waitFor()
    await expect.poll(() => heard(page)).toEqual(all('api_host_invalid'))
    for (const tag of TAGS) await expect.poll(() => complaints.join()).toContain(`<${tag}> api_host_invalid`)
    expect(requests.every((url) => url.includes('/embed/v1/'))).toBe(true)
  })

  it.each<[string, Answer, string]>([
    ['cannot be reached', { fault: 'blocked' }, 'network'],
    ['rejects the page', { status: 403, body: { detail: 'No.', code: 'forbidden' } }, 'forbidden'],
    ['fails', { status: 500, body: { detail: 'No.' } }, 'internal'],
  ])('shows an error, dispatches vk-error and offers a retry when the backend %s', async (_how, answer, code) => {
    const answers = Object.fromEntries(Object.keys(given.answers).map((path) => [path, answer]))
    const { page } = await open({ ...given, html: hostHtml({ body: LISTEN + html + scripts }), answers })
    await ask(page)
    for (const tag of TAGS) await alertIn(page, tag).waitFor()
    const told = [
      `${magicLink.tag} invalid`,
      `${grid.tag} ${code}`,
      `${assistant.tag} ${code}`,
      `${generator.tag} sign_in_failed`,
    ]
    await expect.poll(() => heard(page)).toEqual(told.toSorted())

    Object.assign(answers, given.answers)
    await page.locator(generator.tag).getByRole('textbox', { name: 'Email' }).press('Enter')
    const field = page.locator(`${generator.tag} input[autocomplete="one-time-code"]`)
    await field.press('Escape')
    await field.waitFor({ state: 'hidden' })
    for (const { tag, ready } of [grid, magicLink, assistant]) {
      await page.locator(tag).getByRole('button', { name: /again/i }).click()
      await page.locator(ready).first().waitFor()
    }
  })
})
