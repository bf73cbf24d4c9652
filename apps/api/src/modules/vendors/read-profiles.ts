import { plain, wordsOfHtml } from '@vowkit/concierge'
import {
  extractFacts,
  FACTS_VERSION,
  type Fact,
  readPackage,
  sentencesIn,
  type VendorProfile,
  withStatedFacts,
} from '@vowkit/concierge/facts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  faqs,
  packages,
  reviews,
  vendorCategories,
  vendorFacts,
  vendorStatedFacts,
  vendors,
} from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'

/** The latest reviews of a profile. */
const MAX_REVIEWS = 8

/** Aggregates the rows of a subquery as JSON, so that one statement reads a profile. */
function listOf<Row>(rows: SQL) {
  return sql<Row[]>`(select coalesce(json_agg(part), '[]') from (${rows}) part)`
}

const categoryList = listOf<{ id: number; title: string }>(sql`
  select ${categories.id}, ${categories.title} from ${vendorCategories}
  join ${categories} on ${categories.id} = ${vendorCategories.categoryId}
  where ${vendorCategories.vendorId} = ${vendors.id} order by ${categories.id}`)

const packageList = listOf<{
  id: number
  name: string
  description: string
  original: number
  discounted: number | null
}>(sql`
  select id, name, description, original_price::float8 as original, nullif(discounted_price, 0)::float8 as discounted
  from ${packages} where ${packages.vendorId} = ${vendors.id} and removed_at is null order by position, id`)

const faqList = listOf<{ question: string; answer: string }>(sql`
  select question, answer from ${faqs} where ${faqs.vendorId} = ${vendors.id} order by position`)

const reviewList = listOf<{ rating: number; text: string }>(sql`
  select rating, review as text from ${reviews}
  where ${reviews.vendorId} = ${vendors.id} order by created_at desc, id desc limit ${sql.raw(String(MAX_REVIEWS))}`)

const starList = listOf<{ stars: number; count: number }>(sql`
  select rating as stars, count(*)::int as count from ${reviews}
  where ${reviews.vendorId} = ${vendors.id} group by rating`)

function selectProfiles(db: Database, ids: readonly number[]) {
  return db
    .select({
      id: vendors.id,
      name: vendors.businessName,
      location: vendors.businessLocation,
      image: vendors.image,
      aboutUs: vendors.aboutUs,
      services: vendors.businessServices,
      categories: categoryList,
      packages: packageList,
      faqs: faqList,
      reviews: reviewList,
      stars: starList,
      facts: vendorFacts.facts,
      stated: vendorStatedFacts.facts,
    })
    .from(vendors)
    .leftJoin(vendorFacts, and(eq(vendorFacts.vendorId, vendors.id), eq(vendorFacts.version, FACTS_VERSION)))
    .leftJoin(vendorStatedFacts, eq(vendorStatedFacts.vendorId, vendors.id))
    .where(and(sql`${vendors.id} = any(${sql.param([...ids])}::int[])`, isNull(vendors.disabledAt)))
}

type ProfileRow = Awaited<ReturnType<typeof selectProfiles>>[number]

/**
 * Reads the complete profiles of vendors as plain text, in the order of the ids. Leaves out unknown
 * and disabled vendors. Extracts the
 * facts of a vendor whose stored facts are missing or have another version.
 */
export async function readProfiles(
  db: Database,
  ids: readonly number[],
  imageUrlOf: (image: string) => string,
): Promise<VendorProfile[]> {
  if (ids.length === 0) return []
  const rows = await selectProfiles(db, ids)
  const profileOf = new Map(rows.map((row) => [row.id, toProfile(row, imageUrlOf)]))
  return ids.flatMap((id) => profileOf.get(id) ?? [])
}

function toProfile(row: ProfileRow, imageUrlOf: (image: string) => string): VendorProfile {
  const about = wordsOfHtml(row.aboutUs)
  const services = row.services.split(',').map(plain).filter(Boolean)
  const location = plain(row.location)
  const stars = {
    1: 0,
    2: 0,
    3: 0,
    4: 0,
    5: 0,
    ...Object.fromEntries(row.stars.map(({ stars, count }) => [stars, count])),
  }
  const reviewCount = row.stars.reduce((total, { count }) => total + count, 0)
  const sum = row.stars.reduce((total, { stars, count }) => total + stars * count, 0)
  const faqs = row.faqs.map(({ question, answer }) => ({ question: plain(question), answer: plain(answer) }))
  return {
    id: row.id,
    name: plain(row.name),
    categories: row.categories.map(({ title }) => title),
    categoryIds: row.categories.map(({ id }) => id),
    location,
    image: imageUrlOf(row.image),
    rating: reviewCount > 0 ? Math.round((sum / reviewCount) * 10) / 10 : null,
    reviewCount,
    stars,
    packages: row.packages.map(({ id, name, description, original, discounted }) =>
      readPackage({
        ...{ id, name, description, price: discounted ?? original },
        ...(discounted !== null && discounted < original && { was: original }),
      }),
    ),
    services,
    about: sentencesIn(about),
    faqs,
    reviews: row.reviews.map(({ rating, text }) => ({ rating, text: plain(text) })),
    facts: row.facts ?? extractOf(row, { about, services, location, faqs }),
  }
}

function extractOf(
  { packages, stated }: ProfileRow,
  texts: Omit<Parameters<typeof extractFacts>[0], 'packages'>,
): Fact[] {
  return withStatedFacts(extractFacts({ ...texts, packages }), stated)
}
