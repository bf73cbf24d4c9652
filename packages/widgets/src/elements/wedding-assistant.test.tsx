import { createClient } from '@vowkit/sdk-core'
import { fakePlatform, settle, xssCorpus } from '@vowkit/sdk-core/testing'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
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
      foreign.push(...links.filter((href) => !href.startsWith('https://site.test/dashboard/vendor-detail/')))
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
