import { tokenOn } from '../helpers/session.ts'
import { messagesScreen } from '../pages/messages-screen.ts'
import config from '../playwright.config.ts'
import { expect, test } from '../test.ts'

// Playwright turns it off by itself.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const [OPEN, CLOSING, CLOSED] = [1, 2, 3]

declare global {
  interface Window {
    /** Every socket of the page. */
    opened: WebSocket[]
    /** How each of them was when the page was left. */
    leftAs: number[]
    isRestored: boolean
  }
}

test('a conversation that is left is kept by the browser without a socket, and knows what it missed when it is back', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const messages = messagesScreen(page)
  await page.addInitScript(() => {
    window.opened = []
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        window.opened.push(this)
      }
    }
  })
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/2`)
  await couple.button('Message').first().click()
  await messages.say('Before')
  await expect(messages.log.getByText('✓').first()).toBeVisible()
  const room = new URL(page.url()).searchParams.get('chatroom_id')
  const headers = { Authorization: `Token ${await tokenOn(page)}`, 'Content-Type': 'application/json' }
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      window.leftAs = window.opened.map(({ readyState }) => readyState)
    })
    window.addEventListener('pageshow', ({ persisted }) => {
      window.isRestored = persisted
    })
  })

  await page.goto(`${servers.api}/healthz`)
  const body = JSON.stringify({ message: 'Said elsewhere meanwhile' })
  expect((await fetch(`${servers.api}/chat/chats/${room}/messages`, { method: 'POST', headers, body })).ok).toBe(true)

  await page.evaluate(() => window.history.back())
  await expect(messages.log.getByText('Said elsewhere meanwhile')).toBeVisible()
  expect(await page.evaluate(() => window.isRestored)).toBe(true)
  expect(await page.evaluate(() => window.leftAs)).toEqual([CLOSING])
  await messages.say('After')
  await expect(messages.log.getByText('After')).toHaveCount(1)
  expect(await page.evaluate(() => window.opened.map(({ readyState }) => readyState))).toEqual([CLOSED, OPEN])
})
