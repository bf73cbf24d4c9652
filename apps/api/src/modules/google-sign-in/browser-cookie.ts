import { randomBytes } from 'node:crypto'
import { googleRules } from './rules.ts'

const NAME = 'vowkit_google'
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/** Reads the browser's secret from a `Cookie` header. It binds a sign-in with Google to the browser that started it. */
export function readBrowser(cookies: string | undefined): string | null {
  return PATTERN.exec(cookies ?? '')?.[1] ?? null
}

/** Creates a secret for a browser. */
export function makeBrowser(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Writes the `Set-Cookie` header of the secret. With `SameSite=Lax`, browsers send it with Google's redirect but not
 * with cross-site subrequests.
 */
export function writeBrowser(browser: string, startUrl: string): string {
  const { protocol, pathname } = new URL(startUrl)
  const path = pathname.replace(/login\/.*$/, '')
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${browser}; Path=${path}; Max-Age=${googleRules.googleLifeMs / 1_000}; HttpOnly; SameSite=Lax${secure}`
}
