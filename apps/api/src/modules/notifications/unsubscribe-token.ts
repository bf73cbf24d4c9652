import type { Secrets, Verifier } from '../../platform/secrets.ts'
import { isOptional, type OptionalKind } from './kinds.ts'

/** The account and the kind of email of an unsubscribe link. */
export interface Subscription {
  accountId: number
  kind: OptionalKind
}

/** Creates the signed token of an unsubscribe link. It contains no email address and can change nothing else. */
export function writeUnsubscribeToken(secrets: Pick<Secrets, 'sign'>, { accountId, kind }: Subscription): string {
  return `${accountId}-${kind}-${secrets.sign(`unsubscribe ${accountId} ${kind}`)}`
}

/** Reads a token. Returns null if its signature is invalid. */
export function readUnsubscribeToken(secrets: Verifier, token: string): Subscription | null {
  const [, id = '', kind = ''] = /^(\d{1,9})-([a-z]+)-[\w-]{43}$/.exec(token) ?? []
  if (!isOptional(kind)) return null
  const subscription = { accountId: Number(id), kind }
  return secrets.isSigned(token, (sign) => writeUnsubscribeToken({ sign }, subscription)) ? subscription : null
}
