import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true }).or(page.getByRole('textbox', { name, exact: true }))
  await tabUntil(page, control)
}

/** What axe finds wrong with a part of the page, each with the element it is about. */
export async function faults(page: Page, only: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(only).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}

/** Presses Tab until a control has the focus. */
export async function tabUntil(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`Sixty times Tab never reached ${control}.`)
}
