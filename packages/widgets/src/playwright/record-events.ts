import type { PageLike } from './page-like.ts'

/** An event that an element dispatched. */
export interface RecordedEvent {
  /** The tag of the element. */
  tag: string
  name: string
  detail: unknown
}

const STORE = '__vowkitEvents'

/**
 * Records the events of all elements on a page, from its start. `names` are names such as `vk-vision-create`. Call it
 * before `page.goto`. Returns a function that resolves to the events of the current page, in order.
 */
export async function recordEvents(page: PageLike, names: readonly string[]): Promise<() => Promise<RecordedEvent[]>> {
  await page.addInitScript({ content: `(${listen})(${JSON.stringify(STORE)}, ${JSON.stringify(names)})` })
  return async () => (await page.evaluate(`window.${STORE} ?? []`)) as RecordedEvent[]
}

/** Runs in the page. */
function listen(store: string, names: readonly string[]): void {
  const events: RecordedEvent[] = []
  Object.defineProperty(window, store, { value: events })
  for (const name of names)
    addEventListener(name, (event) => {
      const { target } = event
      const detail: unknown = Reflect.get(event, 'detail') ?? null
      events.push({ tag: target instanceof Element ? target.localName : '', name, detail })
    })
}
