/** Hosts on which pages are developed: the own machine, and names that no public page has. */
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(localhost|local|test)|)$/

/** Whether a page with this host is served by a development machine, or opened as a file. */
export function isDevelopment(hostname: string): boolean {
  return LOCAL.test(hostname)
}
