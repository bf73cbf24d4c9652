/**
 * Lets a page call an element's methods before the element is defined. The first call loads the element's code. All
 * queued calls then run in order.
 */
export async function queueCalls(element: Element, methods: string[], load: () => Promise<void>): Promise<void> {
  if (methods.length === 0) return
  const calls: [name: string, given: unknown[]][] = []
  for (const name of methods) {
    const value = (...given: unknown[]) => {
      calls.push([name, given])
      void load()
    }
    Object.defineProperty(element, name, { value, configurable: true })
  }
  await customElements.whenDefined(element.localName)
  for (const name of methods) Reflect.deleteProperty(element, name)
  for (const [name, given] of calls) {
    const method: unknown = Reflect.get(element, name)
    if (typeof method === 'function') Reflect.apply(method, element, given)
  }
}
