import { invalidField } from '../../http/http-error.ts'

const MAX_LENGTH = 2_000

/** A page of our own sites, out of an address or a path that a client names; a 400 for everything else. */
export function readReturnAddress(field: string, given: string, sites: readonly string[]): string {
  const [home = ''] = sites
  const url = given !== '' && given.length <= MAX_LENGTH && URL.canParse(given, home) ? new URL(given, home) : null
  const isOurs = url && sites.some((site) => new URL(site).origin === url.origin)
  if (!isOurs || url.username || url.password) throw invalidField(field, 'Name a page of this site.')
  return url.href
}
