import { createPrivateKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A private key and its certificate, followed by those of its issuers. */
export interface SigningKey {
  key: KeyObject
  certificates: X509Certificate[]
}

/** Two PEM files. */
export interface SigningFiles {
  certificatePath: string
  keyPath: string
  /** Of an encrypted key. */
  password: string | undefined
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
const KEY_TYPES = new Set(['rsa', 'ec'])

/** Reads the key of a deployment. Throws if a file is missing, the two do not belong together or the type is unknown. */
export function readSigningKey({ certificatePath, keyPath, password }: SigningFiles): SigningKey {
  return parseSigningKey(readFileSync(certificatePath, 'utf8'), readFileSync(keyPath), password)
}

/** Reads the self-signed key in the data folder. Makes it when it does not exist. */
export async function readOrMakeSigningKey(dataDir: string): Promise<SigningKey> {
  const path = join(dataDir, 'signing.pem')
  const read = () => {
    const pem = readFileSync(path, 'utf8')
    return parseSigningKey(pem, Buffer.from(pem))
  }
  try {
    return read()
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  const { makeSelfSigned } = await import('./self-signed.ts')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(draft, await makeSelfSigned(), { mode: 0o600 })
  try {
    // A link appears complete or not at all, and never replaces a key that another process made meanwhile.
    linkSync(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return read()
}

function parseSigningKey(pem: string, keyPem: Buffer, passphrase?: string): SigningKey {
  const certificates = [...pem.matchAll(CERTIFICATE)].map(([one]) => new X509Certificate(one))
  const key = createPrivateKey({ key: keyPem, ...(passphrase !== undefined && { passphrase }) })
  if (!certificates[0]?.checkPrivateKey(key)) throw new Error('The first certificate is not the one of the key.')
  if (!KEY_TYPES.has(key.asymmetricKeyType ?? '')) throw new Error('The key must be an RSA or an EC key.')
  return { key, certificates }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
