import { expect } from '@playwright/test'
import type { NewCouple } from '../pages/couple-site.ts'

interface Mail {
  text: string
}

/** In a mail about a vision its id may have four digits in a row. A code under attack has 8 characters. */
const CODE = /(?<=sign-in code is )([2-9A-HJKMNP-TV-Z]{8}|\d{4})/

/** What a test may ask the backend about a person, beside the page. */
export interface Backend {
  /** The sign-in code that was mailed to them last. */
  mailedCode(email: string): Promise<string>
  /** Sends wrong codes for them, as an attacker does. */
  guessCodes(email: string, times: number): Promise<void>
  /** How many sign-in codes were mailed to them so far. */
  codesMailed(email: string): Promise<number>
  /** The path of the reset link that was mailed to them last. */
  mailedResetPath(email: string): Promise<string>
  /** The path of the confirmation link that was mailed to them last. */
  mailedConfirmationPath(email: string): Promise<string>
  /** The address of the vision in the mail that said it was ready. */
  mailedVision(email: string): Promise<string>
  /** Has a vision drawn, and edited; answers its id once every picture is there. */
  drawn(token: string, words: string, edits?: string[]): Promise<string>
  /** Spends credits as another device would. */
  spend(token: string, times: number): Promise<void>
  /** The visions they have and what is left to them. */
  ledgerOf(token: string): Promise<{ visions: { id: string; result_image: string }[]; credits: number }>
  /** Registers a couple as a page does, by default the site; the answer is what their browser keeps. */
  register(couple: NewCouple, page?: string): Promise<Record<'token' | 'user_id' | 'username' | 'user', string>>
  /** Makes a code that starts another session of the token's owner. */
  handoff(token: string): Promise<string>
  /** Ends a session as another device would. */
  revoke(token: string): Promise<void>
}

/** Talks to the API of the servers under test. */
export function createBackend({ api, site }: { api: string; site: string }): Backend {
  async function get<Answer>(path: string, token?: string): Promise<Answer> {
    const response = await fetch(api + path, { headers: token ? { Authorization: `Token ${token}` } : {} })
    expect(response.status, path).toBe(200)
    return response.json()
  }

  async function post(path: string, token: string, body: object = {}): Promise<Response> {
    const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' }
    const response = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.ok, path).toBe(true)
    return response
  }

  /** What their mails say where they say it, the newest first. */
  async function allMailed(email: string, words: RegExp): Promise<string[]> {
    const mails = await get<Mail[]>(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    return mails.flatMap(({ text }) => words.exec(text)?.[0] ?? [])
  }

  /** What the newest mail that has it says; waits for the mail. */
  async function mailed(email: string, words: RegExp): Promise<string> {
    let found: string | undefined
    await expect(async () => {
      found = (await allMailed(email, words))[0]
      expect(found).toBeDefined()
    }).toPass()
    return found ?? ''
  }

  return {
    mailedCode: (email) => mailed(email, CODE),
    async guessCodes(email, times) {
      for (let left = times; left > 0; left--) {
        const { status } = await fetch(`${api}/auth/login_vision/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, code: String(1000 + left) }),
        })
        expect(status).toBe(400)
      }
    },
    codesMailed: async (email) => (await allMailed(email, CODE)).length,
    mailedVision: (email) => mailed(email, /https?:\/\/\S+\/vision-board\/view\/[\w-]+/),
    mailedConfirmationPath: (email) => mailed(email, /\/confirm_email\/?#[\w-]+/),
    mailedResetPath: (email) => mailed(email, /\/reset_password\/#[\w/-]+/),

    async drawn(token, words, edits = []) {
      const { id } = await (await post('/vision/list/', token, { description: words })).json()
      const path = `/vision/list/${id}/`
      const isReady = async () => !(await get<{ is_processing: boolean }>(path, token)).is_processing
      await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
      for (const edit of edits) {
        await post(path, token, { description: edit })
        await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
      }
      return id
    },

    async spend(token, times) {
      for (let left = times; left > 0; left--) await post('/vision/list/', token, { description: `Elsewhere ${left}` })
    },

    async ledgerOf(token) {
      const { data } = await get<{ data: { id: string; result_image: string }[] }>('/vision/list/', token)
      const { credits } = await get<{ credits: number }>('/vision/user-credits/', token)
      return { visions: data, credits }
    },

    async register({ name, email, phone, password }, page = site) {
      const response = await fetch(`${api}/registration/register/`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: new URL(page).origin },
        body: JSON.stringify({ username: name, email, phone_number: phone, password }),
      })
      expect(response.status).toBe(201)
      const { token, userId, username } = await response.json()
      return { token, user_id: String(userId), username, user: JSON.stringify({ email, planType: 'free' }) }
    },

    async handoff(token) {
      const { code } = await (await post('/auth/handoff/', token)).json()
      return code
    },

    async revoke(token) {
      await post('/auth/logout/', token)
    },
  }
}
