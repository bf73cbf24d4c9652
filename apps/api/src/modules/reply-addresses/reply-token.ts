import type { Secrets, Verifier } from '../../platform/secrets.ts'
import { DAY } from '../../platform/units.ts'

/** What a reply address is valid for. */
export interface ReplyToken {
  leadId: number
  /** The account that may answer: the recipient of the email with the address. */
  accountId: number
  /** The day at whose end the address expires, in days since 1970. */
  lastDay: number
}

/** Length of the signature: 130 bits. A longer one would not fit into the 64 characters before the @. */
const SIGNATURE_LENGTH = 26

const PATTERN = /^reply\+([\da-z]{1,7})-([\da-z]{1,7})-([\da-z]{1,5})-([\da-z]{26})$/

export function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY)
}

/** Writes the part of a reply address before the @. It has no capitals, because some mail servers change them. */
export function writeReplyToken(secrets: Pick<Secrets, 'sign'>, { leadId, accountId, lastDay }: ReplyToken): string {
  const signed = [leadId, accountId, lastDay].map((number) => number.toString(36)).join('-')
  const signature = BigInt(`0x${Buffer.from(secrets.sign(`reply ${signed}`), 'base64url').toString('hex')}`)
  return `reply+${signed}-${signature.toString(36).slice(-SIGNATURE_LENGTH).padStart(SIGNATURE_LENGTH, '0')}`
}

/** Reads the part of an address before the @. Returns null if it is no reply address or its signature is invalid. */
export function readReplyToken(secrets: Verifier, local: string): ReplyToken | null {
  const given = local.toLowerCase()
  const [, leadId = '', accountId = '', lastDay = ''] = PATTERN.exec(given) ?? []
  if (leadId === '') return null
  const token = { leadId: parse(leadId), accountId: parse(accountId), lastDay: parse(lastDay) }
  return secrets.isSigned(given, (sign) => writeReplyToken({ sign }, token)) ? token : null
}

function parse(text: string): number {
  return Number.parseInt(text, 36)
}
