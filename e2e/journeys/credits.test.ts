import type { Page } from '@playwright/test'
import { tokenOn } from '../helpers/session.ts'
import { expect, test } from '../test.ts'

const PROMPT = 'An orchard in blossom, lanterns in the trees and a long table for forty'

const counter = (page: Page, credits: number) => page.getByText(`${credits} visions left`, { exact: true })

test.beforeEach(async ({ page, servers, newCouple }) => {
  await newCouple({ at: 'vision' })
  await page.goto(`${servers.vision}/vision-board/new`)
  await expect(counter(page, 3)).toBeVisible()
})

test('a couple without credits buys a pack, and the next image has no watermark', async ({ page, tool, backend }) => {
  const token = await tokenOn(page)
  // The page has not yet loaded the balance after another device spent the credits.
  await backend.spend(token, 3)
  await tool.ask(PROMPT)
  await expect(tool.dialog.getByText('You have no vision credits remaining.')).toBeVisible()
  expect(await backend.ledgerOf(token)).toMatchObject({ visions: [{}, {}, {}], credits: 0 })

  await tool.dialog.getByRole('radio', { name: /^15 visions/ }).check()
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('15 vision credits')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $11.99' }).click()
  await expect(counter(page, 15)).toBeVisible()
  await expect(tool.prompt).toHaveValue(PROMPT)

  await tool.generate.click()
  await tool.waitForImage()
  await expect(counter(page, 14)).toBeVisible()
  await expect(tool.mark).toHaveCount(0)
})

test('a pack paid for in another browser adds its credits', async ({ page, context, servers }) => {
  await page.getByRole('button', { name: 'Upgrade' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Pay $4.99' })).toBeVisible()
  const checkout = page.url()
  await page.goto(`${servers.vision}/vision-board/new`)
  await expect(counter(page, 3)).toBeVisible()

  const elsewhere = await context.browser()?.newPage()
  await elsewhere?.goto(checkout)
  await elsewhere?.getByRole('button', { name: 'Pay $4.99' }).click()
  await elsewhere?.waitForURL(`${servers.vision}/**`)
  await elsewhere?.close()
  await page.reload()
  await expect(counter(page, 8)).toBeVisible()
})

test('a payment clicked twice is charged once, and a refund removes its credits', async ({ page, tool }) => {
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await tool.dialog.getByRole('radio').first().check()
  await tool.dialog.getByRole('button', { name: 'Continue' }).click()
  const pay = page.getByRole('button', { name: 'Pay $4.99' })
  await expect(pay).toBeVisible()
  const checkout = page.url()
  await pay.dblclick()
  await expect(counter(page, 8)).toBeVisible()

  await page.goto(checkout)
  await expect(page.getByText('This payment is complete.')).toBeVisible()
  await page.getByRole('button', { name: 'Refund this payment' }).click()
  await expect(page.getByText('This payment has been refunded.')).toBeVisible()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(counter(page, 3)).toBeVisible()
})
