import { randomBytes } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'

const COMMON_NAME = '2.5.4.3'
const BASIC_CONSTRAINTS = '2.5.29.19'
const KEY_USAGE = '2.5.29.15'
/** Key usage bits: digitalSignature and nonRepudiation. */
const MAY_SIGN = 0b1100_0000
const YEARS = 20

/** Creates an EC key and its self-signed certificate, as PEM. */
export async function createSelfSigned(brandName: string): Promise<string> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ valueHex: toArrayBuffer(Buffer.from([1, ...randomBytes(15)])) })
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({
        type: COMMON_NAME,
        value: new Utf8String({ value: `${brandName} documents (self-signed)` }),
      }),
    )
  }
  // Uses the system clock, because PDF readers check the validity by the real time. The server's may be simulated.
  certificate.notBefore.value = new Date(Date.now() - 24 * 60 * 60 * 1000)
  certificate.notAfter.value = new Date(Date.now() + YEARS * 365 * 24 * 60 * 60 * 1000)
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new BasicConstraints({ cA: false }).toSchema().toBER(false)),
    extension(
      KEY_USAGE,
      new BitString({ valueHex: toArrayBuffer(Buffer.from([MAY_SIGN])), unusedBits: 6 }).toBER(false),
    ),
  ]
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return toPem('PRIVATE KEY', key) + toPem('CERTIFICATE', certificate.toSchema(true).toBER(false))
}

function extension(extnID: string, extnValue: ArrayBuffer): Extension {
  return new Extension({ extnID, critical: true, extnValue })
}

function toPem(label: string, der: ArrayBuffer): string {
  const base64 = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n').trimEnd()
  return `-----BEGIN ${label}-----\n${base64}\n-----END ${label}-----\n`
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
