import { describe, expect, it } from 'vitest'
import { everything } from './everything.ts'
import { API, ELEMENT, hostHtml, SCRIPT, setupHost } from './host-page.ts'
import { grid, subjects } from './subjects.ts'

const open = setupHost()

describe('several elements on one page', () => {
  it('share one client and have unique ids within each shadow root', async () => {
    const { page, complaints } = await open({ html: hostHtml({ body: `${ELEMENT.repeat(3)}${SCRIPT}` }) })
    const findClients = () => page.evaluate(() => Reflect.get(globalThis, Symbol.for('vowkit.clients.v1'))?.size)
    await expect.poll(findClients).toBe(1)
    const found = await page.evaluate(() => {
      const roots = [...document.querySelectorAll('vision-generator')].map((element) => element.shadowRoot)
      const ids = roots.map((root) => [...(root?.querySelectorAll('[id]') ?? [])].map(({ id }) => id))
      return ids.filter((list) => new Set(list).size !== list.length)
    })
    expect(found).toEqual([])
    expect(complaints).toEqual([])
  })

  it('have separate drafts that survive a reload', async () => {
    const { page } = await open({ html: hostHtml({ body: `${ELEMENT.repeat(3)}${SCRIPT}` }) })
    const drafts = page.locator('vision-generator textarea')
    const kept = () => page.evaluate(() => Object.values(sessionStorage).concat(Object.values(localStorage)).join())
    const words = ['Fog', 'Barn', 'Candles']
    for (const [index, word] of words.entries()) await drafts.nth(index).fill(word)
    expect(await drafts.evaluateAll((nodes) => nodes.map((node) => (node as HTMLTextAreaElement).value))).toEqual(words)
    for (const word of words) await expect.poll(kept).toContain(word)
    await page.reload()
    for (const [index, word] of words.entries()) await expect.poll(() => drafts.nth(index).inputValue()).toBe(word)
  })

  it('dispatch one vk-login and one vk-logout for each session to the document, and one to each element', async () => {
    const listen = `<script>
      var heard = []
      for (const name of ['vk-login', 'vk-logout']) {
        document.addEventListener(name, () => heard.push(name))
        for (const element of document.querySelectorAll('vision-generator'))
          element.addEventListener(name, () => heard.push(name + ' at ' + element.id))
      }
    </script>`
    const elements = `<vision-generator id="a"></vision-generator><vision-generator id="b"></vision-generator>`
    const { page } = await open({
      html: hostHtml({ body: `${elements}${grid.html}${listen}${SCRIPT}${grid.script}` }),
      answers: grid.answers,
    })
    await page.locator(grid.ready).first().waitFor()
    const ready = () => page.evaluate("window.vowkit?.debug().elements.every(({ stage }) => stage === 'app') ?? false")
    await expect.poll(ready).toBe(true)
    const session = (call: string) =>
      page.evaluate(`[...globalThis[Symbol.for('vowkit.clients.v1')].values()][0].session.${call}`)
    const heard = async () => ((await page.evaluate('heard')) as string[]).toSorted()
    for (const [call, name] of [
      [`signIn({ token: 't1', email: 'maya@example.com' })`, 'vk-login'],
      ['signOut()', 'vk-logout'],
      [`signIn({ token: 't2', email: 'maya@example.com' })`, 'vk-login'],
    ] as const) {
      await page.evaluate('heard.length = 0')
      await session(call)
      await expect.poll(heard).toEqual([name, `${name} at a`, `${name} at b`])
    }
  })

  it('have separate themes and languages', async () => {
    const { page } = await open({
      html: hostHtml({
        body: `<vision-generator theme="dark" lang="he"></vision-generator><vision-generator accent="#005f73"></vision-generator>${SCRIPT}`,
      }),
    })
    const looks = () =>
      page.locator('vision-generator .vk-root').evaluateAll((nodes) =>
        nodes.map((node) => {
          const style = getComputedStyle(node)
          return [style.colorScheme, style.direction, style.getPropertyValue('--vk-primary').includes('#005f73')]
        }),
      )
    await expect.poll(looks).toEqual([
      ['dark', 'rtl', false],
      ['light', 'ltr', true],
    ])
  })
})

describe('two copies of every element that use different backends', () => {
  const OTHER = 'http://other.test'
  const twins = subjects.map(({ tag, html }) =>
    ['', ` api-host="${OTHER}" theme="dark" lang="es"`]
      .map((more) => html.replace(`<${tag}`, `<${tag}${more}`))
      .join(''),
  )

  it('have separate requests, storage and state', async () => {
    const { page, requests, complaints } = await open({
      ...everything.given,
      html: hostHtml({ body: twins.join('') + everything.scripts }),
    })
    for (const { tag, ready } of subjects)
      for (const place of [0, 1])
        await page
          .locator(tag)
          .nth(place)
          .locator(ready.replace(`${tag} `, ''))
          .first()
          .waitFor()
    const found = () =>
      page.evaluate(
        (tags) =>
          tags.map((tag) =>
            [...document.querySelectorAll(tag)].map(({ shadowRoot }) => {
              const ids = [...(shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)
              const root = shadowRoot?.querySelector('[lang]:not([lang=""])')
              return [
                getComputedStyle(shadowRoot?.querySelector('.vk-root') ?? document.body).colorScheme,
                root?.getAttribute('lang'),
                ids.length - new Set(ids).size,
              ]
            }),
          ),
        subjects.map(({ tag }) => tag),
      )
    await expect.poll(found).toEqual(
      subjects.map(() => [
        ['light', 'en', 0],
        ['dark', 'es', 0],
      ]),
    )
    const asked = (host: string) =>
      requests.filter((url) => url.startsWith(host) && !/embed|pictures/.test(url)).map((url) => new URL(url).pathname)
    expect(new Set(asked(OTHER))).toEqual(new Set(asked(API)))

    const [own, others] = [0, 1].map((place) => page.locator('wedding-assistant').nth(place))
    await own?.getByRole('textbox').fill('Peonies?')
    await own?.getByRole('textbox').press('Enter')
    await own?.getByText('Peonies?').waitFor()
    expect(await others?.getByText('Peonies?').count()).toBe(0)
    const kept = await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)))
    const ofEach = [API, OTHER].map((host) => kept.filter((key) => key.startsWith(`vowkit:${host}:`)).length)
    expect(ofEach.map((count) => count > 0)).toEqual([true, true])
    expect(kept.length).toBe((ofEach[0] ?? 0) + (ofEach[1] ?? 0))
    expect(complaints).toEqual([])
  })
})
