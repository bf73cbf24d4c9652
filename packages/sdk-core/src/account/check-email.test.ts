import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { fakePlatform, type ScriptedAnswer } from '../testing/index.ts'
import { checkEmail } from './check-email.ts'

const PATH = '/vision/auth/check-email/'

function ask(answer: ScriptedAnswer) {
  const platform = fakePlatform({ script: [{ method: 'POST', path: PATH, ...answer }] })
  const client = createClient({ apiHost: 'https://api.test', platform })
  return { platform, answer: checkEmail(client.ports, 'maya@example.com') }
}

it('checkEmail posts a form and returns whether the email address has an account and a password', async () => {
  const { platform, answer } = ask({ body: { exists: true, has_password: false } })
  expect(await answer).toEqual({ exists: true, hasPassword: false })
  const [request] = platform.backend.to(PATH)
  expect(request?.headers.Authorization).toBeUndefined()
  expect(request?.body instanceof FormData && [...request.body]).toEqual([['email', 'maya@example.com']])
})

it('checkEmail throws an error with the backend’s code when the request fails', async () => {
  const { answer } = ask({ status: 429, body: { detail: 'Slow.', code: 'rate_limited', request_id: 'r' } })
  await expect(answer).rejects.toMatchObject({ code: 'rate_limited' })
})
