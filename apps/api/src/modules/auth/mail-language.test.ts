import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type TestApi, until } from '../../testing/start-api.ts'

const LOGIN = '/auth/login_vision/'
const SPANISH = { headers: { 'Accept-Language': 'es' } }

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const mailsTo = (email: string) => api.service.services.mailbox.list(email)

/** Waits for an email with this subject. */
const mailOf = (email: string, subject: string) =>
  until(async () => {
    const mail = (await mailsTo(email)).find((each) => each.subject === subject)
    if (!mail) throw new Error(`No mail to ${email} is called ${subject}.`)
    return mail
  })

it('a sign-in code is mailed in the language of the request if the email address has no account', async () => {
  await api.post(LOGIN, { json: { email: 'luz@example.com' }, ...SPANISH })
  const mail = await mailOf('luz@example.com', 'Tu código para iniciar sesión')
  expect(mail.text).toMatch(/^Tu código es \d{4}\./)
  expect(mail.html).toContain('<html lang="es">')
})

it('later emails are in the language of the account’s last sign-in', async () => {
  const email = 'sol@example.com'
  await api.post(LOGIN, { json: { email } })
  await api.post(LOGIN, { json: { email, code: await api.codeFor(email) }, ...SPANISH })
  await api.post('/auth/forgot-password/', { json: { email } })
  expect((await mailOf(email, 'Elige una contraseña nueva')).text).toContain('Recibimos una solicitud')
})
