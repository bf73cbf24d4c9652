import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

/** Creates the signed code of a payment link. It is valid only in a session of the couple that owes the invoice. */
export function writePayCode(secrets: Pick<Secrets, 'sign'>, invoiceId: number): string {
  return `${invoiceId}-${secrets.sign(`pay invoice ${invoiceId}`)}`
}

/** Reads the invoice id from a code. Returns 0, which no invoice has, if the signature is invalid. */
export function readPayCode(secrets: Pick<Secrets, 'sign'>, code: string): number {
  const [, id] = /^(\d{1,9})-[\w-]{43}$/.exec(code) ?? []
  if (id === undefined) return 0
  const expected = Buffer.from(writePayCode(secrets, Number(id)))
  const given = Buffer.from(code)
  return expected.length === given.length && timingSafeEqual(expected, given) ? Number(id) : 0
}
