import type { Page } from '@playwright/test'
import { watchComplaints } from '../helpers/watch.ts'
import { expect, test } from '../test.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the wedding assistant' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your wedding assistant' })
/** The messages of the assistant, without those of the visitor. */
const replies = (page: Page) => page.getByRole('log').locator('[data-role="assistant"]')

async function ask(page: Page, question: string): Promise<void> {
  // The greeting counts as a reply.
  await expect(replies(page).first()).toBeVisible()
  const before = await replies(page).count()
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(replies(page)).toHaveCount(before + 1)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
}

test('the assistant on the front page links a visitor to vendors of the site', async ({ page, servers }) => {
  await page.goto(servers.site)
  await launcher(page).click()
  await expect(replies(page)).toHaveCount(1)
  await ask(page, 'Which florists do you know?')
  const profile = replies(page).last().getByRole('list', { name: 'Vendors' }).getByRole('link').first()
  await expect(profile).toHaveAttribute('href', /^\/dashboard\/vendor-detail\/\d+$/)
  await page.reload()
  await expect(replies(page)).toHaveCount(2)
  await profile.click()
  await expect(page).toHaveURL(/\/login\?next_url=%2Fdashboard%2Fvendor-detail%2F\d+$/)
  await expect(panel(page)).toHaveCount(0)
})

test("the assistant on a vendor's page answers for that vendor, and changes position on the messages page", async ({
  page,
  servers,
  newCouple,
}) => {
  await newCouple()
  await page.goto(`${servers.site}/dashboard/vendor-detail/3`)
  const name = await page.getByRole('article').getByRole('heading', { level: 1 }).textContent()
  await launcher(page).click()
  await page.getByRole('button', { name: 'What does this vendor include?' }).click()
  await expect(replies(page).last()).toContainText(name ?? 'a name')
  const bottomOf = async () => {
    const box = await launcher(page).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const panel = page.getByRole('dialog', { name: 'Your wedding assistant' })
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  const above = await bottomOf()
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /Messages/ })
    .click()
  await expect(page).toHaveURL(/\/dashboard\/messages/)
  await expect.poll(bottomOf).toBeGreaterThan(above)
  await page.setViewportSize({ width: 639, height: 800 })
  await expect(launcher(page)).toHaveCount(0)
})

test("the assistant on a partner's page opens vendors in place", async ({ page, servers }) => {
  const complaints = await watchComplaints(page)
  await page.goto(`${servers.partner}/planner`)
  await launcher(page).click()
  await ask(page, 'Which florists do you know?')
  const profile = replies(page).last().getByRole('list', { name: 'Vendors' }).getByRole('link').first()
  await expect(profile).toHaveAttribute('href', /./)
  const name = (await profile.textContent()) ?? ''
  await profile.click()
  await expect(page.getByRole('dialog').last().getByText(name).first()).toBeVisible()
  expect(page.url()).toBe(`${servers.partner}/planner`)
  expect(complaints).toEqual({ console: [], violations: [] })
})
