/** The WebSocket close codes of the backend. */
export const CLOSE_CODES = {
  /** Authentication was too late, or the token is invalid or another account's. Do not reconnect with this token. */
  unauthorized: 4401,
  /** The client reads too slowly or sends too much. */
  tooMuch: 4408,
  /** The backend is restarting. Reconnect. */
  restarting: 1012,
} as const

/** Returns the path of an account's socket, relative to the API host. */
export function chatSocketPath(userId: string): string {
  return `/ws/users/${encodeURIComponent(userId)}/chat/`
}
