import { asc, eq } from 'drizzle-orm'
import {
  categories,
  coupleCategories,
  couplePartners,
  couples,
  faqs,
  magicLinks,
  magicLinkVendors,
  mailOptOuts,
  packages,
  partnerInvitations,
  partners,
  sessions,
  teamMembers,
  vendors,
  weddingFeeds,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import type { StoredAccount } from '../accounts/service.ts'
import { extensionIn, type Part } from './archive.ts'

/** Collects the account, the wedding, the business, sessions and magic links. Excludes passwords, tokens and codes. */
export async function collectProfile(db: Database, account: StoredAccount, coupleId: number): Promise<Part> {
  const { passwordHash, ...profile } = account
  const { id } = account
  const [couple] = await db.select().from(couples).where(eq(couples.accountId, coupleId))
  const wanted = await db
    .select({ title: categories.title })
    .from(coupleCategories)
    .innerJoin(categories, eq(categories.id, coupleCategories.categoryId))
    .where(eq(coupleCategories.accountId, coupleId))
    .orderBy(asc(categories.id))
  const photo = couple?.imageKey ? [{ path: `photo${extensionIn(couple.imageKey)}`, key: couple.imageKey }] : []
  return {
    documents: {
      profile: { ...profile, hasPassword: passwordHash !== null },
      wedding: couple
        ? {
            ...without(couple, 'imageKey'),
            photo: photo[0]?.path ?? null,
            lookingFor: wanted.map(({ title }) => title),
          }
        : null,
      business: await readBusiness(db, id),
      sessions: await readSessions(db, id),
      invitations: await readInvitations(db, id),
      team: await readTeamOf(db, id),
      people: await readPeople(db, id, coupleId),
      calendarAddress: await readFeed(db, id),
      emailsSwitchedOff: await readOptOuts(db, id),
    },
    files: photo,
  }
}

async function readBusiness(db: Database, accountId: number) {
  const [vendor] = await db.select().from(vendors).where(eq(vendors.accountId, accountId))
  if (!vendor) return null
  return {
    ...vendor,
    deals: await db.select().from(packages).where(eq(packages.vendorId, vendor.id)).orderBy(asc(packages.id)),
    faqs: await db.select().from(faqs).where(eq(faqs.vendorId, vendor.id)).orderBy(asc(faqs.position)),
  }
}

async function readSessions(db: Database, accountId: number) {
  const { createdAt, lastUsedAt, signedInAt, scope, origin, userAgent } = sessions
  return db
    .select({ createdAt, lastUsedAt, signedInAt, scope, origin, userAgent })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(asc(createdAt))
}

/** The vendor or the partner that the account works for. */
async function readTeamOf(db: Database, accountId: number) {
  const [team] = await db
    .select({
      vendor: vendors.businessName,
      partner: partners.name,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .leftJoin(vendors, eq(vendors.id, teamMembers.vendorId))
    .leftJoin(partners, eq(partners.id, teamMembers.partnerId))
    .where(eq(teamMembers.accountId, accountId))
  return team ?? null
}

/** Whether a calendar app can read the couple's calendar. Excludes the address, which is a secret. */
async function readFeed(db: Database, accountId: number) {
  const [feed] = await db.select().from(weddingFeeds).where(eq(weddingFeeds.accountId, accountId))
  return { isOn: feed?.isOn ?? false, version: feed?.version ?? 0 }
}

/** The partner who plans the wedding with a separate login, and the pending invitation. */
async function readPeople(db: Database, accountId: number, coupleId: number) {
  const [pair] = await db
    .select({ joinedAt: couplePartners.joinedAt })
    .from(couplePartners)
    .where(eq(couplePartners.coupleId, coupleId))
  const [invited] = await db
    .select({ email: partnerInvitations.email, invitedAt: partnerInvitations.invitedAt })
    .from(partnerInvitations)
    .where(eq(partnerInvitations.coupleId, coupleId))
  return {
    partner: pair ? { youJoined: accountId !== coupleId, joinedAt: pair.joinedAt } : null,
    invitation: invited ?? null,
  }
}

async function readOptOuts(db: Database, accountId: number) {
  const { kind, createdAt } = mailOptOuts
  return db.select({ kind, createdAt }).from(mailOptOuts).where(eq(mailOptOuts.accountId, accountId)).orderBy(asc(kind))
}

async function readInvitations(db: Database, accountId: number) {
  const links = await db
    .select()
    .from(magicLinks)
    .where(eq(magicLinks.accountId, accountId))
    .orderBy(asc(magicLinks.id))
  const recommended = await db
    .select({ linkId: magicLinkVendors.magicLinkId, name: vendors.businessName })
    .from(magicLinkVendors)
    .innerJoin(magicLinks, eq(magicLinks.id, magicLinkVendors.magicLinkId))
    .innerJoin(vendors, eq(vendors.id, magicLinkVendors.vendorId))
    .where(eq(magicLinks.accountId, accountId))
    .orderBy(asc(magicLinkVendors.position))
  return links.map((link) => ({
    ...without(link, 'codeHash'),
    vendors: recommended.filter(({ linkId }) => linkId === link.id).map(({ name }) => name),
  }))
}

function without<Row extends object, Column extends keyof Row>(row: Row, column: Column): Omit<Row, Column> {
  const { [column]: _, ...rest } = row
  return rest
}
