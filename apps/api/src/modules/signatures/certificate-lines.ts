import type { signatures } from '../../db/tables.ts'

/** A signature's row. The certificate names accounts by id, because it must not reveal sign-in email addresses. */
export type SignatureRow = typeof signatures.$inferSelect

/** The document that was signed. */
export interface SignedDocument {
  name: string
  /** SHA-256 of the file, hexadecimal. */
  hash: string
  /** The size of the file in bytes. */
  size: number
}

/** A paragraph of the certificate. */
export interface Paragraph {
  text: string
  size: number
  isMuted?: boolean
  /** Space above the paragraph, in points. */
  gap?: number
  hasLineAbove?: boolean
}

/** The certificate's paragraphs. Each name is a separate paragraph, so that names of mixed direction stay in order. */
export function paragraphsOf(document: SignedDocument, signed: SignatureRow[]): Paragraph[] {
  return [
    { text: 'Certificate of signatures', size: 22 },
    { text: document.name, size: 12, gap: 8 },
    ...signed.flatMap((signature): Paragraph[] => [
      {
        text: signature.side === 'couple' ? 'The couple' : 'The vendor',
        size: 9,
        isMuted: true,
        gap: 24,
        hasLineAbove: true,
      },
      ...signature.names.map((name) => ({ text: name, size: 16 })),
      {
        text: `Signed ${signature.signedAt.toISOString()} by account ${signature.accountId} from ${signature.address}`,
        size: 9,
        gap: 2,
      },
      { text: `“${signature.consent}”`, size: 9, isMuted: true, gap: 4 },
    ]),
    { text: 'How to check this document', size: 12, gap: 28, hasLineAbove: true },
    { text: 'SHA-256 of the signed original:', size: 9, gap: 6 },
    { text: document.hash, size: 9 },
    {
      text: 'Download the original from your conversation and run one of these commands. The result must match the value above.',
      size: 9,
      gap: 6,
    },
    { text: 'Linux: sha256sum original.pdf', size: 9 },
    { text: 'macOS: shasum -a 256 original.pdf', size: 9 },
    { text: 'Windows: certutil -hashfile original.pdf SHA256', size: 9 },
    {
      text: 'The attached signatures.json contains every name as typed. A question mark above replaces a character that this page cannot print.',
      size: 9,
      isMuted: true,
      gap: 6,
    },
  ]
}
