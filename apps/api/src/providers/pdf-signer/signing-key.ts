import { createPrivateKey, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A private key with its certificate first, followed by the issuers' certificates. */
export interface SigningKey {
  key: KeyObject
  certificates: X509Certificate[]
}

/** The PEM files of a key and its certificate. */
export interface SigningFiles {
  certificatePath: string
  keyPath: string
  /** The password of an encrypted key. */
  password: string | undefined
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g
const KEY_TYPES = new Set(['rsa', 'ec'])

/** Reads the configured key. Throws if a file is missing, the files do not match or the key type is unsupported. */
export function readSigningKey({ certificatePath, keyPath, password }: SigningFiles): SigningKey {
  return parseSigningKey(readFileSync(certificatePath, 'utf8'), readFileSync(keyPath), password)
}

/** Reads the self-signed key in the data folder. Creates it if it does not exist. */
export async function readOrCreateSigningKey(dataDir: string, brandName: string): Promise<SigningKey> {
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
  const { createSelfSigned } = await import('./self-signed.ts')
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(draft, await createSelfSigned(brandName), { mode: 0o600 })
  try {
    // Linking is atomic and never replaces a key that another process created.
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
  if (!certificates[0]?.checkPrivateKey(key)) throw new Error('The first certificate does not match the key.')
  if (!KEY_TYPES.has(key.asymmetricKeyType ?? '')) throw new Error('The key must be an RSA or an EC key.')
  return { key, certificates }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
