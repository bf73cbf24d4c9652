import { asc, eq, inArray, or } from 'drizzle-orm'
import { accounts, invoices, leadFiles, leads, signatures, vendors } from '../../db/tables.ts'
import type { Database } from '../../platform/database.ts'
import { extensionIn, type Part, toFileName } from './archive.ts'

/** Collects documents, signatures and invoices that a couple shares with its vendors, or a vendor with its couples. */
export async function collectDocuments(db: Database, accountId: number): Promise<Part> {
  const shared = await db
    .select({ id: leads.id, coupleId: leads.accountId, couple: accounts.displayName, vendor: vendors.businessName })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .innerJoin(vendors, eq(vendors.id, leads.vendorId))
    .where(or(eq(leads.accountId, accountId), eq(vendors.accountId, accountId)))
  const otherSides = new Map(
    shared.map(({ id, coupleId, couple, vendor }) => [id, coupleId === accountId ? vendor : couple || 'A couple']),
  )
  const leadIds = [...otherSides.keys()]
  const documents = await db
    .select()
    .from(leadFiles)
    .where(inArray(leadFiles.leadId, leadIds))
    .orderBy(asc(leadFiles.id))
  const signed = await db
    .select({ signature: signatures, document: leadFiles.name })
    .from(signatures)
    .innerJoin(leadFiles, eq(leadFiles.id, signatures.fileId))
    .where(inArray(leadFiles.leadId, leadIds))
    .orderBy(asc(signatures.id))
  const bills = await db.select().from(invoices).where(inArray(invoices.leadId, leadIds)).orderBy(asc(invoices.id))

  const entries = documents.map(({ id, leadId, accountId: author, name, key, certifiedKey, ...row }) => {
    const base = `documents/${id}-${toFileName(name)}`
    const original = { path: withExtension(base, key), key }
    const certified = certifiedKey && { path: withExtension(`${base}-certified`, certifiedKey), key: certifiedKey }
    return {
      files: [original, ...(certified ? [certified] : [])],
      record: {
        ...{ name, with: otherSides.get(leadId), uploadedBy: author === accountId ? 'you' : otherSides.get(leadId) },
        ...{ size: row.size, sha256: row.hash, needsSignature: row.needsSignature, createdAt: row.createdAt },
        file: original.path,
        certified: certified ? certified.path : null,
      },
    }
  })
  return {
    documents: {
      documents: entries.map(({ record }) => record),
      signatures: signed.map(({ document, signature }) => ({
        ...{ document, side: signature.side, names: signature.names, sha256: signature.hash },
        ...{ consent: signature.consent, signedAt: signature.signedAt },
        ...(signature.side === 'couple' && { isSignedByPartner: signature.madeBy !== null }),
        // Omits the other party's IP address, which is personal data.
        ...(signature.accountId === accountId && { address: signature.address }),
      })),
      invoices: bills.map(({ id: _, leadId, ...bill }) => ({ with: otherSides.get(leadId), ...bill })),
    },
    files: entries.flatMap(({ files }) => files),
  }
}

function withExtension(path: string, key: string): string {
  const extension = extensionIn(key)
  return path.toLowerCase().endsWith(extension) ? path : path + extension
}
