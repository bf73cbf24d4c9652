import type { FeaturePorts } from '../session/feature-ports.ts'
import type { Grant } from '../session/session.ts'
import { SCAN, storedScan } from './scan.ts'

/** Signs in with what an answer brought, where the person typed their e-mail address. `remember` false: for this tab only. */
export function beginSession(
  ports: Pick<FeaturePorts, 'session' | 'local'>,
  grant: Grant,
  typedEmail?: string,
  remember = true,
): void {
  const scan = storedScan(ports)
  ports.session.signIn({ ...grant, email: grant.email ?? typedEmail }, { remember })
  // Signing in clears what belonged to somebody else; whoever scanned is the one who is signed in now.
  if (scan !== null) ports.local.set(SCAN, scan)
}
