import { UsageError } from './usage-error.ts'

/** The backend that `npm start` of Vowkit runs. The templates contain the same URL. */
export const DEMO_BACKEND = 'http://localhost:8787'

/** Reads the URL of a backend, without a slash at its end. Throws `UsageError` if it is invalid. */
export function readBackend(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`\`${text}\` is no URL that starts with https:// or http://.`)
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError('The URL of the backend must contain no user, password, query or hash.')
  return url.href.replace(/\/$/, '')
}
