import type { FeaturePorts } from '../session/feature-ports.ts'
import type { Grant } from '../session/session.ts'
import { keepScan } from './scan.ts'

/** Signs in with what an answer brought, where the person typed their e-mail address. */
export function beginSession(
  { session, local }: Pick<FeaturePorts, 'session' | 'local'>,
  { token, userId, username, email }: Grant,
  typedEmail?: string,
  remember = true,
): void {
  keepScan({ local }, () => {
    session.signIn({ token, userId, username, email: email ?? typedEmail }, { remember })
  })
}
