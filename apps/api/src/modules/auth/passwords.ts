import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '../../platform/fair-queue.ts'
import { authRules } from './rules.ts'

/** OWASP's minimum for Argon2id, the default variant of the library: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password matches. Verifying against it takes as long as against a real hash. */
const DUMMY_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes and verifies passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** Returns false if `hash` is null, after the same time, so that timing does not reveal whether an account exists. */
  matches(hash: string | null, password: string): Promise<boolean>
}

/** Hashes a few passwords at a time, because each takes memory and a thread. Throws `QueueBusy` if the queue is full. */
export function createPasswords(): Passwords {
  const enqueue = createFairQueue({ concurrency: authRules.passwordsAtOnce, max: authRules.passwordsWaiting })

  return {
    hash: (password) => enqueue(() => hash(toBytes(password), COST)),
    matches: (known, password) => enqueue(() => verify(known ?? DUMMY_HASH, toBytes(password))),
  }
}

/** Normalizes the password, because keyboards encode the same letter in different ways. */
function toBytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}
