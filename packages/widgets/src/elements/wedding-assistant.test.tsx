import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, settle, xssCorpus } from '@vowkit/sdk-core/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import './wedding-assistant.ts'

afterEach(() => document.body.replaceChildren())

/** Matches the nodes that a reply of the assistant must never create, such as scripts. */
const FOREIGN = ':not(br, strong, a)'

/**
 * Mounts an assistant with a backend that streams its reply. Returns functions that stream parts of the reply and read
 * the rendered bubble.
 */
function mount() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const platform = fakePlatform({ script: [{ path: '/support/stream/', stream: readable }] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  onTestFinished(() => client.destroy())
  const element = document.createElement('wedding-assistant')
  Object.assign(element, { client, siteUrl: 'https://site.test' })
  document.body.append(element)
  element.show()
  const write = (event: string) => writer.write(new TextEncoder().encode(`${event}\n\n`))
  const say = (delta: string) => write(`data: ${JSON.stringify({ delta })}`)
  const end = (content: string) =>
    write(`event: done\ndata: ${JSON.stringify({ id: 1, role: 'assistant', content, created_at: '' })}`)
  const bubble = () => element.shadowRoot?.querySelector('[part=bubble]') ?? null
  return { say, end, bubble }
}

it.each(xssCorpus)(
  '<wedding-assistant> runs no script when a reply contains $name, complete or truncated',
  async ({ html }) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => {})
    const { say, end, bubble } = mount()
    const foreign: string[] = []
    const shown = new Set<string>()
    const watch = new MutationObserver(() => {
      shown.add(bubble()?.textContent ?? '')
      const found = bubble()?.querySelectorAll(FOREIGN) ?? []
      const links = [...(bubble()?.querySelectorAll('a') ?? [])].map(({ href }) => href)
      foreign.push(...[...found].map(({ outerHTML }) => outerHTML))
      foreign.push(...links.filter((href) => !href.startsWith('https://site.test/vendors/')))
    })
    onTestFinished(() => watch.disconnect())
    const shadow = document.querySelector('wedding-assistant')?.shadowRoot
    if (shadow) watch.observe(shadow, { childList: true, characterData: true, subtree: true })
    for (let at = 0; at < html.length; at += 3) {
      await say(html.slice(at, at + 3))
      await settle()
    }
    await end(`${html} The end.`)
    await expect.poll(() => bubble()?.textContent).toContain('The end.')
    expect(shown.size).toBeGreaterThan(1)
    expect(foreign).toEqual([])
    expect(alert).not.toHaveBeenCalled()
    alert.mockRestore()
  },
)

describe('the facts of <wedding-assistant>', () => {
  /** Mounts an assistant with markup, asks a question and returns the body of the request. */
  async function ask(markup: string): Promise<unknown> {
    const platform = fakePlatform({ script: [{ path: '/support/stream/', status: 405, always: true }] })
    const client = createClient({ apiHost: 'https://api.test', platform })
    onTestFinished(() => client.destroy())
    const host = document.createElement('div')
    host.innerHTML = markup
    const element = host.querySelector('wedding-assistant')
    Object.assign(element ?? {}, { client })
    document.body.append(host)
    element?.show()
    const sent = () => platform.backend.to('/support/send/')[0]?.body
    await expect.poll(sent).toBeDefined()
    return JSON.parse(String(sent()))
  }

  it.each([
    ['an object', '{ "Parking": "40 cars" }'],
    ['a list', '[{ "title": "Parking", "text": "40 cars" }, { "title": 7 }, null]'],
  ])('are read from %s in a script inside the element', async (_, json) => {
    const body = await ask(
      `<wedding-assistant vendor-id="4" scope="vendor"><script type="application/json" slot="facts">${json}</script></wedding-assistant>`,
    )
    expect(body).toMatchObject({ vendor_id: 4, scope: 'vendor', facts: [{ title: 'Parking', text: '40 cars' }] })
  })

  it('are absent, with a warning, if the JSON is invalid', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const body = await ask(
      '<wedding-assistant><script type="application/json" slot="facts">{</script></wedding-assistant>',
    )
    expect(body).not.toHaveProperty('facts')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('slot="facts"'))
  })
})
