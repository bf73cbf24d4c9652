/** Counts nodes, timers, and the listeners of the window, the document and the visual viewport. Runs in the page. */
export function countWork(): void {
  const timers = new Set<unknown>()
  const { setTimeout: start, clearTimeout: stop } = window
  Object.assign(window, {
    setTimeout: (handler: () => void, ms?: number) => {
      const id = start(() => {
        timers.delete(id)
        handler()
      }, ms)
      timers.add(id)
      return id
    },
    clearTimeout: (id?: number) => {
      timers.delete(id)
      stop(id)
    },
  })
  const keys = new Map<unknown, number>()
  const keyOf = (value: unknown) => keys.get(value) ?? keys.set(value, keys.size).size - 1
  const listeners = new Set<string>()
  for (const target of [window, document, window.visualViewport as EventTarget]) {
    const { addEventListener: add, removeEventListener: remove } = target
    const nameOf = (type: string, listener: unknown, capture: unknown) =>
      [keyOf(target), type, keyOf(listener), Boolean(capture)].join()
    const captures = (options: unknown) =>
      typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options
    target.addEventListener = (type: string, listener: never, options?: AddEventListenerOptions | boolean) => {
      const name = nameOf(type, listener, captures(options))
      const { once = false, signal = undefined } = typeof options === 'object' ? options : {}
      if (!once && !signal?.aborted) listeners.add(name)
      signal?.addEventListener('abort', () => listeners.delete(name))
      add.call(target, type, listener, options)
    }
    target.removeEventListener = (type: string, listener: never, options?: EventListenerOptions | boolean) => {
      listeners.delete(nameOf(type, listener, captures(options)))
      remove.call(target, type, listener, options)
    }
  }
  Object.assign(window, {
    work: () => ({
      timers: timers.size,
      listeners: listeners.size,
      nodes: document.querySelectorAll('*').length,
    }),
  })
}
