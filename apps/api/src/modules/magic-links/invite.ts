import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { insertLink } from './repository.ts'
import { magicLinkRules } from './rules.ts'

/** The data of a new magic link. */
export interface Invitation {
  /** The account that the link signs in. */
  accountId: number
  /** Whether the account is set up. Only an active link signs the account in. */
  isActive: boolean
  /** The target of the page's button. Defaults to the site's sign-in page. */
  accessLink?: string | undefined
  categoryIds: number[]
  /** The ids of the recommended vendors, in display order. */
  vendorIds: number[]
  expiresAt?: Date | undefined
  /** The code of the link. Defaults to 32 random bytes in base64url. */
  code?: string
}

/** Creates a magic link unless its code exists. Returns the code. */
export async function createInvitation(
  tx: Database,
  clock: Clock,
  { code = randomBytes(32).toString('base64url'), categoryIds, vendorIds, expiresAt, ...rest }: Invitation,
): Promise<{ code: string; isNew: boolean }> {
  const now = clock.now()
  const link = {
    ...rest,
    codeHash: digest(code),
    createdAt: now,
    expiresAt: expiresAt ?? new Date(now.getTime() + magicLinkRules.magicLinkLifeMs),
  }
  return { code, isNew: await insertLink(tx, link, categoryIds, vendorIds) }
}
