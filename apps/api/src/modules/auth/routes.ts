import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import { notConfigured } from '../../http/http-error.ts'
import type { AuthService } from './service.ts'

export function registerAuthRoutes(register: RegisterCall, auth: AuthService): void {
  register(calls.checkEmail, async ({ ip }) => {
    await auth.countEmailCheck(ip)
    return { exists: true, has_password: false }
  })
  register(calls.loginVision, ({ body: { email, code }, ip }) =>
    code === undefined ? auth.sendCode(email, ip) : auth.redeemCode(email, code, ip),
  )
  register(calls.logout, async ({ token }) => {
    if (token) await auth.endSession(token)
    return { detail: 'Signed out.' }
  })
  register(calls.googleStart, async () => {
    throw notConfigured('Signing in with Google is not set up here. Please sign in with your email.')
  })
}
