import { SdkError } from '../errors/sdk-error.ts'
import type { HttpDeps } from './create-http.ts'
import type { Http } from './http.ts'

type CreateHttp = (deps: HttpDeps) => Http

// Code, not state: once it is there, every client of the page can use it.
let createHttp: CreateHttp | null = null

/** Has the code at hand from the start, so that nothing is loaded later. */
export function provideHttp(create: CreateHttp): void {
  createHttp = create
}

/**
 * The way to the backend, whose code comes with the first call: with the contract's schemas it is half of the client,
 * and describing a wedding takes none of it.
 */
export function lazyHttp(deps: HttpDeps): Http & { preload(): void } {
  let http: Http | null = null

  async function load(): Promise<Http> {
    createHttp ??= (await import('./create-http.ts')).createHttp
    return (http ??= createHttp(deps))
  }

  async function use<Answer>(ask: (http: Http) => Promise<Answer>) {
    const loaded = await load().catch((cause: unknown) => new SdkError('network', 'The client is not there.', { cause }))
    if (!(loaded instanceof SdkError)) return ask(loaded)
    deps.notify({ code: 'network' })
    return { ok: false as const, status: 0, data: undefined, error: loaded }
  }

  return {
    call: (name, input) => use((loaded) => loaded.call(name, input)),
    post: (path, body) => use((loaded) => loaded.post(path, body)),
    get: (path, config) => use((loaded) => loaded.get(path, config)),
    async delete(path) {
      const loaded = await load()
      return loaded.delete(path)
    },
    preload() {
      load().catch((cause: unknown) => deps.log.warn('The client could not be loaded ahead.', cause))
    },
  }
}
