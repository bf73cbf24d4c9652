import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { movedDate } from '../../db/booked-date.ts'
import {
  accounts,
  chatRooms,
  faqs,
  favourites,
  leads,
  offerClaims,
  packages,
  reviews,
  vendorImages,
  vendors,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { type AccountParam, CARD, isLeadOf, isSavedBy, NO_ACCOUNT } from './repository.ts'
import { vendorRules } from './rules.ts'

interface ReviewRow {
  id: number
  rating: number
  name: string
  review: string
  verified: boolean
  /** When the review was written, as a PostgreSQL timestamp. */
  created_at: string
}

interface DealRow {
  id: number
  name: string
  description: string
  original_price: string
  discounted_price: string | null
  is_claimed: boolean
}

/** Aggregates the rows of a subquery as JSON, so that one statement reads a profile. */
function listOf<Row>(rows: SQL) {
  return sql<Row[]>`(select coalesce(json_agg(part), '[]') from (${rows}) part)`
}

const gallery = listOf<{ image: string; alt: string }>(sql`
  select image, alt from ${vendorImages} where ${vendorImages.vendorId} = ${vendors.id} order by position`)

const reviewList = listOf<ReviewRow>(sql`
  select id, rating, name, review, is_verified as verified, created_at from ${reviews}
  where ${reviews.vendorId} = ${vendors.id} order by created_at desc, id desc
  limit ${sql.raw(String(vendorRules.reviewsShown))}`)

const reviewCounts = listOf<{ stars: number; count: number }>(sql`
  select rating as stars, count(*)::int as count from ${reviews}
  where ${reviews.vendorId} = ${vendors.id} group by rating order by rating desc`)

const faqList = listOf<{ question: string; answer: string }>(sql`
  select question, answer from ${faqs} where ${faqs.vendorId} = ${vendors.id} order by position`)

const dealsFor = (accountId: AccountParam) =>
  listOf<DealRow>(sql`
    select id, name, description, original_price::text, discounted_price::text, exists (
      select from ${offerClaims}
      where ${offerClaims.packageId} = ${packages.id} and ${offerClaims.accountId} = ${accountId}) as is_claimed
    from ${packages} where ${packages.vendorId} = ${vendors.id} and removed_at is null order by position, id`)

/** Selects vendor profiles as one account sees them. */
function selectProfiles(db: Database, accountId: AccountParam) {
  return db
    .select({
      ...CARD,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      phone: vendors.phone,
      businessServices: vendors.businessServices,
      businessLocation: vendors.businessLocation,
      inquiredAt: leads.inquiredAt,
      bookedAt: leads.bookedAt,
      movedDate,
      roomId: chatRooms.id,
      gallery,
      reviews: reviewList,
      reviewCounts,
      packages: dealsFor(accountId),
      faqs: faqList,
    })
    .from(vendors)
    .innerJoin(accounts, eq(accounts.id, vendors.accountId))
    .leftJoin(favourites, isSavedBy(accountId))
    .leftJoin(leads, isLeadOf(accountId))
    .leftJoin(chatRooms, and(eq(chatRooms.vendorId, vendors.id), eq(chatRooms.accountId, accountId)))
}

/** A vendor's profile row. */
export type ProfileRow = Awaited<ReturnType<typeof selectProfiles>>[number]

/** Finds a vendor's profile as the account sees it, unless the vendor is disabled. Without an account, finds the public profile. */
export type FindProfile = (vendorId: number, accountId: number | undefined) => Promise<ProfileRow | null>

/** Prepares the statement once, because building it takes as long as running it. */
export function prepareFindProfile(db: Database): FindProfile {
  const profile = selectProfiles(db, sql.placeholder('accountId'))
    .where(and(eq(vendors.id, sql.placeholder('vendorId')), isNull(vendors.disabledAt)))
    .prepare('vendor_profile')

  return async (vendorId, accountId = NO_ACCOUNT) => {
    const [row] = await profile.execute({ vendorId, accountId })
    return row ?? null
  }
}
