import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Presses Tab until the button or text box with this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true }).or(page.getByRole('textbox', { name, exact: true }))
  await tabUntil(page, control)
}

/**
 * Returns the axe violations in a part of a page, each with its element. Excludes frames. Injects axe once per page
 * load. The Playwright builder of axe injects it for every check and opens another page, which takes ten times as long.
 */
export async function faults(page: Page | Frame, only: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (part) => {
    // Elements that fade in have the wrong colours until their animation ends.
    const roots = [document, document.querySelector(part)?.shadowRoot ?? document]
    const fading = roots
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(fading.map(({ finished }) => finished))
    const { run }: typeof axe = Reflect.get(window, 'axe')
    return (await run(part, { resultTypes: ['violations'], iframes: false })).violations
  }, only)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
  )
}

/** Returns the axe violations at two widths. The part must stay open when the window is resized. */
export async function faultsInBothWidths(page: Page, only: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await faults(page, only)).map((fault) => `${width} px: ${fault}`))
  }
  return found
}

/** Presses Tab until a control has the focus. */
export async function tabUntil(page: Page, control: Locator): Promise<void> {
  // Prerendered controls are inert until their script has loaded.
  await expect(control.and(page.locator(':not([inert] *)'))).toBeEnabled()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`${control} did not get the focus after 60 Tab presses.`)
}
