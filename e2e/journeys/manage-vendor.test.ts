import { faults } from '../helpers/accessibility.ts'
import { openManagedVendor, payNow, signContract, VENDOR } from '../helpers/manage-vendor.ts'
import { photo } from '../helpers/uploads.ts'
import { expect, test } from '../test.ts'

test('a couple and a vendor each sign a contract once', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await openManagedVendor(page, servers)
  await expect(page.getByText('Click to sign')).toBeVisible()
  expect(await faults(page, 'body')).toEqual([])
  await page.getByRole('button', { name: /^Sign .*\.pdf/ }).click()
  await expect(couple.dialog.getByRole('heading', { name: 'Sign Document' })).toBeVisible()
  // The document beside the form is rendered by the browser's PDF viewer.
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
  }).toPass({ timeout: 90_000 })
  await expect(page.getByText('Click to sign')).toBeHidden()
})

test('a couple shares a document and deletes it again', async ({ page, servers, couple, newCouple }) => {
  await newCouple()
  await openManagedVendor(page, servers)
  await couple.button('Upload Document').click()
  await expect(couple.dialog).toBeVisible()
  expect(await faults(page, 'dialog')).toEqual([])
  await couple.dialog.locator('input[type=file]').setInputFiles([await photo('arch.jpg'), await photo('cake.jpg')])
  await couple.dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(couple.dialog.getByText('Your documents have been saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('arch.jpg')).toBeVisible()
  await expect(page.getByText('cake.jpg')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(2)
  await couple.button('Delete arch.jpg').click()
  await expect(page.getByText('Are you sure you want to delete this document?')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('arch.jpg')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('cake.jpg')).toBeVisible()
  await expect(page.getByText('arch.jpg')).toHaveCount(0)
})

test('a deposit is declined, abandoned and then paid in the sandbox, and the rest is paid by the mailed link', async ({
  page,
  servers,
  couple,
  backend,
  newCouple,
}) => {
  const { email } = await newCouple()
  await openManagedVendor(page, servers)
  await signContract(page)
  await couple.button('Make Payment').click()
  await expect(couple.dialog.getByLabel('Invoice')).toBeVisible()
  expect(await faults(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  const start = async () => {
    await payNow(page)
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    expect(new URL(page.url()).origin).toBe(servers.api)
    expect(await faults(page, 'body')).toEqual([])
  }
  await start()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByRole('alert')).toHaveText(/declined/)
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/vendors/manage/${VENDOR}`))
  await start()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(`${servers.site}/**`)
  await page.goto(`${servers.site}/dashboard/vendors/manage/${VENDOR}`)
  await expect(page.getByText(/^Paid \w+ \d/)).toHaveCount(1)
  // The vendor sends the invoice for the rest. Its email links to the payment, because the contract is signed.
  const rest = servers.site + (await backend.mailedInvoicePath(email))
  await page.goto(rest)
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.waitForURL(`${servers.site}/**`)
  await page.goto(`${servers.site}/dashboard/vendors/manage/${VENDOR}`)
  await expect(page.getByText(/^Paid \w+ \d/)).toHaveCount(2)
  await expect(couple.button('Make Payment')).toBeDisabled()
  await page.goto(rest)
  const paid = page.getByRole('status').filter({ hasText: 'Thank you, your payment arrived' })
  await expect(paid.getByText(/Paid on \w+ \d/)).toBeVisible()
  await expect(paid.getByRole('link', { name: /^Receipt/ })).toBeVisible()
  await page.goto(`${servers.site}/dashboard/vendors/booked`)
  await expect(page.getByRole('link', { name: /^View Profile/ })).toHaveCount(1)
})
