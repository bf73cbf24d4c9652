import type { Answer } from './api-client.ts'
import type { TestApi } from './start-api.ts'

/** Requests a code and uses it to delete the account, like the site. */
export async function requestDeletion(api: TestApi, email: string, token: string): Promise<Answer> {
  const mails = await api.service.services.mailbox.list(email)
  const sentBefore = mails.filter(({ text }) => /code is \d{4}\b/.test(text)).length
  const { body } = await api.post('/auth/login_vision/', { json: { email } })
  const code = await api.codeFor(email, sentBefore)
  return api.delete('/couple/account/', { token, json: { code, challenge: body.challenge } })
}
