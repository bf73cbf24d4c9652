import type { Beacon } from '../platform.ts'
import { scope } from './scope.ts'

// Stored at import time, because a host page may wrap or replace `fetch` later.
const nativeFetch = globalThis.fetch

/**
 * Sends a form that outlives the page. A form needs no CORS preflight. Sends nothing if the visitor has switched on
 * Global Privacy Control.
 */
export const browserBeacon: Beacon = (url, fields) => {
  if (Reflect.get(scope.navigator ?? {}, 'globalPrivacyControl') === true) return
  const body = new URLSearchParams(fields)
  nativeFetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
}
