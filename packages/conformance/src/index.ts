/** Checks whether a backend works with the elements and the clients. The command `vowkit-conformance` prints the results. */
export { AREAS, type Area } from './check.ts'
export { type CheckOptions, type CheckResult, Failure, runChecks, Unreachable } from './run-checks.ts'
export type { Credentials } from './sign-in.ts'
