import { expect } from 'vitest'
import { HOST } from '../pages/fake-network.ts'
import { probeScript } from './probe.ts'
import type { NetworkProxy, Site } from './proxy.ts'
import type { Tab } from './tab.ts'

/** Shorter than the time limit of a test, so that the error names the step. In milliseconds. */
const PATIENCE = 30_000

export interface VisitOptions extends Site {
  /** A function that runs in the page before any of its scripts. */
  before?: () => void
  /** The size of the viewport, in pixels. Default: 1000 by 800. */
  size?: [width: number, height: number]
}

/** Acts as a visitor on an embedding page. Accepts the same paths and texts as `probe.find`. */
export interface Visit
  extends Pick<NetworkProxy, 'requests' | 'sent' | 'release'>,
    Pick<Tab, 'evaluate' | 'press' | 'type'> {
  tab: Tab
  shows(path: string, text?: string): Promise<void>
  hides(path: string, text?: string): Promise<void>
  click(path: string, text?: string): Promise<void>
  /** Clicks a text box and types. */
  fill(path: string, text: string): Promise<void>
  /** Resolves to a description of the focused node in the innermost shadow root. */
  focused(): Promise<string>
  complaints(): Promise<string[]>
  events(type: string): Promise<unknown[]>
}

/** Opens the page of a site in a new tab. */
export async function visit(
  tab: Tab,
  proxy: NetworkProxy,
  { before, size = [1000, 800], ...site }: VisitOptions,
): Promise<Visit> {
  proxy.serve({
    ...site,
    html: site.html.replace('<head>', '<head><script src="/probe.js"></script>'),
    others: { ...site.others, '/probe.js': `${probeScript};${before ? `(${before})()` : ''}` },
  })
  await tab.resize(...size)
  await tab.goto(`${HOST}/`)

  const isShown = (path: string, text: string) => tab.evaluate((p, t) => Boolean(probe.find(p, t)), path, text)

  async function click(path: string, text = ''): Promise<void> {
    let last = ''
    let at = { x: 0, y: 0 }
    // Waits until the node no longer moves and nothing covers it.
    await expect
      .poll(
        async () => {
          const found = await tab.evaluate(centerOf, path, text)
          const isStill = JSON.stringify(found) === last
          last = JSON.stringify(found)
          if (found) at = found
          return isStill && found ? found.hit : 'not still'
        },
        { timeout: PATIENCE, message: `click ${path} ${text}` },
      )
      .toBe('')
    await tab.click(at.x, at.y)
  }

  return {
    tab,
    requests: proxy.requests,
    sent: proxy.sent,
    release: proxy.release,
    evaluate: tab.evaluate,
    press: tab.press,
    type: tab.type,
    shows: (path, text = '') =>
      expect.poll(() => isShown(path, text), { timeout: PATIENCE, message: `shows ${path} ${text}` }).toBe(true),
    hides: (path, text = '') =>
      expect.poll(() => isShown(path, text), { timeout: PATIENCE, message: `hides ${path} ${text}` }).toBe(false),
    click,
    async fill(path, text) {
      await click(path)
      await tab.type(text)
    },
    focused: () => tab.evaluate(describeFocus),
    complaints: () => tab.evaluate(() => probe.complaints),
    events: (wanted) =>
      tab.evaluate((type) => probe.events.filter((one) => one.type === type).map(({ detail }) => detail), wanted),
  }
}

/**
 * Scrolls a node into view. Returns its center, and the node that covers it, or an empty string. Runs in the page.
 */
function centerOf(path: string, text: string): { x: number; y: number; hit: string } | undefined {
  const node = probe.find(path, text)
  if (!node) return
  node.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = node.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = (node.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y)
  return { x, y, hit: node.contains(hit) ? '' : `covered by ${hit?.localName}.${hit?.className}` }
}

/** Runs in the page. */
function describeFocus(): string {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const name = focused?.ariaLabel ?? focused?.getAttribute('name') ?? focused?.textContent?.trim().slice(0, 40) ?? ''
  const place = focused?.closest('dialog') ? 'dialog ' : ''
  return `${place}${focused?.localName} ${focused?.localName === 'body' ? '' : name}`.trim()
}
