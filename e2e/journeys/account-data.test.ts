import { expect, test } from '../test.ts'

test('a couple downloads their data, schedules the deletion of their account and cancels it', async ({
  page,
  servers,
  couple,
  newCouple,
  backend,
  email,
}) => {
  await newCouple()
  const data = page.getByRole('region', { name: 'Your data' })
  const deletion = page.getByRole('region', { name: 'Delete account' })

  await test.step('the couple requests and downloads their data', async () => {
    await page.goto(`${servers.site}/settings#your-data`)
    await expect(data.getByRole('heading', { name: 'Your data' })).toBeFocused()
    await data.getByRole('button', { name: 'Prepare my data' }).click()
    const link = data.getByRole('link', { name: 'Download ZIP' })
    await expect(link).toBeVisible({ timeout: 60_000 })
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toBe('vowkit-data.zip')
  })

  await test.step('the couple confirms the deletion with a code', async () => {
    await deletion.getByRole('button', { name: 'Delete account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByRole('button', { name: 'Email me a code' }).click()
    await dialog.getByLabel('Verification code').fill(await backend.mailedCode(email))
    await expect(deletion.getByRole('status')).toContainText('Your account will be deleted on')
    await expect(deletion.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  })

  await test.step('every page shows the notice until the couple cancels the deletion', async () => {
    await page.goto(`${servers.site}/dashboard`)
    await expect(couple.board).toBeVisible()
    const notice = page.getByRole('complementary', { name: 'Account deletion' })
    await notice.getByRole('link', { name: 'Keep my account' }).click()
    await deletion.getByRole('button', { name: 'Keep my account' }).click()
    await expect(deletion.getByRole('button', { name: 'Delete account' })).toBeFocused()
    await expect(notice).toBeHidden()
  })
})
