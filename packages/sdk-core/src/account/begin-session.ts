import type { FeaturePorts } from '../session/feature-ports.ts'
import type { Grant } from '../session/session.ts'
import { keepScan } from './scan.ts'

/** Signs in with what an answer brought, where the person typed their e-mail address. `remember` false: for this tab only. */
export function beginSession(
  ports: Pick<FeaturePorts, 'session' | 'local'>,
  grant: Grant,
  typedEmail?: string,
  remember = true,
): void {
  keepScan(ports, () => ports.session.signIn({ ...grant, email: grant.email ?? typedEmail }, { remember }))
}
