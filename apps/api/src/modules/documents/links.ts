import { timingSafeEqual } from 'node:crypto'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type DocumentRow, shownKey } from './repository.ts'

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
  /** The same one for a while, so that a page that reads it again need not load the document again. */
  make(document: DocumentRow): string
  /** What a path's parameter says; null for one that says nothing, or says it no longer. */
  read(token: string): DocumentLink | null
  /** Whether an address was made by us, for what the document is now. */
  isFor(link: DocumentLink, document: DocumentRow): boolean
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
  const sign = (document: DocumentRow, expires: number) =>
    secrets.sign(`document ${document.id} ${shownKey(document)} ${expires}`)

  return {
    make(document) {
      const period = limits.documentLinkMs
      const expires = (Math.floor(clock.now().getTime() / period) + 2) * period
      const token = `${document.id}.${expires.toString(36)}.${sign(document, expires)}`
      return `${apiUrl}${DOCUMENTS_PATH}/${token}/${encodeURIComponent(document.name)}`
    },

    read(token) {
      const [, id, expiry = '', signature = ''] = /^(\d{1,9})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
      const expires = Number.parseInt(expiry, 36)
      return id && expires > clock.now().getTime() ? { id: Number(id), expires, signature } : null
    },

    isFor({ expires, signature }, document) {
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(document, expires)))
    },
  }
}
