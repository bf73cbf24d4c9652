import { expect } from '@playwright/test'

interface Mail {
  text: string
}

/** What a test may ask the backend about a person, beside the page. */
export interface Backend {
  /** The sign-in code that was mailed to them last. */
  mailedCode(email: string): Promise<string>
  /** The visions they have and what is left to them. */
  ledgerOf(token: string): Promise<{ visions: { id: string; result_image: string }[]; credits: number }>
  /** Ends a session as another device would. */
  revoke(token: string): Promise<void>
}

/** Talks to the API of the servers under test. */
export function createBackend(api: string): Backend {
  async function get<Answer>(path: string, token?: string): Promise<Answer> {
    const response = await fetch(api + path, { headers: token ? { Authorization: `Token ${token}` } : {} })
    expect(response.status, path).toBe(200)
    return response.json()
  }

  return {
    async mailedCode(email) {
      let code: string | undefined
      await expect(async () => {
        const mails = await get<Mail[]>(`/dev/mailbox.json?to=${encodeURIComponent(email)}`)
        code = mails.map(({ text }) => /\b\d{4}\b/.exec(text)?.[0]).find(Boolean)
        expect(code).toBeDefined()
      }).toPass({ timeout: 10_000 })
      return code ?? ''
    },

    async ledgerOf(token) {
      const { data } = await get<{ data: { id: string; result_image: string }[] }>('/vision/list/', token)
      const { credits } = await get<{ credits: number }>('/vision/user-credits/', token)
      return { visions: data, credits }
    },

    async revoke(token) {
      const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' }
      const response = await fetch(`${api}/auth/logout/`, { method: 'POST', headers, body: '{}' })
      expect(response.ok).toBe(true)
    },
  }
}
