/** What the storage keys of a client on somebody else's page begin with. `apiHost` has no slash at the end. */
export function embeddedPrefix(apiHost: string): string {
  return `vowkit:${apiHost}:`
}
