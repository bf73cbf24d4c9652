import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { isListed } from '../../db/listed.ts'
import { vendorSlugs, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { numberedSlug, slugify } from './slugify.ts'

interface Named {
  id: number
  businessName: string
}

/** Gives new vendors their slugs. The first vendor of a name gets the plain slug. */
export async function addSlugs(tx: Database, added: readonly Named[]): Promise<void> {
  if (added.length === 0) return
  const wanted = added.map(({ id, businessName }) => ({ slug: slugify(businessName), vendorId: id, isCurrent: true }))
  const taken = await tx.insert(vendorSlugs).values(wanted).onConflictDoNothing().returning()
  const done = new Set(taken.map(({ vendorId }) => vendorId))
  const rest = wanted.filter(({ vendorId }) => !done.has(vendorId))
  if (rest.length === 0) return
  await tx
    .insert(vendorSlugs)
    .values(rest.map(({ slug, vendorId }) => ({ slug: numberedSlug(slug, vendorId), vendorId, isCurrent: true })))
}

/** Gives a renamed vendor the slug of its new name. The former slugs redirect. A vendor gets back its own slugs. */
export async function renameSlug(tx: Database, { id, businessName }: Named): Promise<void> {
  const plain = slugify(businessName)
  const candidates = [plain, numberedSlug(plain, id)]
  const own = await tx
    .select()
    .from(vendorSlugs)
    .where(and(eq(vendorSlugs.vendorId, id), inArray(vendorSlugs.slug, candidates)))
  const current = own.find(({ isCurrent }) => isCurrent)
  if (current) return
  await tx.update(vendorSlugs).set({ isCurrent: false }).where(eq(vendorSlugs.vendorId, id))
  const [former] = own
  if (former) await tx.update(vendorSlugs).set({ isCurrent: true }).where(eq(vendorSlugs.slug, former.slug))
  else await addSlugs(tx, [{ id, businessName }])
}

/** Finds the vendor of a current or former slug, or of an id. */
export async function findByAddress(db: Database, address: string): Promise<{ id: number; slug: string } | null> {
  const isId = /^\d{1,9}$/.test(address)
  const vendorId = isId
    ? sql`${Number(address)}::int`
    : sql`(select ${vendorSlugs.vendorId} from ${vendorSlugs} where ${vendorSlugs.slug} = ${address})`
  const [row] = await db
    .select({ id: vendorSlugs.vendorId, slug: vendorSlugs.slug })
    .from(vendorSlugs)
    .where(and(vendorSlugs.isCurrent, sql`${vendorSlugs.vendorId} = ${vendorId}`))
  return row ?? null
}

/** Lists current slugs in the order of the vendors' ids, after the vendor of this id. */
export async function listSlugs(db: Database, { after, limit }: { after: number; limit: number }): Promise<string[]> {
  const rows = await db
    .select({ slug: vendorSlugs.slug })
    .from(vendorSlugs)
    .where(and(vendorSlugs.isCurrent, gt(vendorSlugs.vendorId, after), isListed(db, vendorSlugs.vendorId)))
    .orderBy(asc(vendorSlugs.vendorId))
    .limit(limit)
  return rows.map(({ slug }) => slug)
}

/** The cursors of pages of `size` vendors: 0, then the last id of each full page that another page follows. */
export async function listCursors(db: Database, size: number): Promise<number[]> {
  const numbered = db
    .select({ id: vendors.id, place: sql<number>`row_number() over (order by ${vendors.id})`.as('place') })
    .from(vendors)
    .where(isListed(db, vendors.id))
    .as('numbered')
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(
      sql`${numbered.place} % ${size} = 0 and ${numbered.id} < (select max(${vendors.id}) from ${vendors} where ${isListed(db, vendors.id)})`,
    )
    .orderBy(asc(numbered.id))
  return [0, ...rows.map(({ id }) => id)]
}
