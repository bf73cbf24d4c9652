import type { LeadFile } from '../contract/leads/schema.ts'

/** The next step of signing a document, from the vendor's side. The couple signs before the vendor. */
export type DeskSigningStep = 'waiting' | 'countersign' | 'signed'

/** Returns a document's signing step. Returns `null` if the document needs no signature. */
export function deskSigningStepOf(file: LeadFile): DeskSigningStep | null {
  if (!file.isDocusign) return null
  if (!file.isCouplesign) return 'waiting'
  return file.isVendorsign ? 'signed' : 'countersign'
}
