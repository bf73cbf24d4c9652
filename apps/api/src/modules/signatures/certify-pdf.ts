import type { PDFDocument } from '@cantoo/pdf-lib'
import { addSignatureField, fillSignature } from '../../platform/pdf/signature-field.ts'
import type { PdfSigner } from '../../providers/pdf-signer/pdf-signer.ts'
import { addCertificate } from './certificate.ts'
import type { SignatureRow, SignedDocument } from './certificate-lines.ts'

/** PDF readers search this many bytes at the end of a file for the offset of the cross-reference table. */
const TAIL_BYTES = 1024

/** The PDF cannot be certified because it is damaged or encrypted. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf'
}

export interface CertifyOptions {
  document: SignedDocument
  signed: SignatureRow[]
  now: Date
  signer: PdfSigner
}

/**
 * Appends the certificate to the PDF and signs the result. The original bytes stay unchanged at the start of the file,
 * but a file with a damaged structure is rewritten. Throws `UnreadablePdf`.
 */
export async function certifyPdf(bytes: Uint8Array, options: CertifyOptions): Promise<Uint8Array> {
  const { document, signed, now, signer } = options
  const pdf = await openPdf(bytes)
  const page = await addCertificate(pdf, document, signed)
  const reason = 'Certifies who signed this document and that it has not changed since.'
  await addSignatureField(pdf, page, { field: `vowkit-certificate-${now.getTime()}`, reason, signedAt: now })
  return fillSignature(await pdf.save(), signer.sign)
}

async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const pdfLib = await import('@cantoo/pdf-lib')
  try {
    const pdf = await pdfLib.PDFDocument.load(bytes, { forIncrementalUpdate: hasIntactTable(bytes) })
    // Reading the page tree throws if the file has none.
    pdf.getPageCount()
    return pdf
  } catch (error) {
    throw new UnreadablePdf('The PDF cannot be read.', { cause: error })
  }
}

/** Whether an incremental update can be appended. Readers find it only through an intact cross-reference table. */
function hasIntactTable(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const offset = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.subarray(-TAIL_BYTES).toString('latin1'))?.[1])
  const table = text.subarray(offset, offset + 32).toString('latin1')
  return text.subarray(0, 5).toString('latin1') === '%PDF-' && /^(xref\s|\d+\s+\d+\s+obj)/.test(table)
}
