import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Answer, RequestOptions } from './api-client.ts'
import { startApi, type TestApi, until } from './start-api.ts'

/** The password of test couples. */
export const PASSWORD = 'correct horse'

/** API calls that create accounts and set passwords. */
export interface CoupleCalls {
  register(email: string, fields?: object): Promise<Answer>
  /** Registers an account. Returns its token. */
  join(email: string): Promise<string>
  /** Registers an account and confirms its email address, so that it has no quotas. Returns its token. */
  joinConfirmed(email: string): Promise<string>
  logIn(username: string, password: unknown, options?: RequestOptions): Promise<Answer>
  changePassword(token: string, current: string, next: string): Promise<Answer>
  /** Requests a reset link. Returns the token of the emailed link. */
  mailedLink(email: string): Promise<string>
  reset(link: string, password: string): Promise<Answer>
  /** Sets a password with an emailed link. Returns the session token. */
  resetByMail(email: string, password: string): Promise<string>
  /** The status of an authenticated request with this token. */
  statusOf(token: unknown): Promise<number>
}

export function createCoupleCalls(api: TestApi): CoupleCalls {
  const register: CoupleCalls['register'] = (email, fields = {}) =>
    api.post('/registration/register/', {
      json: { username: 'Maya Lindqvist', email, phone_number: '4155550134', password: PASSWORD, ...fields },
    })
  const linksFor = async (email: string) => {
    const mails = await api.service.services.mailbox.list(email)
    return mails.flatMap(({ text }) => /\/reset_password\/([0-9a-f]+)/.exec(text)?.[1] ?? [])
  }
  async function mailedLink(email: string): Promise<string> {
    const sentBefore = (await linksFor(email)).length
    await api.post('/auth/forgot-password/', { json: { email } })
    return until(async () => {
      const [newest, ...earlier] = await linksFor(email)
      if (!newest || earlier.length < sentBefore) throw new Error(`No link has been emailed to ${email}.`)
      return newest
    })
  }
  const reset: CoupleCalls['reset'] = (link, password) =>
    api.post('/auth/reset-password/', { json: { token: link, new_password: password } })

  return {
    register,
    mailedLink,
    reset,
    async resetByMail(email, password) {
      const { body } = await reset(await mailedLink(email), password)
      return String(body.token)
    },
    async join(email) {
      const { body } = await register(email)
      return String(body.token)
    },
    async joinConfirmed(email) {
      const { body } = await register(email)
      await api.service.services.accounts.confirm(api.db, Number(body.userId))
      return String(body.token)
    },
    logIn: (username, password, options) => api.post('/auth/login/', { ...options, json: { username, password } }),
    changePassword: (token, current, next) =>
      api.post('/couple/set-password/', { token, json: { current_password: current, password: next } }),
    async statusOf(token) {
      return (await api.get('/vision/list/', { token: String(token) })).status
    },
  }
}

/** The test server of a file, and a new couple for each test. */
export interface CoupleOfTest {
  api: TestApi
  couples: CoupleCalls
  email: string
  token: string
}

/** Starts a test server for a file. Registers a new couple for each test: `name1@example.com`, `name2@…`. */
export function setupCouple(name: string, use: (couple: CoupleOfTest) => void): void {
  let api: TestApi
  let couples: CoupleCalls
  let made = 0
  beforeAll(async () => {
    api = await startApi()
    couples = createCoupleCalls(api)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    const email = `${name}${++made}@example.com`
    use({ api, couples, email, token: await couples.join(email) })
  })
}
