import type { signatures } from '../../db/tables.ts'

/** A signature as it is certified. Accounts are named by id, because neither side learns the other's login e-mail. */
export type Signed = typeof signatures.$inferSelect

/** The document that was signed. */
export interface SignedDocument {
  name: string
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string
  /** Bytes. */
  size: number
}

/** A paragraph of the certificate. */
export interface Paragraph {
  text: string
  size: number
  isSoft?: boolean
  /** Space above, in points. */
  gap?: number
  hasLineAbove?: boolean
}

/** What the certificate says, in order. Each name is a paragraph, so that names of two directions keep their order. */
export function paragraphsOf(document: SignedDocument, signed: Signed[]): Paragraph[] {
  return [
    { text: 'Certificate of signatures', size: 22 },
    { text: document.name, size: 12, gap: 8 },
    ...signed.flatMap((signature): Paragraph[] => [
      {
        text: signature.side === 'couple' ? 'The couple' : 'The vendor',
        size: 9,
        isSoft: true,
        gap: 24,
        hasLineAbove: true,
      },
      ...signature.names.map((name) => ({ text: name, size: 16 })),
      {
        text: `Signed ${signature.signedAt.toISOString()} by account ${signature.accountId} from ${signature.address}`,
        size: 9,
        gap: 2,
      },
      { text: `“${signature.consent}”`, size: 9, isSoft: true, gap: 4 },
    ]),
    { text: 'How to check this document', size: 12, gap: 28, hasLineAbove: true },
    { text: 'SHA-256 of the signed original:', size: 9, gap: 6 },
    { text: document.hash, size: 9 },
    {
      text: 'Download the original from your conversation and run one of these commands. The result must be the number above.',
      size: 9,
      gap: 6,
    },
    { text: 'Linux: sha256sum original.pdf', size: 9 },
    { text: 'macOS: shasum -a 256 original.pdf', size: 9 },
    { text: 'Windows: certutil -hashfile original.pdf SHA256', size: 9 },
    {
      text: 'The attached signatures.json holds every name as it was typed. A question mark above stands for a character that this page cannot print.',
      size: 9,
      isSoft: true,
      gap: 6,
    },
  ]
}
