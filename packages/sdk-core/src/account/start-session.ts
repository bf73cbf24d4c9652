import type { Grant } from '../session/session.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { storedScan } from './scan.ts'

interface StartOptions {
  /** The e-mail address as typed, for responses without one. */
  typedEmail?: string
  /** Default true. False limits the session to this tab. */
  remember?: boolean
  isTracked?: boolean
}

/** Signs in with the result of a sign-in call. Keeps a scanned vendor. */
export function startSession(
  ports: Pick<FeaturePorts, 'session' | 'local'>,
  grant: Grant,
  { typedEmail, ...options }: StartOptions = {},
): void {
  const scan = storedScan(ports)
  ports.session.signIn({ ...grant, email: grant.email ?? typedEmail }, options)
  // Signing in clears the data of a previous account, but the scan belongs to the visitor.
  if (scan !== null) ports.local.set(SCAN, scan)
}
