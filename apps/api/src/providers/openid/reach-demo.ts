import type { CustomFetch } from 'openid-client'

/** Reaches the demo's own provider in this process, whatever stands in front of its address. */
export function reachDemo(apiUrl: string, port: number): CustomFetch {
  return (url, options) => fetch(url.replace(apiUrl, `http://127.0.0.1:${port}`), options as RequestInit)
}
