import type { Clock } from '../../platform/clock.ts'
import type { Secrets, Sign } from '../../platform/secrets.ts'
import { type DocumentRow, shownKey } from './repository.ts'
import { documentRules } from './rules.ts'

/** Path prefix of document URLs. */
export const DOCUMENTS_PATH = '/documents'

/** The parsed token of a document URL. `expires` is in milliseconds since the epoch. */
export interface DocumentLink {
  id: number
  expires: number
  signature: string
}

/** Creates and verifies signed document URLs. A URL expires after 15 to 30 minutes. */
export interface DocumentLinks {
  /**
   * Returns the URL of one of the document's files. The URL stays the same for up to 15 minutes, so that a reloaded
   * page uses the cached file.
   */
  make(document: DocumentRow, key: string): string
  /** Parses the token of a document URL. Returns null if the token is malformed or has expired. */
  read(token: string): DocumentLink | null
  /** Returns the key of the file that the link is for, or null if the signature is invalid. */
  keyFor(link: DocumentLink, document: DocumentRow): string | null
}

export function createDocumentLinks({
  secrets,
  clock,
  apiUrl,
}: {
  secrets: Pick<Secrets, 'sign' | 'isSigned'>
  clock: Clock
  apiUrl: string
}): DocumentLinks {
  const write = (sign: Sign, { id }: DocumentRow, key: string, expires: number) =>
    sign(`document ${id} ${key} ${expires}`)

  return {
    make(document, key) {
      const period = documentRules.documentLinkMs
      const expires = (Math.floor(clock.now().getTime() / period) + 2) * period
      const token = `${document.id}.${expires.toString(36)}.${write(secrets.sign, document, key, expires)}`
      return `${apiUrl}${DOCUMENTS_PATH}/${token}/${encodeURIComponent(document.name)}`
    },

    read(token) {
      const [, id, expiry = '', signature = ''] = /^(\d{1,9})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
      const expires = Number.parseInt(expiry, 36)
      return id && expires > clock.now().getTime() ? { id: Number(id), expires, signature } : null
    },

    keyFor({ expires, signature }, document) {
      const keys = [shownKey(document), document.key]
      return keys.find((key) => secrets.isSigned(signature, (sign) => write(sign, document, key, expires))) ?? null
    },
  }
}
