/** A module that is loaded on demand. */
export interface LazyModule<Module> {
  /** Loads the module. Concurrent and later calls share one load. After a failed load, the next call retries. */
  load(): Promise<Module>
  /** Returns the module if it has loaded, and undefined otherwise. For callers that cannot wait. */
  get(): Module | undefined
}

/**
 * Declares a module that is loaded on demand and cached:
 *
 * ```ts
 * // editor.lazy.ts
 * export const editorModule = lazyModule(() => import('./editor.ts'))
 *
 * // elsewhere
 * const { openEditor } = await editorModule.load()
 * ```
 *
 * Use it only where the chunk saves at least 2 kB gzip.
 */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined

  async function start(): Promise<Module> {
    loaded = await load()
    return loaded
  }

  function forgetFailure(cause: unknown): never {
    loading = undefined
    throw cause
  }

  return {
    load: () => (loading ??= start().catch(forgetFailure)),
    get: () => loaded,
  }
}
