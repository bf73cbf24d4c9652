import type { Page } from '@playwright/test'
import { faults } from '../helpers/accessibility.ts'
import { tokenOn } from '../helpers/session.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

const VENDOR = 4

/** Writes to the demo's vendor, who answers with an invoice and a contract; opens what they share then. */
async function deal(page: Page, { api, site }: { api: string; site: string }): Promise<void> {
  const headers = { Authorization: `Token ${await tokenOn(page)}`, 'Content-Type': 'application/json' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(api + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.ok, path).toBe(true)
    return answer.json()
  }
  const vendor = await (await fetch(`${api}/vendor/detail/get/${VENDOR}/`)).json()
  const { chatroom_id } = await post(`/chat/create-chat-room/${vendor.user.id}/`, {})
  await post(`/chat/chats/${chatroom_id}/messages`, { message: 'Are you free in May?' })
  await expect
    .poll(async () => {
      const answer = await fetch(`${api}/market/couple/lead/data/${VENDOR}`, { headers })
      const { files, invoices } = await answer.json()
      return [files.length, invoices.length]
    })
    .toEqual([1, 1])
  await page.goto(`${site}/dashboard/vendors/manage/${VENDOR}`)
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()
}

test('a contract is signed by both, once', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await deal(page, servers)
  await expect(page.getByText('Click to sign')).toBeVisible()
  expect(await faults(page, 'body')).toEqual([])
  await page.getByRole('button', { name: /^Sign .*\.pdf/ }).click()
  await expect(couple.dialog.getByRole('heading', { name: 'Sign Document' })).toBeVisible()
  // The document beside it is the browser's own page.
  expect(await faults(page, 'dialog form')).toEqual([])
  await couple.dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(couple.dialog).toBeVisible()
  await couple.dialog.getByPlaceholder('Your name here').fill('Ada Lovelace')
  await couple.dialog.getByPlaceholder('Your partners name here').fill('Grace Hopper')
  await couple.dialog.getByRole('checkbox').check()
  await couple.dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(couple.dialog).toBeHidden()
  await expect(page.getByText(/Waiting for vendor|Signed/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Signed', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('Click to sign')).toBeHidden()
})

test('a document is shared, and taken back by who shared it', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await deal(page, servers)
  await couple.button('Upload Document').click()
  await expect(couple.dialog).toBeVisible()
  expect(await faults(page, 'dialog')).toEqual([])
  await couple.dialog.locator('input[type=file]').setInputFiles([await photo('arch.jpg'), await photo('cake.jpg')])
  await couple.dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('arch.jpg')).toBeVisible()
  await expect(page.getByText('cake.jpg')).toBeVisible()
  if (await couple.dialog.isVisible()) await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(2)
  await couple.button('Delete arch.jpg').click()
  await expect(page.getByText('Are you sure you want to delete this document?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('arch.jpg')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('cake.jpg')).toBeVisible()
  await expect(page.getByText('arch.jpg')).toHaveCount(0)
})

test('an invoice is declined, left, and paid in the sandbox', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await deal(page, servers)
  const start = async () => {
    await couple.button('Make Payment').click()
    const select = couple.dialog.getByLabel('Invoice')
    const value = await select.locator('option:not([disabled]):not([value=""])').first().getAttribute('value')
    await select.selectOption(value)
    expect(await faults(page, 'dialog')).toEqual([])
    await couple.dialog.getByRole('button', { name: 'Pay Now' }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    expect(new URL(page.url()).origin).toBe(servers.api)
    expect(await faults(page, 'body')).toEqual([])
  }
  await start()
  await page.getByRole('button', { name: 'Let the card be declined' }).click()
  await expect(page.getByRole('alert')).toHaveText(/declined/)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/vendors/manage/${VENDOR}`))
  await start()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(`${servers.site}/**`)
  await page.goto(`${servers.site}/dashboard/vendors/manage/${VENDOR}`)
  await couple.button('Make Payment').click()
  await expect(couple.dialog.getByRole('option', { name: / - PAID$/ })).toBeDisabled()
  await page.goto(`${servers.site}/dashboard/vendors/booked`)
  await expect(page.getByRole('link', { name: /^View Profile/ })).toHaveCount(1)
})
