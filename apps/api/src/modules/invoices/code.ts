import type { Secrets, Verifier } from '../../platform/secrets.ts'

/** Creates the signed code of a payment link. It is valid only in a session of the couple that owes the invoice. */
export function writePayCode(secrets: Pick<Secrets, 'sign'>, invoiceId: number): string {
  return `${invoiceId}-${secrets.sign(`pay invoice ${invoiceId}`)}`
}

/** Reads the invoice id from a code. Returns 0, which no invoice has, if the signature is invalid. */
export function readPayCode(secrets: Verifier, code: string): number {
  const [, id] = /^(\d{1,9})-[\w-]{43}$/.exec(code) ?? []
  if (id === undefined) return 0
  return secrets.isSigned(code, (sign) => writePayCode({ sign }, Number(id))) ? Number(id) : 0
}
