import { expect, type Locator, type Page } from '@playwright/test'
import type { Upload } from '../helpers/uploads.ts'

/** A couple's entries in the sign-up form. */
export interface NewCouple {
  name: string
  phone: string
  email: string
  password: string
}

/** Page object of the screens for couples. */
export interface CoupleSite {
  alert: Locator
  dialog: Locator
  email: Locator
  password: Locator
  /** The board's heading. */
  board: Locator
  /** The card with the couple's names above the board. */
  card: Locator
  field(label: string): Locator
  button(name: string): Locator
  signUp(couple: NewCouple): Promise<void>
  logIn(email: string, password: string): Promise<void>
  /** Logs out through the avatar menu. */
  logOut(): Promise<void>
  addInspiration(category: string, description: string, ...images: Upload[]): Promise<void>
}

/** Creates the page object of the screens for couples. */
export function coupleSite(page: Page): CoupleSite {
  const dialog = page.getByRole('dialog')
  const site: CoupleSite = {
    alert: page.getByRole('alert'),
    dialog,
    email: page.getByLabel('Email', { exact: true }),
    password: page.getByLabel('Password', { exact: true }),
    board: page.getByRole('heading', { level: 1, name: 'Your Wedding Vision Board' }),
    card: page.getByRole('region', { name: 'You two' }),
    field: (label) => page.getByLabel(new RegExp(`^${label}( optional)?$`)),
    button: (name) => page.getByRole('button', { name, exact: true }),

    async signUp({ name, phone, email, password }) {
      await site.field('Name').fill(name)
      await site.field('Phone number').fill(phone)
      await site.email.fill(email)
      await site.password.fill(password)
      await page.getByRole('checkbox', { name: /terms/i }).check()
      await site.button('Next Step').click()
    },

    async logIn(email, password) {
      await site.email.fill(email)
      await site.password.fill(password)
      await site.button('Log in').click()
    },

    async logOut() {
      await page.getByRole('button', { name: 'Your account' }).click()
      await page.getByRole('link', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Couples Log In' })).toBeVisible()
    },

    async addInspiration(category, description, ...images) {
      await site.button('Add Inspiration').first().click()
      await dialog.getByLabel('Category').selectOption({ label: category })
      await dialog.getByLabel(/^Description/).fill(description)
      await dialog.locator('input[type=file]').setInputFiles(images)
      await dialog.getByRole('button', { name: 'Add to board' }).click()
      await expect(dialog).toBeHidden()
    },
  }
  return site
}
