import type { Call, SessionScope } from '@vowkit/sdk-core/contract'
import { HttpError } from './http-error.ts'

/** All scopes, narrowest first. */
const SCOPES: readonly SessionScope[] = ['link', 'embed', 'full']

/** Whether a session of this scope may make a call. Calls without `openTo` are open to `full` only. */
export function isOpenTo(call: Call, scope: SessionScope): boolean {
  return scope === 'full' || (call.openTo ?? []).includes(scope)
}

/** Returns the narrower of two scopes. */
export function narrowerScope(one: SessionScope, other: SessionScope): SessionScope {
  return SCOPES.indexOf(one) < SCOPES.indexOf(other) ? one : other
}

/** The error for a session whose scope does not allow the call. */
export function confirmationRequired(): HttpError {
  return new HttpError(403, 'confirmation_required', 'To do this, please sign in on our website with a new code.')
}
