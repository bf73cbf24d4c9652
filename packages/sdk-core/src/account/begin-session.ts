import type { Grant } from '../session/session.ts'
import { SCAN } from '../session/token-storage.ts'
import type { FeaturePorts } from '../shared/feature-ports.ts'
import { storedScan } from './scan.ts'

interface BeginOptions {
  /** What the person typed, where the answer does not say. */
  typedEmail?: string
  /** False: for this tab only. */
  remember?: boolean
  isTracked?: boolean
}

/** Signs in with what an answer brought. */
export function beginSession(
  ports: Pick<FeaturePorts, 'session' | 'local'>,
  grant: Grant,
  { typedEmail, ...options }: BeginOptions = {},
): void {
  const scan = storedScan(ports)
  ports.session.signIn({ ...grant, email: grant.email ?? typedEmail }, options)
  // Signing in clears what belonged to somebody else; whoever scanned is the one who is signed in now.
  if (scan !== null) ports.local.set(SCAN, scan)
}
