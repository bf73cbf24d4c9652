/** A mistake in the arguments or answers, with a message for the user. */
export class UsageError extends Error {
  override name = 'UsageError'
}
