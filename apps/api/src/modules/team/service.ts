import type { Team, TeamRole } from '@vowkit/sdk-core/contract'
import { eq } from 'drizzle-orm'
import { teamMembers } from '../../db/tables.ts'
import type { Account } from '../../http/call-context.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import type { Database } from '../../platform/database.ts'
import { makerOf } from '../pairs/service.ts'
import { createInvitations, deleteExpiredInvitations, type InvitationDeps, type Invitations } from './invitations.ts'
import {
  countOwners,
  deleteInvitation,
  findMember,
  findMembership,
  findVendorAccount,
  isOnTeamOf,
  isVendorOf,
  listInvitations,
  listMembers,
  listVendorAccounts,
  lockTeam,
  type Membership,
  readTeam,
  type TeamRef,
} from './repository.ts'
import { teamRules } from './rules.ts'

export type { Membership, TeamRef } from './repository.ts'

/** An account in a conversation. */
export interface Participant extends Account {
  /** The member of the vendor's team, or the couple's partner, who acts for the account. Absent if it acts itself. */
  authorId?: number | undefined
  /** The side that the author acts for. Absent if the account acts itself, for its rooms as a couple and as a vendor. */
  actsFor?: 'couple' | 'vendor' | undefined
}

/**
 * The accounts that work for a vendor or a partner. Members of a vendor's team act as the vendor's account in desk calls
 * and conversations, so the vendor's data has one owner.
 */
export interface TeamService extends Pick<Invitations, 'preview' | 'accept' | 'inviteByOperator'> {
  /** Returns the account that desk calls of this account act as: the vendor's account, or the account itself. */
  actAs(account: Account): Promise<Account>
  /**
   * Returns the account with this id if the caller may chat with it: its own, that of its couple or that of its vendor.
   * Otherwise null. `couple` is the account that calls of couples act as.
   */
  participantAs(account: Account, couple: Account, userId: number): Promise<Participant | null>
  /** Returns the participant of a room that the caller acts as. Does not check that the participant is in the room. */
  participantIn(account: Account, couple: Account, roomId: number): Promise<Participant>
  /** Returns the team that an account works for, or null. */
  find(accountId: number): Promise<Membership | null>
  /** Returns the name of a team and, for a partner, its row. */
  read(team: TeamRef): ReturnType<typeof readTeam>
  /** Whether an account is on the team of a vendor that is not its own. */
  isOnTeamOf(accountId: number, vendorId: number): Promise<boolean>
  /** Returns the accounts of a vendor's team: the vendor's own account, then the members. */
  listVendorAccounts(on: Database, vendorId: number): Promise<number[]>
  /** Throws 403 `forbidden` unless the account is an owner of its team. */
  requireOwner(account: Account): Promise<void>
  /** Returns the team. Throws 403 `not_a_vendor` for accounts without one, like every method below. */
  get(account: Account): Promise<Team>
  /** Emails an invitation. Throws 403 unless the caller is an owner, like `withdraw` and `changeRole`. */
  invite(account: Account, invitation: { email: string; role: TeamRole }): Promise<Team>
  withdraw(account: Account, invitationId: number): Promise<Team>
  /** Throws 409 `last_owner` if the team would have no owner, like `remove`. */
  changeRole(account: Account, memberId: number, role: TeamRole): Promise<Team>
  /** Removes a member, or lets the caller leave. Open sockets of the member are closed. */
  remove(account: Account, memberId: number): Promise<undefined>
  /** Deletes expired invitations. */
  sweep(): Promise<void>
}

export function createTeamService(deps: InvitationDeps): TeamService {
  const { db, auth } = deps
  const invitations = createInvitations(deps)

  async function requireMember({ id }: Account): Promise<Membership> {
    const membership = await findMembership(db, id)
    if (membership) return membership
    throw new HttpError(403, 'not_a_vendor', 'This account belongs to no vendor and no partner.')
  }

  async function requireOwnTeam(account: Account): Promise<TeamRef> {
    const { team, role } = await requireMember(account)
    if (role === 'owner') return team
    throw new HttpError(403, 'forbidden', 'Only owners of the team can do this.')
  }

  async function read(team: TeamRef, callerId: number): Promise<Team> {
    const [named, members, pending] = await Promise.all([
      readTeam(db, team),
      listMembers(db, team),
      listInvitations(db, team, invitations.oldest()),
    ])
    const founders = named?.founder ? [{ ...named.founder, role: 'owner' as const, isFounder: true }] : []
    const joined = members.map(({ member, account }) => ({ ...member, account, isFounder: false }))
    return {
      members: [...founders, ...joined].map(({ account, role, joinedAt, isFounder }) => ({
        id: account.id,
        name: account.displayName,
        email: account.email,
        role,
        is_you: account.id === callerId,
        is_founder: isFounder,
        joined_at: joinedAt.toISOString(),
      })),
      invitations: pending.map(({ id, email, role, invitedAt }) => ({
        id,
        email,
        role,
        invited_at: invitedAt.toISOString(),
        expires_at: new Date(invitedAt.getTime() + teamRules.invitationLifeMs).toISOString(),
      })),
    }
  }

  /** Locks the team and finds the member. Throws 404 for other accounts, and 409 for the vendor's own account. */
  async function lockMember(tx: Database, team: TeamRef, memberId: number) {
    await lockTeam(tx, team)
    const found = await findMember(tx, team, memberId)
    if (found) return found
    if ((await readTeam(tx, team))?.founder?.account.id === memberId) {
      throw lastOwner('The vendor was created with this account, so it stays an owner.')
    }
    throw notFound('This account is not on your team.')
  }

  /** Throws 409 if this is the only owner. The account of a vendor is always another owner. */
  async function requireOtherOwner(tx: Database, team: TeamRef, role: TeamRole): Promise<void> {
    if (role !== 'owner' || team.kind === 'vendor' || (await countOwners(tx, team)) > 1) return
    throw lastOwner('A team needs an owner. Make another member an owner first.')
  }

  return {
    preview: invitations.preview,
    accept: invitations.accept,
    inviteByOperator: invitations.inviteByOperator,
    find: (accountId) => findMembership(db, accountId),
    read: (team) => readTeam(db, team),
    listVendorAccounts,
    isOnTeamOf: (accountId, vendorId) => isOnTeamOf(db, accountId, vendorId),

    async actAs(account) {
      return (await findVendorAccount(db, account.id))?.account ?? account
    },

    async participantAs(account, couple, userId) {
      if (userId === couple.id) return asCouple(couple)
      if (userId === account.id) return account
      const found = await findVendorAccount(db, account.id)
      return found?.account.id === userId ? asVendor(found.account, account) : null
    },

    async participantIn(account, couple, roomId) {
      const found = await findVendorAccount(db, account.id, { id: roomId, coupleId: couple.id })
      if (found) return asVendor(found.account, account)
      const isOwnRoom = account.id !== couple.id && (await isVendorOf(db, account.id, roomId))
      return isOwnRoom ? account : asCouple(couple)
    },

    async requireOwner(account) {
      await requireOwnTeam(account)
    },

    async get(account) {
      return read((await requireMember(account)).team, account.id)
    },

    async invite(account, invitation) {
      const team = await requireOwnTeam(account)
      await invitations.send(team, { ...invitation, by: account.email })
      return read(team, account.id)
    },

    async withdraw(account, invitationId) {
      const team = await requireOwnTeam(account)
      if (!(await deleteInvitation(db, team, invitationId))) throw notFound('This invitation no longer exists.')
      return read(team, account.id)
    },

    async changeRole(account, memberId, role) {
      const team = await requireOwnTeam(account)
      await db.transaction(async (tx) => {
        const member = await lockMember(tx, team, memberId)
        if (role === 'member') await requireOtherOwner(tx, team, member.role)
        await tx.update(teamMembers).set({ role }).where(eq(teamMembers.accountId, memberId))
      })
      return read(team, account.id)
    },

    async remove(account, memberId) {
      const team = memberId === account.id ? (await requireMember(account)).team : await requireOwnTeam(account)
      await db.transaction(async (tx) => {
        const member = await lockMember(tx, team, memberId)
        await requireOtherOwner(tx, team, member.role)
        await tx.delete(teamMembers).where(eq(teamMembers.accountId, memberId))
      })
      auth.notifySessionsRevoked(memberId)
      return undefined
    },

    sweep: () => deleteExpiredInvitations(db, invitations.oldest()),
  }
}

const asVendor = (vendor: Account, { id: authorId }: Account): Participant => ({
  ...vendor,
  authorId,
  actsFor: 'vendor',
})

/** Converts the account of a couple to the participant of its conversations. */
export function asCouple(couple: Account): Participant {
  const authorId = makerOf(couple)
  return authorId === null ? couple : { ...couple, authorId, actsFor: 'couple' }
}

const lastOwner = (detail: string) => new HttpError(409, 'last_owner', detail)
