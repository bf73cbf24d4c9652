import type { Page } from '@playwright/test'
import { sendStripeEvent } from '@vowkit/api/testing/fake-servers/stripe'
import { faults } from '../helpers/accessibility.ts'
import { openManagedVendor, payNow, signContract, VENDOR } from '../helpers/manage-vendor.ts'
import { tokenOn } from '../helpers/session.ts'
import type { DrawingFault, Peers } from '../peers.ts'
import { expect, test } from '../test.ts'

test.use({ outside: 'peers' })

/** Serves a fake checkout page with the price and the two return links of the session. */
async function serveCheckout(page: Page, { stripe }: Peers): Promise<void> {
  await page.route('https://checkout.stripe.test/*', (route) => {
    const form = stripe.sessions.at(-1)
    const body = `<h1>$${Number(form?.get('line_items[0][price_data][unit_amount]')) / 100}</h1>
      <a href="${form?.get('cancel_url')}">Back</a><a href="${form?.get('success_url')}">Paid</a>`
    return route.fulfill({ contentType: 'text/html', body })
  })
}

test('an invoice is paid only when Stripe sends a signed event', async ({ page, servers, peers, newCouple }) => {
  const managePage = `${servers.site}/dashboard/vendors/manage/${VENDOR}`
  await serveCheckout(page, peers)
  await newCouple()
  await openManagedVendor(page, servers)
  await signContract(page)
  await payNow(page)
  await page.waitForURL('https://checkout.stripe.test/*')
  const shown = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(new RegExp(`^${managePage}`))

  const form = peers.stripe.sessions.at(-1)
  const id = `cs_test_${peers.stripe.sessions.length}`
  const cents = Number(form?.get('line_items[0][price_data][unit_amount]'))
  const session = {
    id,
    client_reference_id: form?.get('client_reference_id'),
    payment_status: 'paid',
    amount_total: cents,
    currency: 'usd',
  }
  const tell = (type: string, options?: { secret: string }) =>
    sendStripeEvent(
      { url: servers.api },
      { id: `evt_${id}_${type}`, type: `checkout.session.${type}`, session },
      options,
    )
  expect(await tell('completed', { secret: 'whsec_guessed' })).toBe(400)
  expect(await tell('async_payment_failed')).toBe(200)

  await payNow(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown ?? '')
  expect(await Promise.all([tell('completed'), tell('completed')])).toEqual([200, 200])
  await page.getByRole('link', { name: 'Paid' }).click()
  await expect(page).toHaveURL(new RegExp(`^${managePage}`))
  await expect(page.getByText(/^Paid \w+ \d/)).toHaveCount(1)
})

const FAULTS: [DrawingFault, string][] = [
  ['refused', 'The image service declined this description.'],
  ['empty', "The image service didn't return an image."],
  ['timeout', 'Creating the image took too long.'],
]

test('a vision and an edit that the image provider fails to draw cost no credit', async ({
  page,
  servers,
  peers,
  tool,
  backend,
  newCouple,
}) => {
  await newCouple()
  const token = await tokenOn(page)
  peers.faults.push('refused')
  await page.goto(`${servers.site}/vision-board/new`)
  await tool.ask('Words that are declined')
  await tool.lookBackFor(page.getByRole('heading', { name: "We couldn't create this vision. Your credit is back." }))
  expect(await faults(page, 'body')).toEqual([])
  await expect(page.getByText('3 visions left', { exact: true })).toBeVisible()

  const id = await backend.drawn(token, 'A meadow in May')
  await page.goto(`${servers.site}/vision-board/view/${id}`)
  await tool.waitForImage()
  const before = await tool.image.getAttribute('src')
  peers.faults.push(...FAULTS.map(([fault]) => fault))
  await tool.edit('Make it dusk')
  for (const [, says] of FAULTS) {
    await tool.lookBackFor(tool.alert.filter({ hasText: `your image hasn't changed. ${says}` }))
    await expect(page.getByText('3 edits remaining')).toBeVisible()
    await expect(tool.image).toHaveAttribute('src', before ?? '')
    await expect(tool.editPrompt).toHaveValue('Make it dusk')
    await tool.submitEdit.click()
  }
  await tool.lookBackFor(page.getByRole('radio', { name: 'Edit 1' }))
  await expect(page.getByText('2 edits remaining')).toBeVisible()
  expect((await backend.ledgerOf(token)).credits).toBe(2)
})
