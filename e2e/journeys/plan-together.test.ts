import { faultsInBothWidths } from '../helpers/accessibility.ts'
import { coupleSite } from '../pages/couple-site.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'another walk on the beach'

test('a couple plans together with two logins, until the partner is removed', async ({
  page: mayas,
  browser,
  servers,
  backend,
  newCouple,
  email,
}) => {
  const samEmail = `sam-${email}`
  await newCouple()
  const sams = await (await browser.newContext()).newPage()
  const sam = coupleSite(sams)
  const people = (page: typeof mayas) => page.getByRole('region', { name: 'Plan together' })
  const firstCard = (page: typeof mayas) => page.getByRole('article').first()

  await test.step('Maya invites Sam after she has confirmed her email', async () => {
    await mayas.goto(servers.site + (await backend.mailedConfirmationPath(email)))
    await mayas.getByRole('button', { name: 'Confirm my email' }).click()
    await mayas.getByRole('link', { name: /dashboard|board/i }).click()
    await mayas.getByRole('button', { name: /^Your account/ }).click()
    await mayas.getByRole('link', { name: 'Invite your partner' }).click()
    await people(mayas).getByLabel('Email for the invitation').fill(samEmail)
    await people(mayas).getByRole('button', { name: 'Send invitation' }).click()
    await expect(people(mayas).getByRole('status')).toHaveText(`We emailed an invitation to ${samEmail}.`)
    expect(await faultsInBothWidths(mayas, 'main')).toEqual([])
  })

  await test.step('Sam joins with the mailed link and chooses a password', async () => {
    await sams.goto(servers.site + (await backend.mailedPartnerPath(samEmail)))
    await expect(sams.getByRole('heading', { name: 'Plan your wedding with Ada' })).toBeVisible()
    expect(await faultsInBothWidths(sams, 'main')).toEqual([])
    await sams.getByLabel('Choose a password', { exact: true }).fill(PASSWORD)
    await sams.getByLabel('Repeat the password', { exact: true }).fill(PASSWORD)
    await sams.getByRole('checkbox', { name: /terms/i }).check()
    await sams.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(sam.board).toBeVisible()
  })

  await test.step('Sam saves a vendor, and Maya sees who did and loves it too', async () => {
    await sams.goto(`${servers.site}/dashboard/search?categories=4`)
    await firstCard(sams)
      .getByRole('button', { name: /^Save / })
      .click()
    await mayas.goto(`${servers.site}/dashboard/vendors/saved`)
    await expect(firstCard(mayas)).toContainText(/loves this/)
    await expect(firstCard(mayas)).toContainText(/Added by sam-/)
    await firstCard(mayas)
      .getByRole('button', { name: /^Save / })
      .click()
    await expect(firstCard(mayas)).toContainText('You both love this')
    await sams.goto(`${servers.site}/dashboard/vendors/saved`)
    await expect(firstCard(sams)).toContainText('You both love this')
    await expect(firstCard(sams)).toContainText('Added by you')
  })

  await test.step('Maya removes Sam, who is signed out at once', async () => {
    await mayas.goto(`${servers.site}/settings#partner`)
    await people(mayas)
      .getByRole('button', { name: /^Remove / })
      .click()
    await mayas
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(people(mayas).getByRole('status')).toContainText('no longer has access.')
    // Sam's page may open the login by itself, which interrupts this navigation.
    await expect(async () => {
      await sams.goto(`${servers.site}/dashboard/messages/`)
      await expect(sams.getByRole('heading', { level: 1, name: 'Couples Log In' })).toBeVisible({ timeout: 10_000 })
    }).toPass()
  })
})
