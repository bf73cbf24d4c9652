import { randomBytes } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import { insertLink } from './repository.ts'
import { magicLinkRules } from './rules.ts'

/** An invitation to be made. */
export interface Invitation {
  /** Whom it is for. */
  accountId: number
  /** Whether they have set up their account. */
  isActive: boolean
  /** Where its button leads; by default to the site's login. */
  accessLink?: string | undefined
  categoryIds: number[]
  /** In the order in which they are recommended. */
  vendorIds: number[]
  expiresAt?: Date | undefined
  /** Known beforehand in a demo and by who imports it; otherwise nobody can guess it. */
  code?: string
}

/** Makes an invitation, unless its code is known already, and tells the code. */
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
