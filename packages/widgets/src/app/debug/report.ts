import type { Client } from '@vowkit/sdk-core'
import type { WidgetElements } from '../../types/elements.ts'
import type { PageEvents } from '../../types/page-events.ts'

/** An element on the page. */
export interface ElementReport {
  tag: string
  /** The version of the package that registered the tag. Empty if no script has registered it. */
  version: string
  /** How much of the element has loaded. Without its script, the page shows the content of the tag. */
  stage: 'not-loaded' | 'first-view' | 'app'
  /** The URL of the backend. Empty until the app has loaded. */
  apiHost: string
  session: 'signed-in' | 'signed-out' | ''
  /** The attributes in the page's HTML. */
  attributes: Readonly<Record<string, string>>
}

/** A request to the backend. */
export interface CallReport {
  /** Milliseconds from the page's start to the start of the request. */
  at: number
  /** The path without the query. */
  path: string
  /** The HTTP status, or 0 if the request failed or the browser does not reveal the status. */
  status: number
  /** Duration in milliseconds. */
  duration: number
}

/** An event that an element has dispatched. */
export interface EventReport {
  /** Milliseconds from the page's start. */
  at: number
  name: string
  tag: string
}

/** What `window.vowkit.debug()` shows and returns. Contains no token and no text of the visitor. */
export interface DebugReport {
  elements: ElementReport[]
  /** The latest calls, the newest first. */
  calls: CallReport[]
  /** The latest events, the newest first. */
  events: EventReport[]
}

const MAX_ROWS = 20

const TAGS: Readonly<Record<keyof WidgetElements, true>> = {
  'magic-link-vendors': true,
  'vendor-card-grid': true,
  'vendor-inquiry': true,
  'vendor-profile': true,
  'vendor-reviews': true,
  'vision-generator': true,
  'wedding-assistant': true,
}

const EVENTS: Readonly<Record<keyof PageEvents, true>> = {
  'vk-checkout': true,
  'vk-close': true,
  'vk-credits-needed': true,
  'vk-edit-submit': true,
  'vk-error': true,
  'vk-inquiry': true,
  'vk-link-state': true,
  'vk-login': true,
  'vk-logout': true,
  'vk-message': true,
  'vk-open': true,
  'vk-page-change': true,
  'vk-reply': true,
  'vk-vendor-message': true,
  'vk-vendor-save': true,
  'vk-vendor-select': true,
  'vk-vision-create': true,
  'vk-vision-fail': true,
  'vk-vision-ready': true,
}

/** Records what the elements of a page do, from its creation on. */
export interface Recorder {
  /** Adds an element whose app has loaded, with its client. */
  add(element: Element, client: Client): void
  report(): DebugReport
}

export function createRecorder(): Recorder {
  const clients = new WeakMap<Element, Client>()
  const apiHosts = new Set<string>()
  const events: EventReport[] = []
  const requests: PerformanceResourceTiming[] = []
  for (const name of Object.keys(EVENTS))
    document.addEventListener(name, ({ target, timeStamp }) => {
      const tag = target instanceof Element ? target.localName : ''
      events.unshift({ at: Math.round(timeStamp), name, tag })
      events.length = Math.min(events.length, MAX_ROWS)
    })
  // The list of `performance.getEntriesByType` ends after 250 requests of the page.
  new PerformanceObserver((list) => {
    const ofElements = list.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    requests.push(...ofElements.filter((request) => isCall(request, apiHosts)))
    requests.splice(0, Math.max(0, requests.length - MAX_ROWS))
  }).observe({ type: 'resource', buffered: true })

  return {
    add(element, client) {
      clients.set(element, client)
      apiHosts.add(client.apiHost)
    },
    report: () => ({
      elements: [...document.querySelectorAll(Object.keys(TAGS).join(','))].map((element) =>
        describe(element, clients.get(element)),
      ),
      calls: requests.map(describeCall).reverse(),
      events: [...events],
    }),
  }
}

function describe(element: Element, client: Client | undefined): ElementReport {
  const version: unknown = Reflect.get(element.constructor, Symbol.for('vowkit.version'))
  return {
    tag: element.localName,
    version: typeof version === 'string' ? version : '',
    stage: client ? 'app' : version === undefined ? 'not-loaded' : 'first-view',
    apiHost: client?.apiHost ?? '',
    session: client?.session.$session.get().status ?? '',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  }
}

function isCall({ initiatorType, name }: PerformanceResourceTiming, apiHosts: ReadonlySet<string>): boolean {
  return initiatorType === 'fetch' && [...apiHosts].some((host) => name.startsWith(`${host}/`))
}

function describeCall({ startTime, name, responseStatus, duration }: PerformanceResourceTiming): CallReport {
  return {
    at: Math.round(startTime),
    path: new URL(name).pathname,
    // Some browsers do not have the property.
    status: responseStatus ?? 0,
    duration: Math.round(duration),
  }
}
