import type { FastifyInstance } from 'fastify'

/** Headers that proxies add. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded']

/** Logs a warning once if requests arrive through an unconfigured proxy: all clients then share one IP address. */
export function warnAboutProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return
  let hasWarned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    const header = hasWarned ? undefined : PROXY_HEADERS.find((name) => name in headers)
    if (header === undefined) return
    hasWarned = true
    log.warn(
      { header },
      'a request has a proxy header, but TRUST_PROXY is not set: behind a proxy, all clients count as one address',
    )
  })
}
