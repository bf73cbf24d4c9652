/** The WebSocket close codes of the backend. */
export const CLOSE_CODES = {
  /**
   * The client did not authenticate in time, or its token is invalid or belongs to another account. Do not reconnect
   * with this token.
   */
  unauthorized: 4401,
  /** The client reads too slowly or sends too many frames. */
  tooMuch: 4408,
  /** The backend is restarting or unavailable, so reconnect. */
  restarting: 1012,
} as const

/** Returns the path of an account's socket, relative to the API host. */
export function chatSocketPath(userId: string): string {
  return `/ws/users/${encodeURIComponent(userId)}/chat/`
}
