import type { DebugReport } from './report.ts'

const REFRESH_MS = 1_000

const CSS = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; font: 13px/1.5 ui-monospace, monospace;
  color: #f8eff4; color-scheme: dark; }
section { max-height: 45vh; overflow: auto; padding: 12px 16px; background: #160d14; border-top: 2px solid #f2a9cb; }
header { display: flex; justify-content: space-between; align-items: center; }
h2 { margin: 0; font-size: 15px; }
h3 { margin: 12px 0 4px; font-size: 13px; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 2px 16px 2px 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { color: #d0bfca; font-weight: 400; }
button { min-width: 44px; min-height: 32px; font: inherit; }
`

/** The panel of `window.vowkit.debug()`. */
export interface Panel {
  readonly isOpen: boolean
  open(): void
  close(): void
}

/** Creates a panel at the bottom of the window. While it is open, it shows a new report every second. */
export function createPanel(report: () => DebugReport): Panel {
  const host = document.createElement('vowkit-debug')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  shadow.adoptedStyleSheets = [sheet]
  const tables = document.createElement('div')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Close'
  const section = document.createElement('section')
  section.setAttribute('aria-label', 'Vowkit debug')
  section.tabIndex = 0
  const header = document.createElement('header')
  header.append(create('h2', 'Vowkit debug'), button)
  section.append(header, tables)
  shadow.append(section)

  let timer: ReturnType<typeof setInterval> | undefined
  const show = () => tables.replaceChildren(...toTables(report()))

  function close(): void {
    clearInterval(timer)
    host.remove()
  }

  button.addEventListener('click', close)
  section.addEventListener('keydown', ({ key }) => key === 'Escape' && close())

  return {
    get isOpen() {
      return host.isConnected
    },
    open() {
      show()
      document.body.append(host)
      button.focus()
      clearInterval(timer)
      timer = setInterval(show, REFRESH_MS)
    },
    close,
  }
}

function toTables({ elements, calls, events }: DebugReport): HTMLElement[] {
  return [
    ...toTable(
      'Elements',
      ['element', 'version', 'loaded', 'backend', 'session', 'attributes'],
      elements.map(({ tag, version, stage, apiHost, session, attributes }) => [
        `<${tag}>`,
        version,
        stage,
        apiHost,
        session,
        Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' '),
      ]),
    ),
    ...toTable(
      'Calls',
      ['at', 'path', 'status', 'duration'],
      calls.map(({ at, path, status, duration }) => [
        `${at} ms`,
        path,
        status ? `${status}` : 'unknown',
        `${duration} ms`,
      ]),
    ),
    ...toTable(
      'Events',
      ['at', 'event', 'element'],
      events.map(({ at, name, tag }) => [`${at} ms`, name, `<${tag}>`]),
    ),
  ]
}

function toTable(title: string, columns: string[], rows: string[][]): HTMLElement[] {
  const heading = create('h3', title)
  if (rows.length === 0) return [heading, create('p', 'None yet')]
  const table = document.createElement('table')
  table.ariaLabel = title
  const head = table.createTHead().insertRow()
  head.append(...columns.map((column) => create('th', column)))
  const body = table.createTBody()
  for (const row of rows) body.insertRow().append(...row.map((cell) => create('td', cell)))
  return [heading, table]
}

function create(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
