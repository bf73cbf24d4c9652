import { expect, type Locator, type Page } from '@playwright/test'
import type { Backend } from '../helpers/backend.ts'
import type { Upload } from '../helpers/uploads.ts'

/** Page object of the vision tool, on the site and inside the element. */
export interface VisionTool {
  prompt: Locator
  generate: Locator
  thumbnails: Locator
  dialog: Locator
  email: Locator
  code: Locator
  alert: Locator
  /** The placeholder while the image is drawn. */
  processing: Locator
  image: Locator
  /** The note under a watermarked image. */
  mark: Locator
  /** The text box of an edit. */
  editPrompt: Locator
  submitEdit: Locator
  addImages(...files: Upload[]): Promise<void>
  /** Enters a prompt and presses Generate. */
  ask(prompt: string): Promise<void>
  /** Submits an edit of the open vision. */
  edit(prompt: string): Promise<void>
  /** Enters an email address in the dialog and waits until the code is mailed. */
  requestCode(email: string): Promise<void>
  /** Signs in through the dialog with the mailed code. */
  signIn(email: string): Promise<void>
  /**
   * Waits until an element is visible. Fires `visibilitychange` in the meantime, so that the page polls immediately.
   */
  lookBackFor(what: Locator): Promise<void>
  /** Waits until the image has loaded. */
  waitForImage(): Promise<void>
}

/** Creates the page object of the vision tool. */
export function visionTool(page: Page, backend: Backend): VisionTool {
  const dialog = page.getByRole('dialog')
  const tool: VisionTool = {
    prompt: page.getByRole('textbox', { name: 'Your dream wedding' }),
    generate: page.getByRole('button', { name: 'Generate', exact: true }),
    thumbnails: page.getByRole('list', { name: 'Reference images' }).getByRole('img'),
    dialog,
    email: dialog.getByLabel('Email'),
    code: dialog.getByLabel('Verification code'),
    alert: page.getByRole('alert'),
    processing: page.getByText('Hang tight or check back later!'),
    image: page.getByRole('img', { name: /^Your vision: / }),
    mark: page.getByText('Free preview. Upgrade to remove the watermark.'),

    editPrompt: page.getByLabel('What edits would you like to make?'),
    submitEdit: page.getByRole('button', { name: 'Submit Edits' }),

    async addImages(...files) {
      await page.locator('input[type=file]').setInputFiles(files)
    },

    async ask(prompt) {
      await tool.prompt.fill(prompt)
      await tool.generate.click()
    },

    async edit(prompt) {
      await page.getByRole('button', { name: 'Edit Vision' }).click()
      await tool.editPrompt.fill(prompt)
      await tool.submitEdit.click()
    },

    async requestCode(email) {
      const before = await backend.codesMailed(email)
      await tool.email.fill(email)
      await tool.email.press('Enter')
      await expect(tool.code).toBeFocused()
      // The email is sent after the response. Until then the newest email has the previous code.
      await expect.poll(() => backend.codesMailed(email)).toBeGreaterThan(before)
    },

    async signIn(email) {
      await tool.requestCode(email)
      await tool.code.fill(await backend.mailedCode(email))
      await expect(dialog).toBeHidden()
    },

    async lookBackFor(what) {
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await expect(what).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 60_000 })
    },

    async waitForImage() {
      await tool.lookBackFor(tool.image)
      await expect.poll(() => tool.image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    },
  }
  return tool
}
