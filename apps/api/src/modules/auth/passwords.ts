import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { authRules } from './rules.ts'

/** What OWASP asks of Argon2id, the library's own variant: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** No password has this hash, and trying one on it costs as much as on a real one. */
const NOBODYS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Turns passwords into hashes and compares them. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Whether a password is the one of a hash. Takes as long when there is none, so that time tells nothing. */
  matches(hash: string | null, password: string): Promise<boolean>
}

/** Does a few at a time, as each takes memory and a thread; throws 429 once too many wait. */
export function createPasswords(): Passwords {
  const take = createFairQueue({ atOnce: authRules.passwordsAtOnce, max: authRules.passwordsWaiting })

  return {
    hash: (password) => take(() => hash(toBytes(password), COST)),
    matches: (known, password) => take(() => verify(known ?? NOBODYS, toBytes(password))),
  }
}

/** Keyboards write the same letter in more than one way. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}
