import type { Placement, UnderstoodPhrase } from '@vowkit/sdk-core/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { LOVERS, madeBy } from './couple-partners.ts'

/** Visions with their latest image. */
export const visions = pgTable(
  'visions',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    partner: text('partner'),
    vendorId: text('vendor_id'),
    /** The host of the page with the element in which the vision was created. '' for our own sites. */
    sourceHost: text('source_host').notNull().default(''),
    /** The tag of the element in which the vision was created. '' on our own sites. */
    element: text('element').notNull().default(''),
    /** The place of the ceremony in the photo of the venue. If null, the image provider finds a place. */
    placement: jsonb('placement').$type<Placement>(),
    /** Also `ready` after a failed edit, because the vision still has the previous image. */
    status: text('status', { enum: ['queued', 'drawing', 'ready', 'failed'] }).notNull(),
    /** Why the last drawing failed. */
    failure: text('failure', { enum: ['refused', 'empty', 'timeout', 'failed'] }),
    /** Attempts at the current drawing. */
    attempts: integer('attempts').notNull().default(0),
    imageKey: text('image_key'),
    markedKey: text('marked_key'),
    /** The image before the first edit. Null if the vision has no edits. */
    originalImageKey: text('original_image_key'),
    originalMarkedKey: text('original_marked_key'),
    /** Dominant colours of the image, as hex codes. */
    palette: jsonb('palette').$type<string[]>(),
    /** Opaque data of the image provider for the next edit. */
    drawState: jsonb('draw_state'),
    /** The phrases of the description, each with what was drawn for it. Null if the provider does not report them. */
    understood: jsonb('understood').$type<UnderstoodPhrase[]>(),
    /** Phrases of the description that the image does not show. */
    notDrawn: jsonb('not_drawn').$type<string[]>(),
    /** The title of the drawn scene. If null, the title comes from the description. */
    title: text('title'),
    /** The title that the couple has set. It takes precedence over all other titles. */
    customTitle: text('custom_title'),
    /** The secret part of the share link. Null while the vision is not shared. */
    shareSlug: text('share_slug').unique(),
    isIllustrated: boolean('is_illustrated').notNull().default(false),
    /** The number of variants that are still to be drawn. An edit sets it to 0. */
    pendingVariants: integer('pending_variants').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Which of the two people created the vision. */
    madeBy: madeBy(),
    /** Which of the two people loves the vision. */
    lovedBy: text('loved_by', { enum: LOVERS }),
  },
  (table) => [
    index('visions_account').on(table.accountId, table.createdAt.desc(), table.id),
    index('visions_vendor').on(table.vendorId, table.createdAt),
    index('visions_partner').on(table.partner, table.createdAt).where(sql`${table.partner} is not null`).concurrently(),
    index('visions_unsettled').on(table.status).where(sql`${table.status} in ('queued', 'drawing')`),
  ],
)

/** The variants of a vision's first image. Variant 0 is the first image itself. */
export const visionVariants = pgTable(
  'vision_variants',
  {
    visionId: uuid('vision_id')
      .notNull()
      .references(() => visions.id, { onDelete: 'cascade' }),
    /** The index of the variant, from 0. */
    variant: integer('variant').notNull(),
    imageKey: text('image_key').notNull(),
    markedKey: text('marked_key').notNull(),
    palette: jsonb('palette').$type<string[]>().notNull(),
    drawState: jsonb('draw_state'),
    title: text('title'),
    understood: jsonb('understood').$type<UnderstoodPhrase[]>(),
    notDrawn: jsonb('not_drawn').$type<string[]>(),
  },
  (table) => [primaryKey({ columns: [table.visionId, table.variant] })],
)

/** The reference images of a vision. */
export const visionReferences = pgTable(
  'vision_references',
  {
    key: text('key').primaryKey(),
    visionId: uuid('vision_id')
      .notNull()
      .references(() => visions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role', { enum: ['inspiration', 'venue'] })
      .notNull()
      .default('inspiration'),
  },
  (table) => [unique('vision_references_position').on(table.visionId, table.position)],
)

/** Images that were drawn again for a download, wider than the stored image. */
export const visionLargeImages = pgTable(
  'vision_large_images',
  {
    /** The key of the image that was drawn again. */
    sourceKey: text('source_key').primaryKey(),
    visionId: uuid('vision_id')
      .notNull()
      .references(() => visions.id, { onDelete: 'cascade' }),
    imageKey: text('image_key').notNull(),
    markedKey: text('marked_key').notNull(),
  },
  (table) => [index('vision_large_images_vision').on(table.visionId)],
)

/** Edits of a vision. A failed edit does not change the image and does not count. */
export const visionEdits = pgTable(
  'vision_edits',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    visionId: uuid('vision_id')
      .notNull()
      .references(() => visions.id, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    status: text('status', { enum: ['pending', 'done', 'failed'] }).notNull(),
    imageKey: text('image_key'),
    markedKey: text('marked_key'),
    understood: jsonb('understood').$type<UnderstoodPhrase[]>(),
    notDrawn: jsonb('not_drawn').$type<string[]>(),
    /** What the edit changed, in short sentences. */
    changes: jsonb('changes').$type<string[]>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('vision_edits_vision').on(table.visionId, table.id)],
)
