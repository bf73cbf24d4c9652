import { calls } from '@vowkit/sdk-core/contract'
import type { RegisterCall } from '../../http/call-context.ts'
import type { AuthService } from './service.ts'

export function registerAuthRoutes(register: RegisterCall, auth: AuthService): void {
  register(calls.checkEmail, async ({ ip }) => {
    await auth.countEmailCheck(ip)
    return { exists: true, has_password: false }
  })
  register(calls.loginVision, ({ body: { email, code, challenge }, source }) =>
    code === undefined ? auth.sendCode(email, source) : auth.redeemCode({ email, code, challenge }, source),
  )
  register(calls.login, ({ body: { username, password }, source }) => auth.logIn(username, password, source))
  register(calls.register, ({ body: { username, phone_number, ...rest }, source }) =>
    auth.register({ ...rest, name: username, phone: phone_number }, source),
  )
  register(calls.setPassword, ({ caller, body: { password, current_password, code, challenge }, source, scope }) => {
    const proof = code === undefined ? { current: current_password ?? '' } : { code, challenge }
    return auth.changePassword(caller, { ...proof, next: password }, source, scope ?? 'full')
  })
  register(calls.forgotPassword, async ({ body: { email }, ip }) => {
    await auth.sendResetLink(email, ip)
    return { detail: 'If this email has an account, a link to set a new password is on its way.' }
  })
  register(calls.checkResetLink, async ({ query: { token } }) => {
    await auth.checkResetLink(token)
    return { message: 'The link is valid.' }
  })
  register(calls.checkResetToken, async ({ body: { token } }) => {
    await auth.checkResetLink(token)
    return { message: 'The link is valid.' }
  })
  register(calls.resetPassword, ({ body: { token, new_password }, source }) =>
    auth.resetPassword(token, new_password, source),
  )
  register(calls.sendConfirmation, ({ caller, ip }) => auth.sendConfirmation(caller, ip))
  register(calls.confirmEmail, async ({ caller, body }) => {
    await auth.confirmEmail(caller, body.token)
    return { detail: 'Your email is confirmed.' }
  })
  register(calls.listSessions, ({ caller, token }) => auth.listSessions(caller, token ?? ''))
  register(calls.endSession, async ({ caller, params }) => {
    await auth.endSessionById(caller, params.id)
    return { detail: 'The device has been signed out.' }
  })
  register(calls.endOtherSessions, async ({ caller, token }) => {
    await auth.endOtherSessions(caller, token ?? '')
    return { detail: 'All other devices have been signed out.' }
  })
  register(calls.logout, async ({ token }) => {
    if (token) await auth.endSession(token)
    return { detail: 'Signed out.' }
  })
}
