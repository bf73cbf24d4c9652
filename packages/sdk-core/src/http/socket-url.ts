const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** The address of a socket of the backend. Only one on this machine may go without encryption. */
export function socketUrl(apiHost: string, path: string): string {
  const url = new URL(apiHost + path)
  url.protocol = url.protocol === 'http:' && LOCAL.test(url.hostname) ? 'ws:' : 'wss:'
  return url.href
}
