import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

/** The code of a link to pay an invoice. It is worth nothing to anybody but the couple it was sent to. */
export function writePayCode(secrets: Pick<Secrets, 'sign'>, invoiceId: number): string {
  return `${invoiceId}-${secrets.sign(`pay invoice ${invoiceId}`)}`
}

/** The invoice of a code; 0, which is none, for one that we did not write. */
export function readPayCode(secrets: Pick<Secrets, 'sign'>, code: string): number {
  const [, id] = /^(\d{1,9})-[\w-]{43}$/.exec(code) ?? []
  if (id === undefined) return 0
  const right = Buffer.from(writePayCode(secrets, Number(id)))
  const given = Buffer.from(code)
  return right.length === given.length && timingSafeEqual(right, given) ? Number(id) : 0
}
