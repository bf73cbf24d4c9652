import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaymentEventRefused } from './payments.ts'

/** An event that is older, or newer, is refused: somebody may have kept it. */
const TOLERANCE_SECONDS = 300

/** Signs an event the way Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of seconds, a dot and the body>`. */
export function signEvent(raw: Buffer, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hmac(raw, secret, seconds)}`
}

/** The JSON of an event whose signature is right. Throws a `PaymentEventRefused` for every other. */
export function readSignedEvent(raw: Buffer, signature: string, secret: string, now: Date): unknown {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1])
  const age = Math.abs(now.getTime() / 1000 - seconds)
  // While a secret is being changed there are signatures by both.
  const given = [...signature.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex'),
  )
  const right = Buffer.from(hmac(raw, secret, seconds), 'hex')
  const isSigned = given.some((one) => timingSafeEqual(one, right))
  if (!isSigned || !(age <= TOLERANCE_SECONDS)) throw new PaymentEventRefused('The signature is not right.')
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch (error) {
    throw new PaymentEventRefused('The event is no JSON.', { cause: error })
  }
}

function hmac(raw: Buffer, secret: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')
}
