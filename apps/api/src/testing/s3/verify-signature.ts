import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
}

/** The parts of a signature, from the header or from the query of a presigned URL. */
interface Signed {
  credential: string
  headers: string[]
  signature: string
  date: string
  payload: string
  expires: number
}

/**
 * Verifies the signature of a request to S3 (AWS Signature Version 4), in the header or in a presigned URL. Returns the
 * error code of S3, or `null` for a valid signature.
 */
export function verifySignature(request: IncomingMessage, { accessKeyId, secretAccessKey }: S3Credentials) {
  const url = new URL(request.url ?? '/', 'http://s3')
  const signed = readQuery(url) ?? readHeader(request)
  if (!signed) return 'AccessDenied'
  const [id, ...scope] = signed.credential.split('/')
  const [day = '', region = '', service = ''] = scope
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  if (Date.now() > toTime(signed.date) + signed.expires * 1_000) return 'AccessDenied'
  const canonical = toCanonicalRequest(request, url, signed)
  const text = ['AWS4-HMAC-SHA256', signed.date, scope.join('/'), sha256(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    (previous, part) => hmac(previous, part),
    `AWS4${secretAccessKey}`,
  )
  const expected = hmac(key, text)
  const given = Buffer.from(signed.signature, 'hex')
  const isValid = given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
  return isValid ? null : 'SignatureDoesNotMatch'
}

function readQuery({ searchParams }: URL): Signed | null {
  const read = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  if (!searchParams.has('X-Amz-Signature')) return null
  return {
    credential: read('Credential'),
    headers: read('SignedHeaders').split(';'),
    signature: read('Signature'),
    date: read('Date'),
    payload: 'UNSIGNED-PAYLOAD',
    expires: Number(read('Expires')),
  }
}

function readHeader({ headers }: IncomingMessage): Signed | null {
  const match = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/
  const [, credential, names, signature] = match.exec(headers.authorization ?? '') ?? []
  if (!credential || !names || !signature) return null
  return {
    ...{ credential, signature, expires: 900 },
    headers: names.split(';'),
    date: String(headers['x-amz-date']),
    payload: String(headers['x-amz-content-sha256']),
  }
}

function toCanonicalRequest({ method, headers }: IncomingMessage, url: URL, signed: Signed): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encode).join('='))
    .sort()
  const lines = signed.headers.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [
    ...[method, url.pathname, query.join('&')],
    ...[lines.join(''), signed.headers.join(';'), signed.payload],
  ].join('\n')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Parses a date such as `20261123T231240Z`. */
function toTime(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
