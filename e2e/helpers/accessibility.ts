import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Presses Tab until the element of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByRole('button', { name, exact: true }).or(page.getByRole('textbox', { name, exact: true }))
  await tabUntil(page, control)
}

/**
 * What axe finds wrong with a part of a page, frames apart, each with the element it is about. A page gets axe once for
 * each load: its builder for Playwright brings it for every look, in another page, which takes ten times as long.
 */
export async function faults(page: Page | Frame, only: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (part) => {
    // What is still fading in has other colours than it will have.
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

/** The same in two widths, for what can be looked at again without opening it again. */
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
  // What is drawn before its script is there cannot be reached yet.
  await expect(control.and(page.locator(':not([inert] *)'))).toBeEnabled()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element.matches(':focus'))) return
  }
  throw new Error(`Sixty times Tab never reached ${control}.`)
}
