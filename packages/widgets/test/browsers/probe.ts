import { readElements } from '../../scripts/read-manifest.ts'

/** What a test can see of a page from inside the page. */
export interface Probe {
  /** All uncaught errors, unhandled rejections, console errors and warnings, and CSP violations. */
  complaints: string[]
  /** The events of the elements that reached the document. */
  events: { type: string; tag: string; detail: unknown }[]
  /**
   * Finds the first visible node by the tag of its element and a selector inside the shadow root, such as
   * `vision-generator textarea`. With `text`, its text or its label must contain that.
   */
  find(path: string, text?: string): HTMLElement | undefined
}

declare global {
  var probe: Probe
}

const EVENTS = [...new Set(readElements().flatMap(({ events = [] }) => events.map(({ name }) => name)))]

/** The script that defines `probe`. It must be the first script of the page. */
export const probeScript = `(${installProbe})(${JSON.stringify(EVENTS)})`

function installProbe(names: string[]): void {
  const complaints: string[] = []
  const events: Probe['events'] = []
  addEventListener('error', ({ message, target }) => {
    if (target === window) complaints.push(message)
  })
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective}: ${blockedURI}`),
  )
  for (const level of ['error', 'warn'] as const) {
    const { [level]: log } = console
    console[level] = (...given) => {
      complaints.push(given.map(String).join(' '))
      log(...given)
    }
  }
  for (const type of names)
    document.addEventListener(type, ({ target, detail }: Event & { detail?: unknown }) =>
      events.push({ type, tag: (target as Element).localName, detail }),
    )
  function find(path: string, text = ''): HTMLElement | undefined {
    const [tag = '', ...inside] = path.split(' ')
    const all = [...document.querySelectorAll<HTMLElement>(tag)].flatMap((host) =>
      inside.length > 0 ? [...(host.shadowRoot?.querySelectorAll<HTMLElement>(inside.join(' ')) ?? [])] : [host],
    )
    return all.find(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        (node.textContent?.includes(text) || node.ariaLabel?.includes(text)),
    )
  }
  Object.assign(window, { probe: { complaints, events, find } })
}
