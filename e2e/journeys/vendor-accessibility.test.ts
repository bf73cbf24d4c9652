import { faults, faultsInBothWidths } from '../helpers/accessibility.ts'
import { countLoads } from '../helpers/loads.ts'
import { vendorScreens } from '../pages/vendor-screens.ts'
import { expect, test } from '../test.ts'

test('every vendor screen passes axe at both widths', async ({ page, servers, couple, newCouple }) => {
  const vendors = vendorScreens(page)
  async function check(step: string): Promise<void> {
    // While a page replaces its prerendered HTML, it may have two level-1 headings.
    await expect(page.getByRole('heading', { level: 1 }).first(), step).toBeAttached()
    expect(await faultsInBothWidths(page, 'body'), step).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${servers.site}/couples/`)
  await page.frameLocator('iframe').getByLabel('Business name').waitFor()
  await check('vendor connect')
  const form = page.frames().find((frame) => frame.url().startsWith(servers.api))
  expect(form && (await faults(form, 'body'))).toEqual([])
  // The first magic link signs the couple in and reloads the page.
  const loads = countLoads(page)
  await page.goto(`${servers.site}/magic-link/demo-active/`)
  await expect.poll(loads.count).toBe(2)
  loads.stop()
  for (const code of ['demo-active', 'demo-inactive', 'demo-expired', 'nobody']) {
    await page.goto(`${servers.site}/magic-link/${code}/`)
    await check(`magic link ${code}`)
  }
  await newCouple()
  await page.goto(`${servers.site}/dashboard/search`)
  await check('search')
  await page.goto(`${servers.site}/dashboard/search?categories=6`)
  await expect(vendors.cards).toHaveCount(12)
  await check('results')
  for (const path of ['', '/saved', '/booked', '/in_person']) {
    await page.goto(`${servers.site}/dashboard/vendors${path}`)
    await expect(page.getByText(/^No \w+ vendors$/)).toBeVisible()
    await check(`vendors${path}`)
  }
  await page.goto(`${servers.site}/dashboard/vendor-detail/19?is_scanned=true`)
  await expect(couple.button('Claim Now').first()).toBeAttached()
  await check('profile')
  await couple.button('Show all photos').click()
  await expect(couple.dialog).toBeVisible()
  await check('photos')
  await page.keyboard.press('Escape')
  await expect(couple.button('Show all photos')).toBeFocused()
  await couple.button('Inquire').first().click()
  await expect(couple.dialog.getByLabel('Your message')).toBeVisible()
  await check('inquiry form')
  await vendors.inquire()
  await expect(vendors.toast.filter({ hasText: 'Inquiry sent successfully' })).toBeVisible()
  await check('profile after an inquiry')
  await page.goto(`${servers.site}/dashboard/vendor-detail/999999`)
  await expect(page.getByText('This vendor is no longer listed')).toBeVisible()
  await check('profile of an unknown vendor')
})
