import { expect, test } from '../test.ts'

test('a vendor submits the connect form and sees the next steps', async ({ page, servers, email }) => {
  await page.goto(`${servers.site}/couples/`)
  const form = page.frameLocator('iframe')
  await form.getByLabel('Business name').fill('Wild Ranunculus')
  await form.getByLabel('Your name').fill('Tess Okonkwo')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Phone').fill('707 555 0134')
  await form.getByLabel('What you offer').selectOption({ label: 'Florists' })
  await form.getByLabel('About your work').fill('We grow what we tie.')
  await form.getByRole('button').click()
  await expect(page.getByText('Request Submitted')).toBeVisible()
  await expect(page.getByText('Please check your email for a verification link to create your account')).toBeVisible()
})

test('the connect page ignores a submission message from another window', async ({ page, servers }) => {
  await page.goto(`${servers.site}/couples/`)
  await expect(page.locator('iframe')).toBeVisible()
  await page.evaluate(() => {
    window.postMessage({ type: 'vowkit:form-submitted' }, '*')
    window.postMessage({ type: 'form-submit' }, '*')
  })
  await page.frameLocator('iframe').getByRole('button').waitFor()
  await expect(page.getByText('Request Submitted')).toBeHidden()
})
