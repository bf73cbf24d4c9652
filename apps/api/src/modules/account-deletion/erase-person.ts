import { and, eq, inArray, or, sql } from 'drizzle-orm'
import {
  accountDevices,
  accounts,
  allowances,
  couples,
  emailConfirmations,
  favourites,
  handoffs,
  idempotencyKeys,
  leads,
  loginCodes,
  magicLinks,
  mailbox,
  mailOptOuts,
  messageMails,
  offerClaims,
  partnerInvitations,
  passwordResets,
  sessions,
  signatures,
  teamInvitations,
  teamMembers,
  vendorRequests,
  vendors,
  weddingFeeds,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { endPair, findPair } from '../pairs/service.ts'

/** Erases the account's credentials, sessions, emails, saved vendors and rate limit counters. */
export async function erasePerson(tx: Database, accountId: number, email: string): Promise<void> {
  // The couple's partner loses access and keeps a separate account. A partner's couple keeps its data.
  const pair = await findPair(tx, accountId)
  if (pair) await endPair(tx, pair)
  if (pair?.partnerId === accountId) {
    const isIts = and(eq(couples.accountId, pair.coupleId), eq(couples.partnerEmail, email))
    await tx.update(couples).set({ partnerEmail: '' }).where(isIts)
  }
  await tx.update(signatures).set({ address: '' }).where(eq(signatures.madeBy, accountId))
  for (const table of [
    sessions,
    accountDevices,
    emailConfirmations,
    handoffs,
    passwordResets,
    idempotencyKeys,
    magicLinks,
    favourites,
    offerClaims,
    mailOptOuts,
    messageMails,
    teamMembers,
    weddingFeeds,
  ]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
  }
  const isInvited = or(eq(partnerInvitations.coupleId, accountId), eq(partnerInvitations.email, email))
  await tx.delete(partnerInvitations).where(isInvited)
  await tx.delete(loginCodes).where(eq(loginCodes.email, email))
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email))
  await tx.delete(vendorRequests).where(eq(vendorRequests.email, email))
  // Emails to the teams of the couple's vendors contain its names and words.
  const vendorEmails = tx
    .select({ email: accounts.email })
    .from(leads)
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .leftJoin(teamMembers, eq(teamMembers.vendorId, vendors.id))
    .innerJoin(accounts, or(eq(accounts.id, vendors.accountId), eq(accounts.id, teamMembers.accountId)))
    .where(eq(leads.accountId, accountId))
  await tx.delete(mailbox).where(or(eq(mailbox.recipient, email), inArray(mailbox.recipient, vendorEmails)))
  // The keys of counters end in an account id or an email address, such as `uploads:12` or
  // `code-sends:maya@example.com`.
  const suffixOf = (owner: string) => sql`split_part(${allowances.key}, ':', 2) = ${owner}`
  await tx.delete(allowances).where(or(suffixOf(String(accountId)), suffixOf(email)))
}
