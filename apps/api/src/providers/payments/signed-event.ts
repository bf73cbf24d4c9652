import { createHmac } from 'node:crypto'
import { PaymentEventRefused } from './payments.ts'

/** Maximum difference between an event's time and the server's clock. Limits replay of recorded events. */
const TOLERANCE_SECONDS = 300

/** Signs an event the way Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of seconds, a dot and the body>`. */
export function signEvent(raw: Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(raw, secret, seconds)}`
}

/**
 * Whether a signature is right. `write` returns the signature with a secret, so that the caller can compare in constant
 * time, and can accept several secrets.
 */
export type IsSigned = (given: string, write: (secret: string) => string) => boolean

/** Verifies the signature and parses the JSON of an event. Throws `PaymentEventRefused`. */
export function readSignedEvent(raw: Buffer, signature: string, now: Date, isSigned: IsSigned): unknown {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  const age = Math.abs(now.getTime() / 1000 - seconds)
  // The header can contain a signature for each secret.
  const given = [...signature.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = '']) => hex)
  const isValid = given.some((hex) => isSigned(hex, (secret) => hmac(raw, secret, seconds)))
  if (!isValid || !(age <= TOLERANCE_SECONDS)) throw new PaymentEventRefused('The signature is invalid or too old.')
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch (error) {
    throw new PaymentEventRefused('The event is not valid JSON.', { cause: error })
  }
}

function hmac(raw: Buffer, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')
}
