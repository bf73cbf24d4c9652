import { expect, type Page } from '@playwright/test'
import type { Addresses } from '../servers.ts'
import { tokenOn } from './session.ts'

/** The id of the demo vendor that journeys use. */
export const VENDOR = 4

/** Sends the demo vendor a message, waits for its invoice and contract, and opens the page that manages the vendor. */
export async function openManagedVendor(page: Page, { api, site }: Addresses): Promise<void> {
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

/** Signs the only contract. */
export async function signContract(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sign .*\.pdf/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByPlaceholder('Your name here').fill('Ada Lovelace')
  await dialog.getByPlaceholder('Your partners name here').fill('Grace Hopper')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Selects the due invoice and opens its checkout. */
export async function payNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make Payment' }).click()
  const dialog = page.getByRole('dialog')
  const select = dialog.getByLabel('Invoice')
  const due = select.locator('option:not([disabled]):not([value=""])').first()
  await select.selectOption(await due.getAttribute('value'))
  await dialog.getByRole('button', { name: 'Pay Now' }).click()
}
