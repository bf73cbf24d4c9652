import type { Secrets, Sign } from '../../platform/secrets.ts'

export const WEDDING_CALENDARS_PATH = '/calendars/couple'

/** Creates and verifies the secret addresses of couples' calendars, one for each person. */
export interface WeddingFeedLinks {
  make(accountId: number, version: number): string
  /** Returns the account of a token. Verify the token with `isValid`, which needs the version of the account's feed. */
  accountOf(token: string): number | null
  isValid(token: string, accountId: number, version: number): boolean
}

export function createWeddingFeedLinks(secrets: Pick<Secrets, 'sign' | 'isSigned'>, apiUrl: string): WeddingFeedLinks {
  const write = (sign: Sign, accountId: number, version: number) =>
    `${accountId}.${sign(`wedding feed ${accountId} ${version}`)}`

  return {
    make: (accountId, version) => `${apiUrl}${WEDDING_CALENDARS_PATH}/${write(secrets.sign, accountId, version)}.ics`,
    accountOf(token) {
      const [, id] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? []
      return id === undefined ? null : Number(id)
    },
    isValid: (token, accountId, version) => secrets.isSigned(token, (sign) => write(sign, accountId, version)),
  }
}
