import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type DocumentRow, shownKey } from './repository.ts'
import { documentRules } from './rules.ts'

/** Below which addresses documents are served. */
export const DOCUMENTS_PATH = '/documents'

/** Which document an address is for, and until when. */
export interface DocumentLink {
  id: number
  expires: number
  signature: string
}

/** Addresses of documents, which work for a while and cannot be guessed. */
export interface DocumentLinks {
  /**
   * The address of one of the document's files. It stays the same for a while, so that a page that reads it again need
   * not load the document again.
   */
  make(document: DocumentRow, key: string): string
  /** What a path's parameter says; null for one that says nothing, or says it no longer. */
  read(token: string): DocumentLink | null
  /** The key of the document's file that an address of ours is for; null for any other address. */
  keyFor(link: DocumentLink, document: DocumentRow): string | null
}

export function createDocumentLinks({
  secrets,
  clock,
  apiUrl,
}: {
  secrets: Pick<Secrets, 'sign'>
  clock: Clock
  apiUrl: string
}): DocumentLinks {
  const sign = ({ id }: DocumentRow, key: string, expires: number) => secrets.sign(`document ${id} ${key} ${expires}`)

  return {
    make(document, key) {
      const period = documentRules.documentLinkMs
      const expires = (Math.floor(clock.now().getTime() / period) + 2) * period
      const token = `${document.id}.${expires.toString(36)}.${sign(document, key, expires)}`
      return `${apiUrl}${DOCUMENTS_PATH}/${token}/${encodeURIComponent(document.name)}`
    },

    read(token) {
      const [, id, expiry = '', signature = ''] = /^(\d{1,9})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
      const expires = Number.parseInt(expiry, 36)
      return id && expires > clock.now().getTime() ? { id: Number(id), expires, signature } : null
    },

    keyFor({ expires, signature }, document) {
      const given = Buffer.from(signature)
      const keys = [shownKey(document), document.key]
      return keys.find((key) => timingSafeEqual(given, Buffer.from(sign(document, key, expires)))) ?? null
    },
  }
}
