import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { AuthService } from './service.ts'

export function registerAuthRoutes(register: RegisterCall, auth: AuthService): void {
  register(calls.checkEmail, async ({ ip }) => {
    await auth.countEmailCheck(ip)
    return { exists: true, has_password: false }
  })
  register(calls.loginVision, ({ body: { email, code }, ip }) =>
    code === undefined ? auth.sendCode(email, ip) : auth.redeemCode(email, code, ip),
  )
  register(calls.login, ({ body: { username, password }, ip }) => auth.logIn(username, password, ip))
  register(calls.register, ({ body: { username, phone_number, ...rest }, ip }) =>
    auth.register({ ...rest, name: username, phone: phone_number }, ip),
  )
  register(calls.setPassword, ({ account, body: { password, current_password }, ip }) =>
    auth.changePassword(account, { current: current_password, next: password }, ip),
  )
  register(calls.forgotPassword, async ({ body: { email }, ip }) => {
    await auth.sendResetLink(email, ip)
    return { detail: 'If this email has an account, a link to set a new password is on its way.' }
  })
  register(calls.checkResetLink, async ({ query: { token } }) => {
    await auth.checkResetLink(token)
    return { message: 'The link is valid.' }
  })
  register(calls.resetPassword, ({ body: { token, new_password } }) => auth.resetPassword(token, new_password))
  register(calls.logout, async ({ token }) => {
    if (token) await auth.endSession(token)
    return { detail: 'Signed out.' }
  })
}
