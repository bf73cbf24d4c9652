import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib'

/** The details of a signature that PDF readers display. */
export interface SignatureDetails {
  /** The field's name, unique within the document. */
  field: string
  reason: string
  signedAt: Date
}

/** Returns a detached CMS signature (DER) of the bytes. */
export type SignBytes = (bytes: Uint8Array) => Promise<Uint8Array>

/** Bytes reserved for the CMS signature. Enough for a chain of several certificates. */
const CMS_BYTES = 16 * 1024
const UNKNOWN_OFFSET = '*********'
/** Bits 1 and 2 of `SigFlags`: signatures exist, and changes are only appended. */
const SIGNATURES_EXIST = 3
/** Annotation flags: print, hidden, locked. */
const HIDDEN_LOCKED = 4 | 2 | 128

/** Adds an invisible signature field (PAdES: `ETSI.CAdES.detached`). `fillSignature` signs it after saving. */
export async function addSignatureField(pdf: PDFDocument, page: PDFPage, details: SignatureDetails): Promise<void> {
  const { PDFArray, PDFHexString, PDFInvalidObject, PDFName, PDFNumber, PDFString } = await import('@cantoo/pdf-lib')
  const { context } = pdf
  const unknown = PDFName.of(UNKNOWN_OFFSET)
  const dictionary = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, unknown, unknown, unknown],
    Contents: PDFHexString.of('00'.repeat(CMS_BYTES)),
    Reason: PDFHexString.fromText(details.reason),
    M: PDFString.fromDate(details.signedAt),
  })
  const bytes = new Uint8Array(dictionary.sizeInBytes())
  dictionary.copyBytesInto(bytes, 0)
  // Written uncompressed, because `fillSignature` searches for these bytes.
  const signature = context.register(PDFInvalidObject.of(bytes))
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      T: PDFString.of(details.field),
      F: HIDDEN_LOCKED,
      P: page.ref,
      V: signature,
      AP: { N: context.register(context.formXObject([], { BBox: context.obj([0, 0, 0, 0]), Resources: {} })) },
    }),
  )
  const annotations = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray) ?? context.obj([])
  annotations.push(widget)
  page.node.set(PDFName.of('Annots'), annotations)
  const { dict: form } = pdf.catalog.getOrCreateAcroForm()
  const flags = form.lookupMaybe(PDFName.of('SigFlags'), PDFNumber)?.asNumber() ?? 0
  form.set(PDFName.of('SigFlags'), PDFNumber.of(flags | SIGNATURES_EXIST))
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray) ?? context.obj([])
  fields.push(widget)
  form.set(PDFName.of('Fields'), fields)
}

/** Signs a saved document that has a signature field. The signature covers all bytes except itself. */
export async function fillSignature(saved: Uint8Array, sign: SignBytes): Promise<Uint8Array> {
  const bytes = Buffer.from(saved)
  // The last match is ours: the original may contain the same marker.
  const marker = bytes.lastIndexOf(UNKNOWN_OFFSET)
  const start = bytes.lastIndexOf('[', marker)
  const contents = bytes.indexOf(`<${'00'.repeat(8)}`, start)
  if (marker < 0 || start < 0 || contents < 0) throw new Error('The document has no signature field.')
  const end = bytes.indexOf(']', start)
  const after = bytes.indexOf('>', contents) + 1
  const range = `0 ${contents} ${after} ${bytes.length - after}`
  bytes.write(range.padEnd(end - start - 1), start + 1, 'latin1')
  const cms = await sign(Buffer.concat([bytes.subarray(0, contents), bytes.subarray(after)]))
  if (cms.byteLength > CMS_BYTES) throw new Error('The signature is too large because of its certificates.')
  bytes.write(Buffer.from(cms).toString('hex'), contents + 1, 'latin1')
  return bytes
}
