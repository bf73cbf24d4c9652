import { randomBytes } from 'node:crypto'
import { type InvitationPreview, normalizeEmail, type TeamRole } from '@vowkit/sdk-core/contract'
import { lte } from 'drizzle-orm'
import { teamInvitations, teamMembers } from '../../db/tables.ts'
import { HttpError, invalidField } from '../../http/http-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import { digest } from '../../platform/secrets.ts'
import type { AccountService } from '../accounts/service.ts'
import type { AuthService } from '../auth/service.ts'
import type { Outbox } from '../mail/service.ts'
import { type RateLimits, toAddressBucket } from '../rate-limits/service.ts'
import { writeInvitationMail } from './invitation-mail.ts'
import {
  columnsOf,
  findMembership,
  isInvitation,
  listInvitations,
  listMembers,
  lockTeam,
  readTeam,
  storeInvitation,
  type TeamRef,
  teamOf,
} from './repository.ts'
import { teamRules } from './rules.ts'

export interface InvitationDeps {
  db: Database
  clock: Clock
  accounts: Pick<AccountService, 'importAccount' | 'verify' | 'find'>
  auth: Pick<AuthService, 'notifySessionsRevoked'>
  outbox: Pick<Outbox, 'post'>
  rateLimits: Pick<RateLimits, 'spend'>
  deskUrl: string
}

export interface Invitation {
  email: string
  role: TeamRole
}

/** Emailed links that add an account to a team. */
export interface Invitations {
  /** Emails a link. Throws 400 if the address is on the team or the team is full, and 429 after too many invitations. */
  send(team: TeamRef, invitation: Invitation & { by: string }): Promise<void>
  /** Emails a link in the operator's name, within a transaction and without limits. */
  inviteByOperator(tx: Database, team: TeamRef, invitation: Invitation): Promise<void>
  /** Returns what a link is for. Throws 400 `invalid_link` if it is unknown, used or expired. */
  preview(token: string, ip: string): Promise<InvitationPreview>
  /**
   * Adds the account of the invited address to the team. The link proves that its user receives the address's emails, so
   * the address counts as verified. Throws 409 `already_member` if the account works for another team.
   */
  accept(token: string, ip: string): Promise<InvitationPreview>
  /** The time before which invitations have expired. */
  oldest(): Date
}

export function createInvitations(deps: InvitationDeps): Invitations {
  const { db, clock, accounts, auth, outbox, rateLimits, deskUrl } = deps
  const oldest = () => new Date(clock.now().getTime() - teamRules.invitationLifeMs)

  /** Stores the invitation and queues its email. */
  async function post(tx: Database, team: TeamRef, { email, role }: Invitation, by: string): Promise<void> {
    const named = await readTeam(tx, team)
    if (!named) throw new Error(`There is no ${team.kind} ${team.id}.`)
    // Hexadecimal, because email clients may exclude a trailing dash from a link.
    const token = randomBytes(32).toString('hex')
    await storeInvitation(tx, { team, email, role, tokenHash: digest(token), invitedAt: clock.now() })
    const mail = writeInvitationMail(email, { by, team: named.name, url: `${deskUrl}/join/${token}` })
    await outbox.post(tx, mail, { lifeMs: teamRules.invitationLifeMs })
  }

  async function admit(tx: Database, team: TeamRef, email: string): Promise<void> {
    const members = await listMembers(tx, team)
    const founder = (await readTeam(tx, team))?.founder?.account
    const known = [founder?.email, ...members.map(({ account }) => account.email)]
    if (known.includes(email)) throw invalidField('email', 'This person is already on your team.')
    const pending = await listInvitations(tx, team, oldest())
    const others = pending.filter((invitation) => invitation.email !== email)
    if (known.length + others.length >= teamRules.teamSize) {
      throw invalidField('email', `A team can have ${teamRules.teamSize} members and invitations.`)
    }
    await rateLimits.spend(tx, `team-invitations:${team.kind}-${team.id}`, teamRules.invitationsSent)
    await rateLimits.spend(tx, `team-invitations-to:${email}`, teamRules.invitationsPerEmail)
  }

  async function find(on: Database, token: string) {
    const [invitation] = await on
      .select()
      .from(teamInvitations)
      .where(isInvitation(digest(token), oldest()))
    const named = invitation && (await readTeam(on, teamOf(invitation)))
    if (!named) throw invalidLink()
    return { invitation, shown: { name: named.name, email: invitation.email, role: invitation.role } }
  }

  const countOpening = (ip: string) =>
    rateLimits.spend(db, `team-invitations-from:${toAddressBucket(ip)}`, teamRules.invitationsOpened)

  return {
    oldest,

    async send(team, { email: given, role, by }) {
      const email = normalizeEmail(given)
      const inviter = (await accounts.find(db, by))?.displayName || by
      await db.transaction(async (tx) => {
        await lockTeam(tx, team)
        await admit(tx, team, email)
        await post(tx, team, { email, role }, inviter)
      })
    },

    inviteByOperator: (tx, team, { email, role }) => post(tx, team, { email: normalizeEmail(email), role }, ''),

    async preview(token, ip) {
      await countOpening(ip)
      return (await find(db, token)).shown
    },

    async accept(token, ip) {
      await countOpening(ip)
      const { shown, signedOut } = await db.transaction(async (tx) => {
        const { shown, invitation } = await find(tx, token)
        const used = await tx
          .delete(teamInvitations)
          .where(isInvitation(digest(token), oldest()))
          .returning()
        if (used.length === 0) throw invalidLink()
        const { id, signedOut } = await accounts.importAccount(tx, invitation.email)
        await accounts.verify(tx, id)
        if (await findMembership(tx, id)) throw alreadyMember()
        const joinedAt = clock.now()
        const row = { ...columnsOf(teamOf(invitation)), accountId: id, role: invitation.role, joinedAt }
        const joined = await tx.insert(teamMembers).values(row).onConflictDoNothing().returning()
        if (joined.length === 0) throw alreadyMember()
        return { shown, signedOut }
      })
      for (const accountId of signedOut) auth.notifySessionsRevoked(accountId)
      return shown
    },
  }
}

/** Deletes expired invitations. */
export async function deleteExpiredInvitations(db: Database, before: Date): Promise<void> {
  await db.delete(teamInvitations).where(lte(teamInvitations.invitedAt, before))
}

const invalidLink = () =>
  new HttpError(400, 'invalid_link', 'This invitation is no longer valid. Ask for a new one, or sign in.')

const alreadyMember = () =>
  new HttpError(409, 'already_member', 'This email address already works for a vendor or a partner.')
