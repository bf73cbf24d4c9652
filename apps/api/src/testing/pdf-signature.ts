import { ContentInfo, SignedData } from 'pkijs'

/** The last signature of a PDF. */
export interface PdfSignature {
  /** Whether the signature is valid for all bytes except its own. */
  isValid: boolean
  /** The types of the signed attributes. */
  attributes: string[]
  subFilter: string
  /** The start and end of the bytes that are not signed. */
  gap: [number, number]
}

/** Reads the last signature of a PDF, and verifies it with its ByteRange and CMS data. */
export async function readPdfSignature(pdf: Uint8Array): Promise<PdfSignature> {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  const dictionary = text.slice(text.lastIndexOf('/SubFilter') - 200)
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(dictionary)?.slice(1).map(Number)
  const [start = -1, length = 0, after = 0, rest = 0] = range ?? []
  if (start !== 0 || after + rest !== bytes.length) throw new Error('The signature does not cover the file.')
  const hex = text.slice(length, after)
  if (!/^<[0-9a-f]+>$/i.test(hex)) throw new Error('The signature omits more bytes than its own.')
  const der = Buffer.from(hex.slice(1, -1), 'hex')
  const info = ContentInfo.fromBER(new Uint8Array(der.subarray(0, 4 + der.readUInt16BE(2))))
  const signed = new SignedData({ schema: info.content })
  const data = Buffer.concat([bytes.subarray(0, length), bytes.subarray(after)])
  const isValid = await signed.verify({ signer: 0, data: new Uint8Array(data).buffer }).catch(() => false)
  return {
    isValid,
    attributes: signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type) ?? [],
    subFilter: /\/SubFilter\s*\/(\S+)/.exec(dictionary)?.[1] ?? '',
    gap: [length, after],
  }
}
