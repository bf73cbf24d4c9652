import { sql } from 'drizzle-orm'
import { leadFiles, leads, signatures } from './tables.ts'

/** Whether the vendor of a lead has sent a document that the couple has not signed. */
export const hasDocumentToSign = sql<boolean>`exists (
  select 1 from ${leadFiles}
  where ${leadFiles.leadId} = ${leads.id} and ${leadFiles.needsSignature}
    and not exists (
      select 1 from ${signatures}
      where ${signatures.fileId} = ${leadFiles.id} and ${signatures.side} = 'couple'))`

/** Whether the couple of a lead has signed a document of the vendor. */
export const hasSigned = sql<boolean>`exists (
  select 1 from ${leadFiles}
  join ${signatures} on ${signatures.fileId} = ${leadFiles.id} and ${signatures.side} = 'couple'
  where ${leadFiles.leadId} = ${leads.id})`
