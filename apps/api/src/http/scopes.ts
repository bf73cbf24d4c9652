import type { Call, SessionScope } from '@vowkit/sdk-core/contract'
import { HttpError } from './http-error.ts'

/** Narrowest first. */
const SCOPES: readonly SessionScope[] = ['link', 'embed', 'full']

/** Whether a session of this scope may make a call. A call that says nothing of scopes is open to `full` only. */
export function isOpenTo(call: Call, scope: SessionScope): boolean {
  return scope === 'full' || (call.openTo ?? []).includes(scope)
}

/** The narrower of two scopes. */
export function narrower(one: SessionScope, other: SessionScope): SessionScope {
  return SCOPES.indexOf(one) < SCOPES.indexOf(other) ? one : other
}

/** The caller is signed in, but only on a page that may not do this. */
export function confirmationRequired(): HttpError {
  return new HttpError(403, 'confirmation_required', 'Please sign in with a new code on our website to do this.')
}
