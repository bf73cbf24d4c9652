import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { receiptRules } from './rules.ts'

export const RECEIPTS_PATH = '/receipts'

/** Creates and verifies the signed URLs of receipts. */
export interface ReceiptLinks {
  /** Returns the URL of a receipt. Create it only for the couple and the vendor of the invoice. */
  make(invoiceId: number): string
  /** Returns the id of the invoice of a URL, or null if the URL is invalid or has expired. */
  read(token: string): number | null
}

export interface ReceiptLinkDeps {
  secrets: Pick<Secrets, 'sign'>
  clock: Clock
  apiUrl: string
}

export function createReceiptLinks({ secrets, clock, apiUrl }: ReceiptLinkDeps): ReceiptLinks {
  const write = (invoiceId: number, expires: number) =>
    `${invoiceId}.${expires.toString(36)}.${secrets.sign(`receipt ${invoiceId} ${expires}`)}`

  return {
    make(invoiceId) {
      const period = receiptRules.receiptLinkMs
      const expires = (Math.floor(clock.now().getTime() / period) + 2) * period
      return `${apiUrl}${RECEIPTS_PATH}/${write(invoiceId, expires)}/receipt-${invoiceId}.pdf`
    },
    read(token) {
      const [, id, expiry = ''] = /^(\d{1,9})\.([0-9a-z]{1,10})\.[\w-]{43}$/.exec(token) ?? []
      if (id === undefined) return null
      const expires = Number.parseInt(expiry, 36)
      const [expected, given] = [write(Number(id), expires), token].map((text) => Buffer.from(text))
      const isValid = expected && given && expected.length === given.length && timingSafeEqual(expected, given)
      return isValid && expires > clock.now().getTime() ? Number(id) : null
    },
  }
}
