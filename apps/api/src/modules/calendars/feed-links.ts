import type { Secrets, Sign } from '../../platform/secrets.ts'

export const CALENDARS_PATH = '/calendars'

/** Creates and verifies the secret URLs of vendors' feeds. */
export interface FeedLinks {
  make(vendorId: number, version: number): string
  /** Returns the vendor of a token. Verify the token with `isValid`, which needs the version of the vendor's feed. */
  vendorOf(token: string): number | null
  isValid(token: string, vendorId: number, version: number): boolean
}

export function createFeedLinks(secrets: Pick<Secrets, 'sign' | 'isSigned'>, apiUrl: string): FeedLinks {
  const write = (sign: Sign, vendorId: number, version: number) =>
    `${vendorId}.${sign(`calendar feed ${vendorId} ${version}`)}`

  return {
    make: (vendorId, version) => `${apiUrl}${CALENDARS_PATH}/${write(secrets.sign, vendorId, version)}.ics`,
    vendorOf(token) {
      const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
      return id === undefined ? null : Number(id)
    },
    isValid: (token, vendorId, version) => secrets.isSigned(token, (sign) => write(sign, vendorId, version)),
  }
}
