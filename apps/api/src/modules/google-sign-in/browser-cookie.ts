import { randomBytes } from 'node:crypto'
import { googleRules } from './rules.ts'

const NAME = 'vowkit_google'
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/** What a browser keeps while somebody is on their way through Google, so that only that browser may bring them back. */
export function readBrowser(cookies: string | undefined): string | null {
  return PATTERN.exec(cookies ?? '')?.[1] ?? null
}

export function makeBrowser(): string {
  return randomBytes(32).toString('base64url')
}

/** The cookie that a browser keeps it in. It comes back from Google, as that is a link to us, and with nothing else. */
export function writeBrowser(browser: string, startUrl: string): string {
  const { protocol, pathname } = new URL(startUrl)
  const path = pathname.replace(/login\/.*$/, '')
  const secure = protocol === 'https:' ? '; Secure' : ''
  return `${NAME}=${browser}; Path=${path}; Max-Age=${googleRules.googleLifeMs / 1_000}; HttpOnly; SameSite=Lax${secure}`
}
