import { SdkError } from '../errors/sdk-error.ts'
import type { HttpDeps } from './create-http.ts'
import { failed } from './failed.ts'
import type { Http } from './http.ts'

type CreateHttp = (deps: HttpDeps) => Http

// Code, not state: once it is there, every client of the page can use it.
let createHttp: CreateHttp | null = null

/** Has the code at hand from the start, so that nothing is loaded later. */
export function provideHttp(create: CreateHttp): void {
  createHttp = create
}

async function loadHttp(): Promise<CreateHttp> {
  createHttp ??= (await import('./create-http.ts')).createHttp
  return createHttp
}

/**
 * The way to the backend for pages whose first screen asks nothing: its code, half of the client, comes with the first
 * call. Code that does not come counts as a backend that does not answer.
 */
export function lazyHttp(deps: HttpDeps, load = loadHttp): Http {
  let http: Http | null = null

  async function open(): Promise<Http | SdkError> {
    if (http) return http
    try {
      const create = await load()
      http ??= create(deps)
      return http
    } catch (cause) {
      return new SdkError('network', 'The code of the client could not be loaded.', { cause })
    }
  }

  async function use<Answer>(ask: (http: Http) => Promise<Answer>, isPost = false) {
    const opened = await open()
    if (!(opened instanceof SdkError)) return ask(opened)
    if (isPost) deps.notify({ code: 'network' })
    return failed(opened)
  }

  return {
    // A call that is named is told of by those who make it.
    call: (call, input) =>
      use((opened) => opened.call(call, input), typeof call === 'object' && call.method === 'POST' && !call.isRead),
    post: (path, body) => use((opened) => opened.post(path, body), true),
    get: (path, config) => use((opened) => opened.get(path, config)),
    async delete(path) {
      await open()
      return http?.delete(path)
    },
  }
}
