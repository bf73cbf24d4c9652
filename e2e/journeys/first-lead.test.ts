import { test as base, expect, type Page } from '@playwright/test'
import { verifyWebhook } from '@vowkit/api/testing/fake-servers/webhook-receiver'
import { type Deployment, startDeployment } from '../deployment.ts'
import { faults } from '../helpers/accessibility.ts'
import { payNow } from '../helpers/manage-vendor.ts'
import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'

const FLORIST = { email: 'rosa@tule.example', first_name: 'Rosa', last_name: 'Ito', business_name: 'Tule & Thread' }
const COUPLE = 'ada@example.com'
const EVENTS = ['lead.created', 'message.created', 'document.signed', 'invoice.paid', 'vision.created']

/** The events of the journey: the couple's message with the vision, the florist's answer, and one of each other. */
const SENT = ['document.signed', 'invoice.paid', 'lead.created', 'message.created', 'message.created', 'vision.created']

const test = base.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  deployment: async ({}, use) => {
    const deployment = await startDeployment({ vendors: [{ ...FLORIST, categories: [4] }] })
    await use(deployment)
    await deployment.stop()
  },
})

/** The florist's page, with the snippet of the documentation. */
const floristPage = (api: string) => `<!doctype html>
<html lang="en">
  <head><meta name="viewport" content="width=device-width"><title>Tule & Thread</title></head>
  <body>
    <h1>Tule & Thread</h1>
    <vision-generator vendor-id="1"></vision-generator>
    <script src="${api}/embed/v1/vision-generator.js" async></script>
  </body>
</html>`

const CODE_MAIL = /sign-in code/

/** Requests a sign-in code in the open dialog with `request`, and enters it. */
async function enterCode(page: Page, deployment: Deployment, email: string, request: () => Promise<void>) {
  const before = deployment.countMails(email, CODE_MAIL)
  await request()
  const { text } = await deployment.mailTo(email, CODE_MAIL, before)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Verification code').fill(/code is (\w{4,8})/.exec(text)?.[1] ?? '')
  await expect(dialog).toBeHidden()
}

/** Signs in with a mailed code in the open dialog. */
function signIn(page: Page, deployment: Deployment, email: string): Promise<void> {
  return enterCode(page, deployment, email, async () => {
    await page.getByRole('dialog').getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
  })
}

/** Adds a webhook endpoint as the florist. Returns the secret. */
async function addWebhook(desk: Page, { api, webhooks }: Deployment): Promise<string> {
  const answer = await fetch(`${api}/desk/webhooks/`, {
    method: 'POST',
    headers: { Authorization: `Token ${await tokenOn(desk)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: webhooks.url, events: EVENTS }),
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).secret
}

/** Signs the only contract as the couple. */
async function signContract(site: Page): Promise<void> {
  await site.getByRole('button', { name: /^contract\.jpg/ }).click()
  const dialog = site.getByRole('dialog')
  await dialog.getByPlaceholder('Your name here').fill('Ada Lovelace')
  await dialog.getByPlaceholder('Your partners name here').fill('Grace Hopper')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Pays the due invoice in the sandbox. */
async function payInvoice(site: Page): Promise<void> {
  await payNow(site)
  await site.getByRole('button', { name: /^Pay \$/ }).click()
}

/** Returns the figures of the florist's websites. */
async function figuresOf(desk: Page, { api }: Deployment) {
  const headers = { Authorization: `Token ${await tokenOn(desk)}` }
  const answer = await (await fetch(`${api}/desk/figures/`, { headers })).json()
  return answer.results as { host: string; visions: number; inquiries: number; booked: number }[]
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a stranger on a florist’s page becomes a booked couple, and the florist sees each step', async ({
      page,
      browser,
      deployment,
    }) => {
      const email = `${width}-${COUPLE}`
      const office = await browser.newContext({ viewport: { width, height: 900 } })
      const desk = await office.newPage()
      await desk.goto(deployment.desk)
      await desk.getByRole('button', { name: 'Email me a code instead' }).click()
      await signIn(desk, deployment, FLORIST.email)
      const secret = await addWebhook(desk, deployment)

      deployment.publish(floristPage(deployment.api))
      await page.goto(deployment.partner)
      await page.getByRole('textbox', { name: 'Your dream wedding' }).fill('A meadow at dusk, lanterns, white roses')
      await page.getByRole('button', { name: 'Generate', exact: true }).click()
      await signIn(page, deployment, email)
      await page.getByRole('button', { name: 'Send to Tule & Thread' }).click({ timeout: 60_000 })
      await page.getByLabel('Wedding date').fill('2099-06-12')
      await page.getByLabel('Guests').fill('80')
      await page.getByLabel('Your message').fill('Are you free that day?')
      await page.getByRole('button', { name: /^Send/ }).last().click()
      await expect(page.getByText('Tule & Thread has your vision')).toBeVisible()

      const inquiry = await deployment.mailTo(FLORIST.email, /inquiry/i)
      const link = /https?:\/\/desk\S+/.exec(inquiry.text)?.[0] ?? ''
      await desk.goto(link)
      await expect(desk.getByRole('log').getByText('Are you free that day?')).toBeVisible()
      await desk.getByRole('textbox', { name: /^Message to/ }).fill('Yes, we are free that day.')
      await desk.keyboard.press('Enter')
      await expect(desk.getByRole('log').getByText('Yes, we are free that day.')).toBeVisible()
      await desk.getByRole('checkbox', { name: 'Ask the couple to sign them' }).check()
      await desk.getByLabel('Add documents').setInputFiles(await photo('contract.jpg'))
      await expect(desk.getByText('Waiting for the couple')).toBeVisible()
      await desk.getByRole('button', { name: 'New invoice' }).click()
      await desk.getByRole('textbox', { name: 'Name' }).fill('Flowers')
      await desk.getByRole('textbox', { name: 'Description' }).fill('Bouquets')
      await desk.getByRole('textbox', { name: 'Price' }).fill('900')
      await desk.getByLabel('Due date').fill('2099-05-01')
      await desk.getByRole('button', { name: 'Send the invoice' }).click()
      await expect(desk.getByText('Due May 1, 2099')).toBeVisible()

      await deployment.mailTo(email, /invoice/i)
      const opened = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Open the conversation' }).click()
      const site = await opened
      await site.getByRole('button', { name: `Continue as ${email}` }).click()
      await enterCode(site, deployment, email, () => site.getByRole('button', { name: 'Email me a code' }).click())
      await expect(
        site.getByRole('region', { name: 'Tule & Thread' }).getByText('Yes, we are free that day.'),
      ).toBeVisible()

      await site.goto(`${deployment.site}/dashboard/vendors/manage/1`)
      await signContract(site)
      await payInvoice(site)
      await site.waitForURL(`${deployment.site}/**`)
      await deployment.mailTo(FLORIST.email, /paid|payment/i)
      await deployment.mailTo(email, /receipt/i)

      await desk.reload()
      await expect(desk.getByLabel('State')).toHaveValue('booked')
      expect(await faults(desk, 'main')).toEqual([])
      const rows = await figuresOf(desk, deployment)
      const { host } = new URL(deployment.partner)
      expect(rows.filter((row) => row.host === host && row.booked > 0)).toMatchObject([
        { visions: 1, inquiries: 1, booked: 1 },
      ])

      const { received } = deployment.webhooks
      const types = () => received.map((request) => verifyWebhook(secret, request).type).sort()
      await expect.poll(types, { timeout: 90_000 }).toEqual(SENT)
      expect(new Set(received.map(({ id }) => id)).size).toBe(SENT.length)
    })
  })
}
