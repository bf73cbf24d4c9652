import { createHash } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { SigningKey } from './signing-key.ts'

const HASH = 'SHA-256'
const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const CURVES: Record<string, string> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }

/**
 * Creates a detached CMS signature for PAdES baseline B-B. It references the certificate. The signing time is in the
 * PDF's signature dictionary.
 */
export async function createCms(bytes: Uint8Array, { key, certificates }: SigningKey): Promise<Uint8Array> {
  const chain = certificates.map(({ raw }) => Certificate.fromBER(raw))
  const [own] = chain
  if (!own || !certificates[0]) throw new Error('A signing key needs a certificate.')
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: chain,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        // DER order: shorter encodings first.
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
            new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(bytes))] }),
            new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [namesOf(certificates[0].raw)] }),
          ],
        }),
      }),
    ],
  })
  await signed.sign(await toCryptoKey(key), 0, HASH)
  const info = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
  return new Uint8Array(info.toSchema().toBER(false))
}

/** SigningCertificateV2 of RFC 5035, whose default hash is SHA-256. */
function namesOf(certificate: Uint8Array): Sequence {
  const id = new Sequence({ value: [octets(sha256(certificate))] })
  return new Sequence({ value: [new Sequence({ value: [id] })] })
}

function toCryptoKey(key: SigningKey['key']) {
  const der = key.export({ type: 'pkcs8', format: 'der' })
  const curve = CURVES[key.asymmetricKeyDetails?.namedCurve ?? '']
  const algorithm = curve ? { name: 'ECDSA', namedCurve: curve } : { name: 'RSASSA-PKCS1-v1_5', hash: HASH }
  return crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign'])
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function octets(bytes: Uint8Array): OctetString {
  return new OctetString({ valueHex: new Uint8Array(bytes).buffer })
}
