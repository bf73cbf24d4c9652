import { isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { vendors } from './tables.ts'

/**
 * Returns the condition that the vendor with this id is not disabled. It reads the few disabled vendors from their own
 * index, so that lists of vendors still read only an index.
 */
export function isListed(db: Database, vendorId: SQLWrapper): SQL {
  const disabled = db.select({ id: vendors.id }).from(vendors).where(isNotNull(vendors.disabledAt))
  return sql`${vendorId} <> all(array(${disabled}))`
}
