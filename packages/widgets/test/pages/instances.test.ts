import { describe, expect, it } from 'vitest'
import { ELEMENT, hostHtml, SCRIPT, setupHost } from './host-page.ts'

const open = setupHost()

describe('several elements on one page', () => {
  it('share one client and repeat no id within a root', async () => {
    const { page, complaints } = await open({ html: hostHtml({ body: `${ELEMENT.repeat(3)}${SCRIPT}` }) })
    await page.locator('vision-generator textarea').last().waitFor()
    const found = await page.evaluate(() => {
      const clients = Reflect.get(globalThis, Symbol.for('vowkit.clients.v1')) as Map<string, unknown>
      const roots = [...document.querySelectorAll('vision-generator')].map((element) => element.shadowRoot)
      const ids = roots.map((root) => [...(root?.querySelectorAll('[id]') ?? [])].map(({ id }) => id))
      return { clients: clients.size, repeated: ids.filter((list) => new Set(list).size !== list.length) }
    })
    expect(found).toEqual({ clients: 1, repeated: [] })
    expect(complaints).toEqual([])
  })

  it('keep a draft each, over a reload too', async () => {
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

  it('look and speak each in its own way', async () => {
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
