import { expect } from '@playwright/test'
import type { NewCouple } from '../pages/couple-site.ts'

interface Mail {
  text: string
}

/** A sign-in code has four digits, or eight characters for an account under attack. Emails contain other digits too. */
const CODE = /(?<=sign-in code is )([2-9A-HJKMNP-TV-Z]{8}|\d{4})/

/** Calls to the backend that bypass the page under test. */
export interface Backend {
  /** Returns the newest mailed sign-in code. */
  mailedCode(email: string): Promise<string>
  /** Sends wrong sign-in codes, as an attacker does. */
  guessCodes(email: string, times: number): Promise<void>
  /** Returns the number of mailed sign-in codes. */
  codesMailed(email: string): Promise<number>
  /** Returns the path of the newest mailed password reset link. */
  mailedResetPath(email: string): Promise<string>
  /** Returns the path of the newest mailed confirmation link. */
  mailedConfirmationPath(email: string): Promise<string>
  /** Returns the path of the newest mailed link that pays an invoice. */
  mailedInvoicePath(email: string): Promise<string>
  /** Returns the path of the newest mailed invitation of a couple’s partner. */
  mailedPartnerPath(email: string): Promise<string>
  /** Returns the URL in the email about a finished vision. */
  mailedVision(email: string): Promise<string>
  /** Creates a vision with edits. Resolves to its id once all images are finished. */
  drawn(token: string, prompt: string, edits?: string[]): Promise<string>
  /** Creates the share link of a vision. Resolves to the link. */
  shared(token: string, id: string): Promise<string>
  /** Spends credits, as another device would. */
  spend(token: string, times: number): Promise<void>
  /** Returns the account's visions and remaining credits. */
  ledgerOf(token: string): Promise<{ visions: { id: string; result_image: string }[]; credits: number }>
  /** Registers a couple as a page does, by default the site. Resolves to the entries of local storage. */
  register(couple: NewCouple, page?: string): Promise<Record<'token' | 'user_id' | 'username' | 'user', string>>
  /** Creates a handoff code that starts another session of the account. */
  handoff(token: string): Promise<string>
  /** Revokes a session, as another device would. */
  revoke(token: string): Promise<void>
}

/** Creates the calls to the API of the servers under test. */
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

  /** Returns the matches in the emails to an address, newest first. */
  async function allMailed(email: string, pattern: RegExp): Promise<string[]> {
    const mails = await get<Mail[]>(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    return mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])
  }

  /** Waits for an email that matches the pattern and returns the newest match. */
  async function mailed(email: string, pattern: RegExp): Promise<string> {
    let found: string | undefined
    await expect(async () => {
      found = (await allMailed(email, pattern))[0]
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
    mailedInvoicePath: (email) => mailed(email, /\/dashboard\/setup\/[^/\s]+\/\d+/),
    mailedPartnerPath: (email) => mailed(email, /\/partner\/?#\w+/),
    mailedResetPath: (email) => mailed(email, /\/reset_password\/#[\w/-]+/),

    async drawn(token, prompt, edits = []) {
      const { id } = await (await post('/vision/list/', token, { description: prompt })).json()
      const path = `/vision/list/${id}/`
      const isReady = async () => !(await get<{ is_processing: boolean }>(path, token)).is_processing
      await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
      for (const edit of edits) {
        await post(path, token, { description: edit })
        await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
      }
      return id
    },

    async shared(token, id) {
      const { share_url } = await (await post(`/vision/${id}/share/`, token)).json()
      return share_url
    },

    async spend(token, times) {
      for (let left = times; left > 0; left--)
        await post('/vision/list/', token, { description: `A garden, number ${left}` })
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
