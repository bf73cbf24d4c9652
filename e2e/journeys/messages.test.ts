import type { Browser } from '@playwright/test'
import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { watchComplaints } from '../helpers/watch.ts'
import { messagesScreen } from '../pages/messages-screen.ts'
import type { Addresses } from '../servers.ts'
import { expect, test } from '../test.ts'

/**
 * Opens the messages of a demo vendor in a separate browser context. The login page would open the desk, so the session
 * is stored directly.
 */
async function openAsVendor(browser: Browser, { api, site }: Pick<Addresses, 'api' | 'site'>, username: string) {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  const answer = await page.request.post(`${api}/auth/login/`, {
    data: { username, password: 'wedding-demo' },
    // The origin of the site, so that the session has the scope "full".
    headers: { Origin: site },
  })
  const session: { token: string; userId: number; username: string } = await answer.json()
  await page.addInitScript(({ token, userId, username }) => {
    localStorage.setItem('token', token)
    localStorage.setItem('user_id', String(userId))
    localStorage.setItem('username', username)
  }, session)
  await page.goto(`${site}/dashboard/messages/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  return { page, ...messagesScreen(page) }
}

test('a couple and a vendor exchange messages and read receipts', async ({
  page,
  browser,
  servers,
  couple,
  newCouple,
}) => {
  const complaints = await watchComplaints(page)
  const messages = messagesScreen(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/1`)
  const name = (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? ''
  await couple.button('Message').first().click()
  await expect(page).toHaveURL(/\/dashboard\/messages\/\?chatroom_id=\d+&chatroom_name=/)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(messages.conversation(name)).toContainText('Vendor')
  await messages.say('Hello! Is 12 June free?')
  await expect(messages.log.getByText('✓').first()).toBeVisible()

  const vendor = await openAsVendor(browser, servers, 'vendor1@example.com')
  await expect(vendor.conversation('Ada Lovelace')).toContainText('Unread')
  await expect(messages.log.getByText('✓✓ Read')).toHaveCount(0)
  await vendor.conversation('Ada Lovelace').click()
  await expect(vendor.log.getByText('Hello! Is 12 June free?')).toBeVisible()
  await expect(messages.log.getByText('✓✓ Read').first()).toBeVisible()

  await vendor.say('It is. שלום 💐 <b>bold</b>')
  await expect(messages.log.getByText('It is. שלום 💐 <b>bold</b>')).toBeVisible()
  await expect(vendor.log.getByText('✓✓ Read').last()).toBeVisible()
  await vendor.page.getByRole('button', { name: 'Back to all messages' }).click()
  await expect(vendor.conversation('Ada Lovelace')).not.toContainText('Unread')
  await vendor.page.context().close()
  expect(complaints).toEqual({ console: [], violations: [] })
})

test("the navigation bar shows the unread count until the couple reads a demo vendor's reply", async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const messages = messagesScreen(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/3`)
  const name = (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()) ?? ''
  await couple.button('Message').first().click()
  await messages.say('Are you free in May?')
  await expect(messages.log.getByText(`Thank you for writing to ${name}!`)).toBeVisible()

  const room = new URL(page.url()).searchParams.get('chatroom_id')
  await page.goto(`${servers.site}/settings`)
  const inBar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ })
  await expect(inBar).toHaveAccessibleName('Messages')
  const headers = { Authorization: `Token ${await tokenOn(page)}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ message: 'And in June?' })
  expect((await fetch(`${servers.api}/chat/chats/${room}/messages`, { method: 'POST', headers, body })).ok).toBe(true)
  await expect(inBar).toHaveAccessibleName(/unread: 1$/)

  await inBar.click()
  await expect(messages.conversation(name)).toContainText('Unread')
  await messages.conversation(name).click()
  await expect(messages.log.getByText('And in June?')).toBeVisible()
  await expect(messages.conversation(name)).not.toContainText('Unread')
  await expect(inBar).toHaveAccessibleName('Messages')
})

test('a reload keeps the conversation and the unsent message', async ({ page, servers, couple, newCouple }) => {
  const messages = messagesScreen(page)
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/2`)
  await couple.button('Message').first().click()
  await messages.say('Kept by the backend')
  await messages.say(`https://example.com/${'long'.repeat(2_000)}`)
  await messages.field.fill('Half\nwritten')
  await page.reload()
  await expect(messages.field).toHaveValue('Half\nwritten')
  await expect(messages.log.getByText('Kept by the backend')).toBeVisible()
  await expect(messages.log.getByRole('link')).toHaveAttribute('rel', /noopener/)
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})

test('a message written while the backend is down arrives once the backend is up', async ({
  page,
  servers,
  couple,
  newCouple,
}) => {
  const messages = messagesScreen(page)
  await page.clock.install()
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/3`)
  await couple.button('Message').first().click()
  await messages.say('Before')
  await expect(messages.log.getByText('✓').first()).toBeVisible()
  await servers.killApi()
  await expect(messages.banner).toBeVisible()
  await messages.say('During')
  await expect(messages.log.getByText('Sending…')).toBeVisible()
  // A message fails after 30 seconds. On a busy machine the backend takes longer to start.
  await page.clock.pauseAt(Date.now() + 1_000)
  await servers.startApi()
  await page.clock.resume()
  // Pages reconnect within 30 seconds at random, but immediately when they become visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(messages.banner).toBeHidden()
  await expect(messages.log.getByText('Sending…')).toHaveCount(0)
  await expect(messages.log.getByText('Not sent.')).toHaveCount(0)
  await page.reload()
  await expect(messages.log.getByText('During')).toHaveCount(1)
})

test('the back button restores the conversation and loads the messages sent in the meantime', async ({
  page,
  playwright,
  launchOptions,
  servers,
  couple,
  newCouple,
}) => {
  await newCouple()
  const token = await tokenOn(page)
  await page.goto(`${servers.site}/dashboard/vendor-detail/3`)
  await couple.button('Message').first().click()
  await messagesScreen(page).say('Hello')
  const room = page.url()
  const storageState = await page.context().storageState()
  await page.close()

  // Playwright disables the back/forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const kept = await browser.newPage({ storageState })
  await kept.goto(room)
  const messages = messagesScreen(kept)
  await expect(messages.log.getByText('Hello', { exact: true })).toBeVisible()
  await messages.field.fill('Half written')
  await kept.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  )
  await kept.goto(`${servers.api}/readyz`)
  const path = `/chat/chats/${new URL(room).searchParams.get('chatroom_id')}/messages`
  const headers = { Authorization: `Token ${token}`, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ message: 'Meanwhile' })
  expect((await fetch(servers.api + path, { method: 'POST', headers, body })).ok).toBe(true)

  await kept.goBack({ waitUntil: 'commit' })
  await expect.poll(() => kept.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true)
  await expect(messages.log.getByText('Meanwhile')).toHaveCount(1)
  await expect(messages.field).toHaveValue('Half written')
  await messages.say('After')
  await expect(messages.log.getByText('Sending…')).toHaveCount(0)
  await browser.close()
})

test('a forged room id in the URL opens no conversation', async ({ page, servers, couple, newCouple, backend }) => {
  const messages = messagesScreen(page)
  const other = await backend.register({
    name: 'Eve',
    phone: '4155550135',
    email: `eve-${Date.now()}@example.com`,
    password: 'a long walk on the beach',
  })
  const made = await fetch(`${servers.api}/chat/create-chat-room/1/`, {
    method: 'POST',
    headers: { Authorization: `Token ${other.token}`, 'Content-Type': 'application/json' },
    body: '{}',
  })
  const { chatroom_id: foreign } = await made.json()
  await newCouple()
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  for (const id of [foreign, '999999', 'x']) {
    const query = new URLSearchParams({ chatroom_id: String(id), chatroom_name: 'Your bank' })
    await page.goto(`${servers.site}/dashboard/messages/?${query}`)
    await expect(page.getByText('Please select a thread')).toBeVisible()
    await expect(page.getByText('Your bank')).toHaveCount(0)
    await expect(messages.field).toHaveCount(0)
  }
  expect(sent.filter((frame) => frame.includes('"message"'))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Find vendors' }).click()
  await expect(couple.button('Search')).toBeVisible()
})

test('the messages screens pass axe', async ({ page, servers, couple, newCouple }) => {
  const messages = messagesScreen(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await newCouple()
  await page.goto(`${servers.site}/dashboard/messages/`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Find vendors' })).toBeVisible()
  expect(await faultsInBothWidths(page, 'body'), 'no conversation').toEqual([])
  await page.goto(`${servers.site}/dashboard/vendor-detail/1`)
  await couple.button('Message').first().click()
  await messages.say('Hello')
  expect(await faultsInBothWidths(page, 'body'), 'room').toEqual([])
  await page.goto(`${servers.site}/dashboard/messages/`)
  await expect(messages.conversation('Vendor')).toBeVisible()
  expect(await faultsInBothWidths(page, 'body'), 'list').toEqual([])
  await page.getByRole('searchbox', { name: 'Search your messages' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(messages.log.getByText('Hello', { exact: true })).toBeVisible()
})
