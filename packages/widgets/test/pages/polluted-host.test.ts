import { describe, expect, it } from 'vitest'
import { API, ELEMENT, hostHtml, SCRIPT, setupHost } from './host-page.ts'

const open = setupHost()
const POLICY = `default-src 'none'; script-src ${API}; style-src 'self'; img-src ${API} data: blob:; connect-src ${API}; require-trusted-types-for 'script'; trusted-types 'none'`
const signIn = { '/auth/login_vision/': { body: { detail: 'Sent.' } } }

type Opened = Awaited<ReturnType<typeof open>>

/** From words to the code, as far as a backend that sends codes goes. */
async function typeAndSignIn({ page }: Opened): Promise<void> {
  await page.locator('vision-generator textarea').fill('A barn in fog, candles, sage')
  await page.getByRole('button', { name: 'Generate' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('maya@example.com')
  await page.keyboard.press('Enter')
  await page.locator('vision-generator input[autocomplete="one-time-code"]').waitFor()
}

describe('a page that', () => {
  it('enforces a strict policy and Trusted Types sees no violation', async () => {
    for (const file of ['vision-generator.js', 'vision-generator.mjs', 'loader.js']) {
      const type = file.endsWith('.mjs') ? ' type="module"' : ''
      const script = `<script src="${API}/embed/v1/${file}"${type}></script>`
      const host = await open({
        html: hostHtml({ body: `${ELEMENT}${script}` }),
        headers: { 'content-security-policy': POLICY },
        answers: signIn,
      })
      await typeAndSignIn(host)
      expect(host.complaints).toEqual([])
    }
  })

  it('blocks storage still gets to the code', async () => {
    const host = await open({
      html: hostHtml(),
      answers: signIn,
      before: () => {
        const refuse = {
          get: () => {
            throw new DOMException('Blocked.', 'SecurityError')
          },
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'])
          Object.defineProperty(window, name, refuse)
      },
    })
    await typeAndSignIn(host)
    expect(host.complaints).toEqual([])
  })

  it('has no room left in storage keeps the words', async () => {
    const host = await open({
      html: hostHtml(),
      answers: signIn,
      before: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError')
        }
      },
    })
    await typeAndSignIn(host)
    expect(await host.page.locator('vision-generator textarea').first().inputValue()).toContain('barn in fog')
  })

  it('loads Prototype 1.6 sends the same bodies', async () => {
    const bodies = []
    for (const before of [undefined, pollute]) {
      const host = await open({ html: hostHtml(), answers: signIn, before })
      await typeAndSignIn(host)
      bodies.push(host.sent)
    }
    expect(bodies[1]).toEqual(bodies[0])
  })

  it('has hotkeys neither reacts to typing nor eats it', async () => {
    const { page } = await open({
      html: hostHtml(),
      before: () => {
        const hits: string[] = []
        Object.defineProperty(window, 'hits', { value: hits })
        document.addEventListener('keydown', (event) => {
          if (event.target instanceof HTMLTextAreaElement) return
          if (!['/', '?', 'j', 'k', 'e', ' '].includes(event.key)) return
          hits.push(event.key)
          event.preventDefault()
        })
      },
    })
    await page.locator('vision-generator textarea').click()
    await page.keyboard.type('a/b jk e?')
    expect(await page.locator('vision-generator textarea').inputValue()).toBe('a/b jk e?')
    expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toEqual([])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)).toBe('button')
  })

  it('is in quirks mode with a base address works', async () => {
    const { page, complaints } = await open({
      html: `<html><head><base href="http://elsewhere.test/x/"></head><body>${ELEMENT}${SCRIPT}</body></html>`,
    })
    await page.locator('vision-generator textarea').fill('Fog')
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })
})

function pollute(): void {
  const own = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
  own(Array.prototype, 'toJSON', function (this: unknown[]) {
    return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`
  })
  own(String.prototype, 'toJSON', function (this: string) {
    return `"${this}"`
  })
  own(Array.prototype, 'each', () => {})
  own(Function.prototype, 'bindAsEventListener', () => {})
}
