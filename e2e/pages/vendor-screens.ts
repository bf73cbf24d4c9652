import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of the vendor search, lists and profiles. */
export interface VendorScreens {
  category: Locator
  /** The list items of the vendors. */
  cards: Locator
  pages: Locator
  toast: Locator
  heart: Locator
  card(name: string): Locator
  /** Selects a category by typing its name, and searches. */
  search(category: string): Promise<void>
  /** Returns the vendor names in order, once `count` cards are shown: long lists render incrementally. */
  names(count: number): Promise<string[]>
  openProfile(name: string): Promise<void>
  /** Opens the inquiry form of the open profile, and sends it with a message. */
  inquire(message?: string): Promise<void>
  tab(name: 'Active' | 'Wedding Fairs' | 'Saved' | 'Booked'): Promise<void>
}

/** Creates the page object of the vendor screens. */
export function vendorScreens(page: Page): VendorScreens {
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^View Profile/ }) })
  const screens: VendorScreens = {
    category: page.getByRole('combobox'),
    cards,
    pages: page.getByRole('navigation', { name: 'Pages' }),
    toast: page.getByRole('region', { name: 'Notifications' }).getByRole('article'),
    heart: page.getByRole('button', { name: /^(Add to Favorites|Favorited)$/ }),
    card: (name) => cards.filter({ has: page.getByRole('heading', { name, exact: true }) }),

    async search(category) {
      await screens.category.click()
      await screens.category.fill(category)
      await page.getByRole('option', { name: category }).click()
      await page.getByRole('button', { name: 'Search', exact: true }).click()
    },

    async names(count) {
      await expect(cards).toHaveCount(count)
      return cards.getByRole('heading').allTextContents()
    },

    async openProfile(name) {
      await screens
        .card(name)
        .getByRole('link', { name: /^View Profile/ })
        .click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },

    async inquire(message) {
      const dialog = page.getByRole('dialog')
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Inquire', exact: true }).first().click()
      if (message !== undefined) await dialog.getByLabel('Your message').fill(message)
      await dialog.getByRole('button', { name: 'Send inquiry' }).click()
    },

    async tab(name) {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click()
    },
  }
  return screens
}
