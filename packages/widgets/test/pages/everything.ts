import type { Page } from 'playwright'
import { API, HOST } from './host-page.ts'
import { assistant, generator, grid, type Subject, subjects } from './subjects.ts'

const SENT = { '/auth/login_vision/': { body: { detail: 'Sent.' } } }

/**
 * The path of the page's own style sheet, which leaves space for the assistant. The sheet is external, because a strict
 * CSP blocks inline styles.
 */
const COLUMN = '/column.css'

/** The parts of an embedding page that contains every element. */
export const everything = {
  html: `<link rel="stylesheet" href="${HOST}${COLUMN}"><div id="column">${subjects.map(({ html }) => html).join('')}</div>`,
  /** The script tags of all elements, as classic scripts. */
  scripts: subjects.map(({ script }) => script).join(''),
  modules: subjects.map(({ tag }) => `<script type="module" src="${API}/embed/v1/${tag}.mjs"></script>`).join(''),
  loader: `<script src="${API}/embed/v1/loader.js"></script>`,
  /** The options with which the tests open the page. */
  given: {
    answers: Object.assign({ ...SENT }, ...subjects.map(({ answers }) => answers)) as Subject['answers'],
    others: { [COLUMN]: '#column{width:800px}' },
    width: 1400,
  },
}

/** Waits until every element has rendered all its content. */
export async function allShown(page: Page): Promise<void> {
  for (const { ready } of subjects) await page.locator(ready).first().waitFor()
  // Scrolls to each element, because an element far from the viewport does not load its app.
  for (const { tag } of subjects)
    for (const element of await page.locator(tag).all()) await element.evaluate((node) => node.scrollIntoView())
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    document.querySelector('#column')?.scrollTo(0, 0)
  })
  // Waits for the last cards of a list and for the icons of cards without images, which render in later frames.
  for (const still of ['.vk-cards__room', '.vk-picture:empty'])
    await page.locator(still).first().waitFor({ state: 'detached' })
}

/** Interacts with every element, up to the step that needs a valid sign-in code. */
export async function useAll(page: Page): Promise<void> {
  await allShown(page)
  const tool = page.locator(generator.tag)
  await tool.locator('textarea').fill('A barn in fog, candles, sage')
  await tool.getByRole('button', { name: 'Generate' }).click()
  await askForCode(page, generator.tag, 'maya@example.com')
  await page.locator(grid.tag).getByRole('button', { name: 'Save Vendor 1' }).click()
  await askForCode(page, grid.tag, 'noor@example.com')
  const panel = page.locator(assistant.tag)
  await panel.getByRole('textbox').fill('Peonies?')
  await panel.getByRole('textbox').press('Enter')
  await panel.locator('[part=bubble]').nth(2).waitFor()
}

async function askForCode(page: Page, tag: string, email: string): Promise<void> {
  const field = page.locator(tag).getByRole('textbox', { name: 'Email' })
  await field.fill(email)
  await field.press('Enter')
  const code = page.locator(`${tag} input[autocomplete="one-time-code"]`)
  await code.waitFor()
  await code.press('Escape')
  await code.waitFor({ state: 'hidden' })
}
