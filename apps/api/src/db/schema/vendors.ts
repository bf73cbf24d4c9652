import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './columns.ts'

/** The vendor of a related row. The row is deleted with the vendor. */
const ownVendor = () =>
  integer('vendor_id')
    .notNull()
    .references(() => vendors.id, { onDelete: 'cascade' })

/** The search vector of texts. Queries and their index must use exactly this expression. */
export const wordsOf = (...texts: SQLWrapper[]): SQL =>
  sql`to_tsvector('english', ${sql.join(texts, sql` || ' ' || `)})`

/** The search vector of a name, without stemming. */
export const nameWordsOf = (name: SQLWrapper): SQL => sql`to_tsvector('simple', ${name})`

/** Vendors, listed in the order of their ids. Missing texts are ''. */
export const vendors = pgTable(
  'vendors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The vendor's account, which participates in conversations. */
    accountId: integer('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    businessName: text('business_name').notNull(),
    /** A path on the API host, an absolute URL, or ''. */
    image: text('image').notNull().default(''),
    /** The phone number as free text. */
    phone: text('phone').notNull().default(''),
    /** The "about us" text as sanitized HTML. */
    aboutUs: text('about_us').notNull().default(''),
    /** The services, separated by commas. */
    businessServices: text('business_services').notNull().default(''),
    businessLocation: text('business_location').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Since when the operator hides the vendor from couples. Null for listed vendors. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [
    index('vendors_disabled').on(table.id).concurrently().where(sql`${table.disabledAt} is not null`),
    index('vendors_words').using(
      'gin',
      wordsOf(table.businessName, table.businessServices, table.businessLocation, table.aboutUs),
    ),
    index('vendors_names').using('gin', nameWordsOf(table.businessName)),
  ],
)

/** The categories of a vendor. The primary key is also the index for listing a category. */
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

/** A vendor's gallery. The image has the format of `vendors.image`. */
export const vendorImages = pgTable(
  'vendor_images',
  {
    vendorId: ownVendor(),
    position: integer('position').notNull(),
    image: text('image').notNull(),
    /** The alternative text. '' if the vendor has not described the image. */
    alt: text('alt').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.position] })],
)

/** Reviews of a vendor. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    vendorId: ownVendor(),
    name: text('name').notNull(),
    /** The number of stars, from 1 to 5. */
    rating: integer('rating').notNull(),
    review: text('review').notNull(),
    /** Whether the purchase is verified. */
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
    /** The place in the list. Deals with the same position are sorted by id. */
    position: integer('position').notNull().default(0),
    /** When the vendor removed the deal. Couples keep the removed deals that they have claimed. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('packages_vendor').on(table.vendorId)],
)

/** A vendor's frequently asked questions. */
export const faqs = pgTable(
  'faqs',
  {
    vendorId: ownVendor(),
    position: integer('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.position] })],
)
