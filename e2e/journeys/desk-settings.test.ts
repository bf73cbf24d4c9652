import { test as base, expect, type Page } from '@playwright/test'
import { verifyWebhook } from '@vowkit/api/testing/fake-servers/webhook-receiver'
import { type Deployment, startDeployment } from '../deployment.ts'
import { faultsInBothWidths } from '../helpers/accessibility.ts'

const FLORIST = { email: 'rosa@tule.example', first_name: 'Rosa', last_name: 'Ito', business_name: 'Tule & Thread' }
const PASSWORD = 'a long walk on the beach'
const CODE_MAIL = /sign-in code/

const test = base.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  deployment: async ({}, use) => {
    const deployment = await startDeployment({ vendors: [{ ...FLORIST, categories: [4] }] })
    await use(deployment)
    await deployment.stop()
  },
})

/** Requests a code with `request`, and enters it in the open dialog. */
async function enterCode(desk: Page, deployment: Deployment, request: () => Promise<void>): Promise<void> {
  const before = deployment.countMails(FLORIST.email, CODE_MAIL)
  await request()
  const { text } = await deployment.mailTo(FLORIST.email, CODE_MAIL, before)
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Verification code').fill(/code is (\w{4,8})/.exec(text)?.[1] ?? '')
  await expect(dialog).toBeHidden()
}

async function signInWithCode(desk: Page, deployment: Deployment): Promise<void> {
  await desk.getByRole('button', { name: 'Email me a code instead' }).click()
  await enterCode(desk, deployment, async () => {
    await desk.getByRole('dialog').getByLabel('Email').fill(FLORIST.email)
    await desk.keyboard.press('Enter')
  })
}

test('a vendor sets up webhooks, emails and a password in the settings', async ({ page: desk, deployment }) => {
  await desk.goto(`${deployment.desk}/settings`)
  await signInWithCode(desk, deployment)
  const webhooks = desk.getByRole('region', { name: 'Webhooks', exact: true })
  await expect(webhooks.getByText(/^No webhooks yet/)).toBeVisible()
  expect(await faultsInBothWidths(desk, 'body')).toEqual([])

  await webhooks.getByRole('button', { name: 'Add a webhook' }).click()
  await webhooks.getByRole('checkbox', { name: /^Paid invoice/ }).check()
  await webhooks.getByRole('textbox', { name: 'Address' }).fill(deployment.webhooks.url)
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await webhooks.getByRole('button', { name: 'Add', exact: true }).click()
  const secret = await webhooks.getByRole('textbox', { name: 'Secret' }).inputValue()
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await webhooks.getByRole('button', { name: 'I have stored it' }).click()
  await expect(webhooks.getByRole('textbox', { name: 'Secret' })).toBeHidden()

  await webhooks.getByRole('button', { name: /^Deliveries to/ }).click()
  await webhooks.getByRole('button', { name: 'Send a test' }).click()
  await expect(webhooks.getByText('Delivered')).toBeVisible({ timeout: 90_000 })
  await expect.poll(() => deployment.webhooks.received.length).toBe(1)
  const [received] = deployment.webhooks.received
  if (!received) throw new Error('The receiver got no request.')
  verifyWebhook(secret, received)

  deployment.webhooks.respond((response) => response.writeHead(500).end('<h1>Out of order</h1>'))
  await webhooks.getByRole('button', { name: /^Send again/ }).click()
  await expect(webhooks.getByText('The receiver responded 500.')).toBeVisible({ timeout: 90_000 })
  await webhooks.getByText('Show the response').click()
  await expect(webhooks.getByText('<h1>Out of order</h1>')).toBeVisible()
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])
  await desk.reload()
  await expect(webhooks.getByText('Failing')).toBeVisible()
  await webhooks.getByRole('button', { name: /^Pause/ }).click()
  await expect(webhooks.getByText('Paused', { exact: true })).toBeVisible()

  const mails = desk.getByRole('region', { name: 'Emails to you' })
  await mails.getByRole('checkbox', { name: /^Unread messages/ }).uncheck()
  await expect(mails.getByText(/^You no longer get these emails/)).toBeVisible()
  await desk.reload()
  await expect(mails.getByRole('checkbox', { name: /^Unread messages/ })).not.toBeChecked()

  await expect(desk.getByRole('region', { name: 'Payouts' })).toContainText('Not connected')
  await expect(desk.getByRole('region', { name: 'Delete account' })).toContainText('couples depend on its contracts')
  const account = desk.getByRole('region', { name: 'Account', exact: true })
  await account.getByRole('button', { name: 'Change the password' }).click()
  await account.getByLabel('New password').fill(PASSWORD)
  await account.getByRole('button', { name: 'Use a code by email instead' }).click()
  await enterCode(desk, deployment, () => desk.getByRole('dialog').getByRole('button', { name: /code/i }).click())
  await expect(account.getByText('The password is changed.')).toBeVisible()
  expect(await faultsInBothWidths(desk, 'main')).toEqual([])

  await desk.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(desk.getByRole('heading', { name: 'Sign in to your desk' })).toBeVisible()
  await desk.getByRole('textbox', { name: 'Email' }).fill(FLORIST.email)
  await desk.getByLabel('Password').fill(PASSWORD)
  await desk.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
})
