import type { Fact } from '@vowkit/concierge/facts'
import type { DeskFacts } from '@vowkit/sdk-core/contract'
import { customType, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { vendors } from './vendors.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The facts of each vendor's profile, and what the assistant's search reads of them. Derived from the other tables of
 * vendors, so that a search reads one table.
 */
export const vendorFacts = pgTable(
  'vendor_facts',
  {
    vendorId: integer('vendor_id')
      .primaryKey()
      .references(() => vendors.id, { onDelete: 'cascade' }),
    /** The version of the extraction. Rows of other versions are extracted again in the background. */
    version: integer('version').notNull(),
    facts: jsonb('facts').$type<Fact[]>().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    /** The parts of the location in lower case. */
    towns: text('towns').array().notNull(),
    /** Areas that the vendor serves, in lower case. */
    areas: text('areas').array().notNull(),
    /** Topics of features that the vendor has, and that the vendor states not to have. */
    offers: text('offers').array().notNull(),
    refuses: text('refuses').array().notNull(),
    /** The largest and the smallest number of guests. Null if the profile does not say. */
    capacity: integer('capacity'),
    minGuests: integer('min_guests'),
    /** The lowest and the highest price of a package. Null without packages. */
    minPrice: doublePrecision('min_price'),
    maxPrice: doublePrecision('max_price'),
    /** For each package: price, price per guest, price per hour, and the largest number of guests. */
    prices: doublePrecision('prices').array().notNull(),
    guestPrices: doublePrecision('guest_prices').array().$type<(number | null)[]>().notNull(),
    hourPrices: doublePrecision('hour_prices').array().$type<(number | null)[]>().notNull(),
    packageGuests: integer('package_guests').array().$type<(number | null)[]>().notNull(),
    /** The largest discount. */
    saved: doublePrecision('saved').notNull(),
    /** The average rating, rounded to one decimal. Null without reviews. */
    rating: doublePrecision('rating'),
    reviewCount: integer('review_count').notNull(),
    /** The rating by which results are sorted. It takes the number of reviews into account. */
    score: doublePrecision('score').notNull(),
    /** The words of the profile. */
    words: searchVector('words').notNull(),
  },
  (table) => [
    index('vendor_facts_words').using('gin', table.words),
    index('vendor_facts_conditions').using('gin', table.categoryIds, table.towns, table.areas, table.offers),
    index('vendor_facts_price').on(table.minPrice, table.score.desc(), table.vendorId),
    index('vendor_facts_score').on(table.score.desc(), table.vendorId),
  ],
)

/** The facts that vendors have entered themselves. They take precedence over the facts of their texts. */
export const vendorStatedFacts = pgTable('vendor_stated_facts', {
  vendorId: integer('vendor_id')
    .primaryKey()
    .references(() => vendors.id, { onDelete: 'cascade' }),
  facts: jsonb('facts').$type<DeskFacts>().notNull(),
})
