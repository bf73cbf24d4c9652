import type { FastifyInstance } from 'fastify'

/** Headers that proxies add. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded']

/** Logs once that a proxy seems to stand in front of a process that trusts none: all clients look like one address. */
export function noticeProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return
  let isNoticed = false
  app.addHook('onRequest', async ({ headers, log }) => {
    const header = isNoticed ? undefined : PROXY_HEADERS.find((name) => name in headers)
    if (header === undefined) return
    isNoticed = true
    log.warn(
      { header },
      'a request came with a header of proxies, but TRUST_PROXY is not set: behind a proxy, all clients count as one address',
    )
  })
}
