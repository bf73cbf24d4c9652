import { randomBytes } from 'node:crypto'
import {
  type CouplePeople,
  normalizeEmail,
  type PartnerInvitationPreview,
  type PartnerJoined,
  partnerInvitationPath,
  SITE_PATHS,
} from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { accounts as accountTable, couplePartners, couples, partnerInvitations, sessions } from '../../db/tables.ts'
import type { Account, Intent, RequestSource } from '../../http/call-context.ts'
import { HttpError, invalidField, notFound } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { logAccount } from '../../platform/log-context.ts'
import { digest } from '../../platform/secrets.ts'
import type { AccountExports } from '../account-export/service.ts'
import { type AccountService, type StoredAccount, splitName } from '../accounts/service.ts'
import type { AuthService } from '../auth/service.ts'
import type { ImageStore } from '../files/service.ts'
import type { IdempotencyService } from '../idempotency/service.ts'
import type { Outbox } from '../mail/service.ts'
import { endPair, listPersonIds, personName, personOf } from '../pairs/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { hasOther, invalidLink, isBusiness, isShared } from './failures.ts'
import { writePartnerInvitation, writePartnerJoined, writePartnerLeft } from './mails.ts'
import {
  deleteInvitation,
  deleteInvitationsBefore,
  findInvitation,
  hasWedding,
  isInvitation,
  listPeople,
  spendInvitation,
  storeInvitation,
} from './repository.ts'
import { couplePartnerRules } from './rules.ts'

export { writePartnerLeft } from './mails.ts'

/**
 * The partner of a couple: a second account that acts on the data of the couple's account. Every method takes the
 * couple's account with its pair, as requests do.
 */
export interface CouplePartners {
  list(couple: Account): Promise<CouplePeople>
  /**
   * Emails an invitation. Throws 400 if the couple has a partner, is a vendor, or the address is its own. Throws 403
   * `unverified` before the caller has confirmed the address of its account, and 429 after too many. Never reveals
   * whether the invited address has an account.
   */
  invite(couple: Account, email: string, intent: Intent | null): Promise<CouplePeople>
  /** Deletes the pending invitation. Throws 404 if there is none. */
  withdraw(couple: Account): Promise<CouplePeople>
  /**
   * Ends the access of the partner, who can also leave. Revokes the partner's sessions. Throws 403 for the first person,
   * and 404 for other accounts.
   */
  remove(couple: Account, personId: number): Promise<undefined>
  /** Returns who invites. Throws 400 `invalid_link` if the link is unknown, used, withdrawn or expired. */
  preview(token: string, ip: string): Promise<PartnerInvitationPreview>
  /**
   * Joins the couple with the account of the invited address, which the link verifies. Throws 409 `has_wedding` if that
   * account has a wedding of its own: accounts are never merged.
   */
  accept(token: string, password: string | undefined, source: RequestSource): Promise<PartnerJoined>
  /** Deletes expired invitations. */
  sweep(): Promise<void>
}

export interface CouplePartnerDeps {
  db: Database
  clock: Clock
  accounts: Pick<AccountService, 'lock' | 'find' | 'rename' | 'setPassword' | 'isVendor'>
  auth: Pick<AuthService, 'claimMailbox' | 'startSession' | 'hashPassword' | 'notifySessionsRevoked'>
  outbox: Pick<Outbox, 'post'>
  rateLimits: Pick<RateLimits, 'spend'>
  idempotency: Pick<IdempotencyService, 'once'>
  accountExports: Pick<AccountExports, 'discard'>
  imageStore: Pick<ImageStore, 'drop'>
  siteUrl: string
  /** Returns true for a demo account that every visitor can sign in to. Such an account cannot invite anyone. */
  isShared(email: string): boolean
}

export function createCouplePartners(deps: CouplePartnerDeps): CouplePartners {
  const { db, clock, accounts, auth, outbox, rateLimits, idempotency, accountExports, imageStore, siteUrl } = deps
  const oldest = () => new Date(clock.now().getTime() - couplePartnerRules.partnerInvitationLifeMs)

  async function list(on: Database, couple: Account): Promise<CouplePeople> {
    const you = personOf(couple)
    const people = (await listPeople(on, couple.id)).map(({ account, joinedAt }) => ({
      id: account.id,
      name: personName(account),
      email: account.email,
      is_you: account.id === you,
      is_first: joinedAt === null,
      joined_at: joinedAt?.toISOString(),
    }))
    const pending = await findInvitation(on, couple.id, oldest())
    return {
      people: people.toSorted((a, b) => Number(b.is_you) - Number(a.is_you)),
      invitation: pending
        ? {
            email: pending.email,
            invited_at: pending.invitedAt.toISOString(),
            expires_at: new Date(
              pending.invitedAt.getTime() + couplePartnerRules.partnerInvitationLifeMs,
            ).toISOString(),
          }
        : undefined,
    }
  }

  async function find(on: Database, token: string) {
    const [row] = await on
      .select({ invitation: partnerInvitations, inviter: accountTable })
      .from(partnerInvitations)
      .innerJoin(accountTable, eq(accountTable.id, partnerInvitations.coupleId))
      .where(isInvitation(digest(token), oldest()))
    // Joining a couple whose data will be erased would be in vain.
    if (!row || row.inviter.eraseAt) throw invalidLink()
    return row
  }

  const countOpening = (ip: string) =>
    rateLimits.spend(db, `partner-invitations-from:${toAddressBucket(ip)}`, couplePartnerRules.partnerInvitationsOpened)

  /** Gives an account without a name the name that the inviter has entered, and shows the account's name on the board. */
  async function shareNames(tx: Database, coupleId: number, joined: StoredAccount): Promise<void> {
    const [wedding] = await tx.select().from(couples).where(eq(couples.accountId, coupleId))
    const isNameless = joined.displayName === '' && joined.firstName === ''
    if (isNameless && wedding?.partnerName) await accounts.rename(tx, joined.id, splitName(wedding.partnerName))
    const name = isNameless ? wedding?.partnerName : [joined.firstName, joined.lastName].join(' ').trim()
    const set = { partnerEmail: joined.email, ...(name && { partnerName: name }) }
    await tx
      .insert(couples)
      .values({ accountId: coupleId, ...set })
      .onConflictDoUpdate({ target: couples.accountId, set })
  }

  return {
    list: (couple) => list(db, couple),

    async invite(couple, given, intent) {
      const email = normalizeEmail(given)
      const inviter = await requireInviter(couple)
      return idempotency.once(intent, async (tx) => {
        // The lock serializes concurrent invitations and acceptances of the couple.
        const first = await accounts.lock(tx, couple.id)
        if (deps.isShared(first.email)) throw isShared()
        const people = await listPeople(tx, couple.id)
        if (people.length > 1) throw invalidField('email', 'Your partner has already joined.')
        if (people.some(({ account }) => account.email === email))
          throw invalidField('email', 'This is your own address.')
        if (await accounts.isVendor(tx, couple.id)) throw isBusiness()
        await rateLimits.spend(tx, `partner-invitations:${couple.id}`, couplePartnerRules.partnerInvitationsSent)
        await rateLimits.spend(tx, `partner-invitations-to:${email}`, couplePartnerRules.partnerInvitationsPerEmail)
        // Hexadecimal, because email clients may exclude a trailing dash from a link.
        const token = randomBytes(32).toString('hex')
        await storeInvitation(tx, { coupleId: couple.id, email, tokenHash: digest(token), invitedAt: clock.now() })
        const mail = writePartnerInvitation(email, { by: inviter, url: siteUrl + partnerInvitationPath(token) })
        await outbox.post(tx, mail, { lifeMs: couplePartnerRules.partnerInvitationLifeMs })
        return list(tx, couple)
      })
    },

    async withdraw(couple) {
      if (!(await deleteInvitation(db, couple.id))) throw notFound('This invitation no longer exists.')
      return list(db, couple)
    },

    async remove(couple, personId) {
      if (personId === couple.id) {
        throw new HttpError(403, 'forbidden', 'The wedding belongs to this person, who can delete the account instead.')
      }
      let exported: string[] = []
      await db.transaction(async (tx) => {
        await accounts.lock(tx, couple.id)
        const people = await listPeople(tx, couple.id)
        const [first, partner] = people.map(({ account }) => account)
        if (!first || partner?.id !== personId) throw notFound('This person does not plan this wedding with you.')
        await endPair(tx, { coupleId: couple.id, partnerId: personId })
        // The export contains the couple's data.
        exported = await accountExports.discard(tx, personId)
        const isRemoved = personOf(couple) === couple.id
        const [to, name] = isRemoved ? [partner.email, personName(first)] : [first.email, personName(partner)]
        await outbox.post(tx, writePartnerLeft(to, { name, isRemoved }))
      })
      auth.notifySessionsRevoked(personId)
      await imageStore.drop(exported)
      return undefined
    },

    async preview(token, ip) {
      await countOpening(ip)
      const { invitation, inviter } = await find(db, token)
      const account = await accounts.find(db, invitation.email)
      return {
        name: personName(inviter),
        email: invitation.email,
        needs_password: !account?.verifiedAt || account.passwordHash === null,
      }
    },

    async accept(token, password, source) {
      await countOpening(source.ip)
      await find(db, token)
      const passwordHash = password === undefined ? null : await auth.hashPassword(password)
      const { joined, accountId } = await db.transaction(async (tx) => {
        const { invitation, inviter } = await find(tx, token)
        const { coupleId, email } = invitation
        await accounts.lock(tx, coupleId)
        if (!(await spendInvitation(tx, digest(token)))) throw invalidLink()
        // The partner acts in the name of the couple's account, so that account must not become a vendor's.
        if ((await listPersonIds(tx, coupleId)).length > 1 || (await accounts.isVendor(tx, coupleId)))
          throw invalidLink()
        const { id } = await auth.claimMailbox(tx, email)
        const account = await accounts.lock(tx, id)
        if (account.plan !== 'free' || (await hasWedding(tx, id)) || (await accounts.isVendor(tx, id))) throw hasOther()
        await deleteInvitation(tx, id)
        await tx.insert(couplePartners).values({ accountId: id, coupleId, joinedAt: clock.now() })
        await shareNames(tx, coupleId, account)
        // Older sessions would still show the account's own, empty board.
        await tx.delete(sessions).where(eq(sessions.accountId, id))
        const isNew = account.passwordHash === null
        if (isNew && passwordHash) await accounts.setPassword(tx, id, passwordHash)
        logAccount(id)
        const named = await accounts.lock(tx, id)
        const session = isNew ? await auth.startSession(tx, named, source) : undefined
        const url = siteUrl + SITE_PATHS.dashboard_main
        await outbox.post(tx, writePartnerJoined(inviter.email, { name: personName(named), url }))
        return { accountId: id, joined: { name: personName(inviter), email, session } }
      })
      auth.notifySessionsRevoked(accountId)
      return joined
    },

    sweep: () => deleteInvitationsBefore(db, oldest()),
  }

  /** Returns the name of the person who invites. */
  async function requireInviter(couple: Account): Promise<string> {
    const account = await accounts.find(db, couple.email)
    if (account?.verifiedAt) return personName(account)
    throw new HttpError(403, 'unverified', 'Confirm your email before you invite your partner.')
  }
}
