import type { AddedBy, Love } from '@vowkit/sdk-core/contract'
import type { Lovers } from '../../db/schema/couple-partners.ts'
import type { Account, Pair } from '../../http/call-context.ts'

const other = ({ you }: Pair) => (you === 'first' ? 'partner' : 'first')

/**
 * Returns which of the two people loves something, as the account sees it. Undefined for couples with one login, and if
 * the session may not see the name.
 */
export function toLove({ pair }: Pick<Account, 'pair'>, lovedBy: Lovers | null): Love | undefined {
  if (!pair || lovedBy === null) return undefined
  const partner = pair[other(pair)].name
  if (partner === '') return undefined
  const by = lovedBy === 'both' ? 'both' : lovedBy === pair.you ? 'you' : 'partner'
  return { by, partner }
}

/** Whether the person who acts is among those who love something. The person of a couple with one login is `first`. */
export function isLover({ pair }: Pick<Account, 'pair'>, lovedBy: Lovers | null): boolean {
  return lovedBy === 'both' || lovedBy === (pair?.you ?? 'first')
}

/** Returns who loves something after the person who acts has started or stopped to love it. */
export function withLove({ pair }: Pick<Account, 'pair'>, lovedBy: Lovers | null, isLoved: boolean): Lovers | null {
  const you = pair?.you ?? 'first'
  const isOther = lovedBy === 'both' || (lovedBy !== null && lovedBy !== you)
  if (isLoved) return isOther ? 'both' : you
  return isOther ? (you === 'first' ? 'partner' : 'first') : null
}

/**
 * Returns which of the two people made a row, as the account sees it. Undefined for couples with one login, and for
 * rows of a partner who has left, and if the session may not see the name.
 */
export function toAddedBy({ pair }: Pick<Account, 'pair'>, madeBy: number | null): AddedBy | undefined {
  if (!pair) return undefined
  const who = madeBy === null ? 'first' : madeBy === pair.partner.id ? 'partner' : null
  return who === null || pair[who].name === '' ? undefined : { name: pair[who].name, is_you: who === pair.you }
}
