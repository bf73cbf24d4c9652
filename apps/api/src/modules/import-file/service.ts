import { normalizeEmail } from '@vowkit/sdk-core/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { AccountService } from '../accounts/service.ts'
import type { CategoryService } from '../categories/service.ts'
import type { LeadService } from '../leads/service.ts'
import { createInvitation } from '../magic-links/service.ts'
import type { VendorService } from '../vendors/service.ts'
import { type CategoryImport, setCategories } from './category-import.ts'
import { addInvoice } from './invoice-import.ts'
import { setPlans } from './plan-import.ts'
import { readImportFile, toFileError } from './read.ts'
import type { MagicLinkImport } from './schema.ts'

export { ImportFileError } from './read.ts'

/** The number of entries of a kind in the file, and how many of them were new. */
export interface Count {
  given: number
  added: number
}

/** The result of an import. */
export interface ImportedFile {
  categories: Count
  vendors: Count
  magicLinks: Count
  plans: Count
  invoices: Count
  /** The ids of accounts whose sessions were revoked. See `AccountService.importAccount`. */
  signedOut: number[]
}

export interface FileImportDeps {
  db: Database
  clock: Clock
  accounts: AccountService
  categories: CategoryService
  leads: LeadService
  vendors: VendorService
}

/** Adds the new entries of a file in one transaction. Throws `ImportFileError` if the file is invalid. */
export async function importFile(
  text: string,
  { db, clock, accounts, categories, leads, vendors }: FileImportDeps,
  onProgress: (done: number, all: number) => void,
): Promise<ImportedFile> {
  const known = await categories.list()
  const file = readImportFile(
    text,
    known.map(({ id }) => id),
  )

  const signedOut = new Set<number>()

  async function importAccount(tx: Database, email: string): Promise<number> {
    const imported = await accounts.importAccount(tx, email)
    for (const id of imported.signedOut) signedOut.add(id)
    return imported.id
  }

  async function replaceCategories(tx: Database, given: readonly CategoryImport[]): Promise<number> {
    try {
      return await setCategories(tx, given)
    } catch (error) {
      if (!isInUse(error)) throw error
      const message = 'A category that is missing here is in use by a vendor or a couple.'
      throw toFileError(text, [{ path: ['categories'], message }])
    }
  }

  async function addLink(tx: Database, link: MagicLinkImport, vendorIds: number[]): Promise<boolean> {
    const accountId = await importAccount(tx, link.email)
    const { isNew } = await createInvitation(tx, clock, {
      code: link.code,
      accountId,
      isActive: link.is_active,
      accessLink: link.access_link,
      categoryIds: link.categories,
      vendorIds,
      expiresAt: link.expires_at === undefined ? undefined : new Date(link.expires_at),
    })
    return isNew
  }

  const imported = await db.transaction(async (tx) => {
    const chosen: Count = {
      given: file.categories?.length ?? 0,
      added: file.categories ? await replaceCategories(tx, file.categories) : 0,
    }
    const { added, signedOut: ofVendors } = await vendors.add(tx, file.vendors, (done) =>
      onProgress(done, file.vendors.length),
    )
    for (const id of ofVendors) signedOut.add(id)
    const idOf = await vendors.findByEmails(tx, [
      ...file.magic_links.flatMap((link) => link.vendors),
      ...file.invoices.map(({ vendor }) => vendor),
    ])
    function vendorIdOf(email: string, path: PropertyKey[]): number {
      const id = idOf.get(normalizeEmail(email))
      if (id !== undefined) return id
      throw toFileError(text, [{ path, message: `No vendor has the email ${email}.` }])
    }
    const links: Count = { given: file.magic_links.length, added: 0 }
    for (const [index, link] of file.magic_links.entries()) {
      const ids = link.vendors.map((email, position) => vendorIdOf(email, ['magic_links', index, 'vendors', position]))
      if (await addLink(tx, link, ids)) links.added++
    }
    const plans: Count = {
      given: file.plans.length,
      added: await setPlans(tx, { accounts, importAccount }, file.plans),
    }
    const bills: Count = { given: file.invoices.length, added: 0 }
    for (const [index, invoice] of file.invoices.entries()) {
      const vendorId = vendorIdOf(invoice.vendor, ['invoices', index, 'vendor'])
      if (await addInvoice(tx, { clock, importAccount, leads }, invoice, vendorId)) bills.added++
    }
    return {
      categories: chosen,
      vendors: { given: file.vendors.length, added },
      magicLinks: links,
      plans,
      invoices: bills,
      signedOut: [...signedOut],
    }
  })
  if (imported.vendors.added + imported.categories.added > 0) await vendors.refreshSearch()
  return imported
}

/** PostgreSQL's code for a row that other rows refer to. */
const FOREIGN_KEY_VIOLATION = '23503'

function isInUse(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : undefined
  return cause !== undefined && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION
}
