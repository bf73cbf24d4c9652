import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './columns.ts'

/** The row of `vendors` something belongs to, and goes with. */
const ownVendor = () =>
  integer('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** What a text says, as searches look it up; an index of it has to be written in the very same words. */
export const wordsOf = (...texts: SQLWrapper[]): SQL =>
  sql`to_tsvector('english', ${sql.join(texts, sql` || ' ' || `)})`

/** The same of names, letter by letter. */
export const nameWordsOf = (name: SQLWrapper): SQL => sql`to_tsvector('simple', ${name})`

/** A business, shown in the order of their ids. Texts that are not known are ''. */
export const vendors = pgTable(
  'vendors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Their user, who is the one that couples talk to. */
    accountId: integer('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    businessName: text('business_name').notNull(),
    /** A path below the API host, an absolute address, or ''. */
    image: text('image').notNull().default(''),
    /** As people write it, digits or not. */
    phone: text('phone').notNull().default(''),
    /** HTML of the allowed tags. */
    aboutUs: text('about_us').notNull().default(''),
    /** Separated by commas. */
    businessServices: text('business_services').notNull().default(''),
    businessLocation: text('business_location').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('vendors_words').using(
      'gin',
      wordsOf(table.businessName, table.businessServices, table.businessLocation, table.aboutUs),
    ),
    index('vendors_names').using('gin', nameWordsOf(table.businessName)),
  ],
)

/** What a vendor offers. The key is also the order in which a category is read. */
export const vendorCategories = pgTable(
  'vendor_categories',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    vendorId: ownVendor(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.vendorId] }),
    index('vendor_categories_vendor').on(table.vendorId),
  ],
)

/** The pictures of a vendor's work; the image is like that of `vendors`. */
export const vendorImages = pgTable(
  'vendor_images',
  { vendorId: ownVendor(), position: integer('position').notNull(), image: text('image').notNull() },
  (table) => [primaryKey({ columns: [table.vendorId, table.position] })],
)

/** What couples thought of a vendor. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorId: ownVendor(),
    name: text('name').notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    review: text('review').notNull(),
    /** Whether the purchase is proven. */
    isVerified: boolean('is_verified').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reviews_vendor').on(table.vendorId, table.rating)],
)

/** A vendor's exclusive deals. */
export const packages = pgTable(
  'packages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorId: ownVendor(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    originalPrice: numeric('original_price', { precision: 10, scale: 2 }).notNull(),
    discountedPrice: numeric('discounted_price', { precision: 10, scale: 2 }),
  },
  (table) => [
    index('packages_vendor').on(table.vendorId),
    index('packages_words').using('gin', wordsOf(table.name, table.description)),
  ],
)

/** What couples ask a vendor again and again. */
export const faqs = pgTable(
  'faqs',
  {
    vendorId: ownVendor(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.position] }),
    index('faqs_words').using('gin', wordsOf(table.question, table.answer)),
  ],
)
