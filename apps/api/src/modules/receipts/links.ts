import type { AcceptedLanguage } from '../../http/accept-language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Secrets, Sign } from '../../platform/secrets.ts'
import { receiptRules } from './rules.ts'

export const RECEIPTS_PATH = '/receipts'

/** Creates and verifies the signed URLs of receipts. */
export interface ReceiptLinks {
  /**
   * Returns the URL of a receipt in a language. Default: the language of the browser. Create it only for the couple and
   * the vendor of the invoice.
   */
  make(invoiceId: number, language?: AcceptedLanguage): string
  /** Returns the id of the invoice of a URL, or null if the URL is invalid or has expired. */
  read(token: string): number | null
}

export interface ReceiptLinkDeps {
  secrets: Pick<Secrets, 'sign' | 'isSigned'>
  clock: Clock
  apiUrl: string
}

export function createReceiptLinks({ secrets, clock, apiUrl }: ReceiptLinkDeps): ReceiptLinks {
  const write = (sign: Sign, invoiceId: number, expires: number) =>
    `${invoiceId}.${expires.toString(36)}.${sign(`receipt ${invoiceId} ${expires}`)}`

  return {
    make(invoiceId, language) {
      const period = receiptRules.receiptLinkMs
      const expires = (Math.floor(clock.now().getTime() / period) + 2) * period
      return `${apiUrl}${RECEIPTS_PATH}/${write(secrets.sign, invoiceId, expires)}/receipt-${invoiceId}.pdf${language ? `?lang=${language}` : ''}`
    },
    read(token) {
      const [, id, expiry = ''] = /^(\d{1,9})\.([0-9a-z]{1,10})\.[\w-]{43}$/.exec(token) ?? []
      if (id === undefined) return null
      const expires = Number.parseInt(expiry, 36)
      const isValid = secrets.isSigned(token, (sign) => write(sign, Number(id), expires))
      return isValid && expires > clock.now().getTime() ? Number(id) : null
    },
  }
}
