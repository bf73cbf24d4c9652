import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A keyed hash (HMAC). */
export type Sign = (text: string) => string

/** Signs and encrypts with the deployment's secret. */
export interface Secrets {
  /** A keyed hash (HMAC). Short codes hashed with it cannot be brute-forced from a stolen table. */
  sign: Sign
  /** Whether `given` equals what `write` returns with the secret, or with a previous one. Compares in constant time. */
  isSigned(given: string, write: (sign: Sign) => string): boolean
  /** Encrypts text for storage, such as a queued email with a sign-in code. */
  seal(text: string): string
  /** Decrypts text from `seal`. Throws if the text was changed or sealed with an unknown secret. */
  unseal(sealed: string): string
}

/** What is needed to verify signatures. */
export type Verifier = Pick<Secrets, 'isSigned'>

export interface SecretSettings {
  secret?: string | undefined
  /** Earlier secrets, which are accepted for verifying and decrypting. */
  previousSecrets?: readonly string[]
  dataDir: string
}

/** Uses the configured secret, or the secret in the data folder, which is generated at the first start. */
export function loadSecrets({ secret, previousSecrets = [], dataDir }: SecretSettings): Secrets {
  const current = createSecret(secret ?? readOrCreateSecret(dataDir))
  const all = [current, ...previousSecrets.map(createSecret)]
  return {
    sign: current.sign,
    isSigned: (given, write) => all.some(({ sign }) => isEqual(given, write(sign))),
    seal: current.seal,
    unseal(sealed) {
      let failure: unknown
      for (const { unseal } of all) {
        try {
          return unseal(sealed)
        } catch (error) {
          failure ??= error
        }
      }
      throw failure
    },
  }
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Returns the SHA-256 hash in base64url. */
export function digest(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url')
}

function createSecret(secret: string): Pick<Secrets, 'sign' | 'seal' | 'unseal'> {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const signing = key('sign')
  const sealing = key('seal')
  return {
    sign: (text) => createHmac('sha256', signing).update(text).digest('base64url'),
    seal(text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  const draft = `${path}.${process.pid}`
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Linking is atomic and never overwrites a secret that another process created.
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}
