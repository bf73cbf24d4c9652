import type { Clock } from '../../platform/clock.ts'
import type { Secrets, Sign } from '../../platform/secrets.ts'
import type { ExportRow } from './repository.ts'
import { accountExportRules } from './rules.ts'

/** Path prefix of the download URLs. */
export const EXPORTS_PATH = '/account-exports'
/** File name of the download. */
export const EXPORT_NAME = 'vowkit-data.zip'

/** The parsed token of a download URL. `expires` is in milliseconds since the epoch. */
export interface ExportLink {
  id: number
  expires: number
  signature: string
}

/** Creates and verifies signed download URLs. A URL expires after 15 to 30 minutes. */
export interface ExportLinks {
  make(row: ExportRow): string
  /** Parses the token of a download URL. Returns null if the token is malformed or has expired. */
  read(token: string): ExportLink | null
  /** Returns whether the signature is valid for the current file of the row. */
  isFor(link: ExportLink, row: ExportRow): boolean
}

export interface ExportLinkDeps {
  secrets: Pick<Secrets, 'sign' | 'isSigned'>
  clock: Clock
  apiUrl: string
}

export function createExportLinks({ secrets, clock, apiUrl }: ExportLinkDeps): ExportLinks {
  const write = (sign: Sign, { id, key }: ExportRow, expires: number) => sign(`account export ${id} ${key} ${expires}`)

  return {
    make(row) {
      const period = accountExportRules.exportLinkMs
      const expires = (Math.floor(clock.now().getTime() / period) + 2) * period
      return `${apiUrl}${EXPORTS_PATH}/${row.id}.${expires.toString(36)}.${write(secrets.sign, row, expires)}/${EXPORT_NAME}`
    },

    read(token) {
      const [, id, expiry = '', signature = ''] = /^(\d{1,9})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
      const expires = Number.parseInt(expiry, 36)
      return id && expires > clock.now().getTime() ? { id: Number(id), expires, signature } : null
    },

    isFor: ({ expires, signature }, row) => secrets.isSigned(signature, (sign) => write(sign, row, expires)),
  }
}
