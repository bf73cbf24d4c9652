import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { dayOf, type ReplyToken, readReplyToken, writeReplyToken } from './reply-token.ts'
import { replyAddressRules } from './rules.ts'

export type { ReplyToken } from './reply-token.ts'

/** The addresses to which emails about conversations are answered. */
export interface ReplyAddresses {
  /** Creates the address with which an account answers in the conversation of a lead. Undefined if none is configured. */
  addressFor(leadId: number, accountId: number): string | undefined
  /** Reads an address. Returns null if we did not create it. */
  read(address: string): (ReplyToken & { isExpired: boolean }) | null
}

export interface ReplyAddressDeps {
  secrets: Pick<Secrets, 'sign' | 'isSigned'>
  clock: Clock
  /** The domain whose emails we receive. Undefined if emails cannot be answered. */
  domain: string | undefined
}

export function createReplyAddresses({ secrets, clock, domain }: ReplyAddressDeps): ReplyAddresses {
  return {
    addressFor(leadId, accountId) {
      if (domain === undefined) return undefined
      const lastDay = dayOf(new Date(clock.now().getTime() + replyAddressRules.replyAddressLifeMs))
      return `${writeReplyToken(secrets, { leadId, accountId, lastDay })}@${domain}`
    },
    read(address) {
      const at = address.lastIndexOf('@')
      if (domain === undefined || address.slice(at + 1).toLowerCase() !== domain) return null
      const token = readReplyToken(secrets, address.slice(0, at))
      return token && { ...token, isExpired: dayOf(clock.now()) > token.lastDay }
    },
  }
}
