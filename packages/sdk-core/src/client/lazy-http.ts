import { SdkError } from '../errors/sdk-error.ts'
import { errorResult } from '../http/call-result.ts'
import type { HttpDeps } from '../http/create-http.ts'
import type { Http } from '../http/http.ts'
import type { LazyModule } from '../shared/lazy-module.ts'
import { httpModule } from './create-http.lazy.ts'

type HttpModule = typeof import('../http/create-http.ts')

/**
 * Creates an HTTP client that loads its code, about half of the SDK, with the first call. Use it for pages whose first
 * screen sends no request. A failed load counts as a network error.
 */
export function lazyHttp(deps: HttpDeps, code: LazyModule<HttpModule> = httpModule): Http {
  let http: Http | null = null

  async function open(): Promise<Http | SdkError> {
    if (http) return http
    try {
      const { createHttp } = await code.load()
      http ??= createHttp(deps)
      return http
    } catch (cause) {
      return new SdkError('network', 'The HTTP client could not be loaded.', { cause })
    }
  }

  async function use<Answer>(call: (http: Http) => Promise<Answer>, isPost = false) {
    const opened = await open()
    if (!(opened instanceof SdkError)) return call(opened)
    deps.log.warn(opened.message, opened.cause)
    if (isPost) deps.notify({ code: 'network' })
    return errorResult(opened)
  }

  return {
    // A failed load shows a notice only for calls that change data, as in `createHttp`.
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
