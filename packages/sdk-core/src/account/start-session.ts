import type { Grant } from '../session/session.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { storedScan } from './scan.ts'

interface StartOptions {
  /** The email address that the visitor typed. Used if the response contains no address. */
  typedEmail?: string
  /** If false, the session ends when this tab closes. Default true. */
  remember?: boolean
  isTracked?: boolean
}

/** Signs in with the response of a sign-in call. Keeps a stored scan. */
export function startSession(
  ports: Pick<FeaturePorts, 'session' | 'local'>,
  grant: Grant,
  { typedEmail, ...options }: StartOptions = {},
): void {
  const scan = storedScan(ports)
  ports.session.signIn({ ...grant, email: grant.email ?? typedEmail }, options)
  // Signing in clears the data of the previous account. The scan belongs to the current visitor.
  if (scan !== null) ports.local.set(SCAN, scan)
}
