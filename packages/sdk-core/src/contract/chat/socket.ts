/** Close codes that the backend uses. */
export const CLOSE_CODES = {
  /** Late authentication, an invalid token, or another account's address. Do not reconnect with this token. */
  unauthorized: 4401,
  /** The client reads too slowly or sends too much. */
  tooMuch: 4408,
  /** The process is shutting down. Reconnect. */
  restarting: 1012,
} as const

/** Returns the path of an account's socket, relative to the API host. */
export function chatSocketPath(userId: string): string {
  return `/ws/users/${encodeURIComponent(userId)}/chat/`
}
