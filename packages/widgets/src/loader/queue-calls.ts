/**
 * Lets a page call an element's methods before its code is there: the first call has it come, and all are made in their
 * order once it has.
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
