import { INVOICE_PARTS, type InvoiceLine } from '@vowkit/sdk-core/contract'
import { date, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { leads } from './leads.ts'

/** Invoices of vendors to couples. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id),
    name: text('name').notNull(),
    /** What the invoice covers. A deposit and its balance have the same lines. */
    part: text('part', { enum: INVOICE_PARTS }).notNull().default('full'),
    /** The lines of the complete order. Empty for imported invoices. */
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull().default([]),
    /** The total. */
    total: numeric('total', { precision: 10, scale: 2 }).notNull(),
    /** The amount due. */
    due: numeric('due', { precision: 10, scale: 2 }).notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    /** When the balance will be due. Only for a deposit whose balance gets its invoice later. */
    balanceDueDate: date('balance_due_date', { mode: 'string' }),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('invoices_lead').on(table.leadId)],
)
