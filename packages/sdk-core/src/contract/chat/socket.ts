/** Why the backend closes a socket. */
export const CLOSE_CODES = {
  /** No authentication in time, a dead token, or another person's address. Do not come back with this token. */
  unauthorized: 4401,
  /** The reader is too slow, or sends too much. */
  tooMuch: 4408,
  /** The process ends; come back. */
  restarting: 1012,
} as const

/** The address of a person's socket below the API's host. */
export function chatSocketPath(userId: string): string {
  return `/ws/users/${encodeURIComponent(userId)}/chat/`
}
