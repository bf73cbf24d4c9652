import { expect, type Locator, type Page } from '@playwright/test'
import type { Backend } from '../helpers/backend.ts'
import type { Upload } from '../helpers/uploads.ts'

/** The vision tool as a person meets it, on our site and inside the element alike. */
export interface VisionTool {
  words: Locator
  generate: Locator
  thumbnails: Locator
  dialog: Locator
  email: Locator
  code: Locator
  alert: Locator
  /** The place where the picture will be. */
  processing: Locator
  picture: Locator
  /** What a picture of the free plan says of itself. */
  mark: Locator
  /** What an edit is to change. */
  editWords: Locator
  submitEdit: Locator
  addImages(...files: Upload[]): Promise<void>
  /** Writes words and asks for a vision of them. */
  ask(words: string): Promise<void>
  /** Sends one edit of the vision that is shown. */
  edit(words: string): Promise<void>
  /** Leaves an e-mail address in the dialog, so that a code is mailed. */
  requestCode(email: string): Promise<void>
  /** Signs in through the dialog with the code from the mailbox. */
  signIn(email: string): Promise<void>
  /** Waits for what is to come, looking back at the page as people do: a page that is looked at again asks at once. */
  lookBackFor(what: Locator): Promise<void>
  /** Waits for the picture. */
  waitForPicture(): Promise<void>
}

/** Finds the vision tool on a page. */
export function visionTool(page: Page, backend: Backend): VisionTool {
  const dialog = page.getByRole('dialog')
  const tool: VisionTool = {
    words: page.getByRole('textbox', { name: 'Your dream wedding' }),
    generate: page.getByRole('button', { name: 'Generate', exact: true }),
    thumbnails: page.getByRole('list', { name: 'Reference images' }).getByRole('img'),
    dialog,
    email: dialog.getByLabel('Email'),
    code: dialog.getByLabel('Verification code'),
    alert: page.getByRole('alert'),
    processing: page.getByText('Hang tight or check back later!'),
    picture: page.getByRole('img', { name: /^Your vision: / }),
    mark: page.getByText('Free preview. Upgrade to remove the watermark.'),

    editWords: page.getByLabel('What edits would you like to make?'),
    submitEdit: page.getByRole('button', { name: 'Submit Edits' }),

    async addImages(...files) {
      await page.locator('input[type=file]').setInputFiles(files)
    },

    async ask(words) {
      await tool.words.fill(words)
      await tool.generate.click()
    },

    async edit(words) {
      await page.getByRole('button', { name: 'Edit Vision' }).click()
      await tool.editWords.fill(words)
      await tool.submitEdit.click()
    },

    async requestCode(email) {
      const before = await backend.codesMailed(email)
      await tool.email.fill(email)
      await tool.email.press('Enter')
      await expect(tool.code).toBeFocused()
      // A mail leaves after the answer; until then the one before it would be read.
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

    async waitForPicture() {
      await tool.lookBackFor(tool.picture)
      await expect.poll(() => tool.picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    },
  }
  return tool
}
