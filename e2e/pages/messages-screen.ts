import { expect, type Locator, type Page } from '@playwright/test'

/** The messages as a person meets them. */
export interface MessagesScreen {
  field: Locator
  /** What is said in the open room. */
  log: Locator
  banner: Locator
  /** The way to a room in the list. */
  thread(name: string): Locator
  /** Waits for the room and says something in it. */
  say(text: string): Promise<void>
}

/** Finds the messages on a page. */
export function messagesScreen(page: Page): MessagesScreen {
  const screen: MessagesScreen = {
    field: page.getByPlaceholder('Write your message here...'),
    log: page.getByRole('log'),
    banner: page.getByText('Connection lost. Reconnecting…'),
    thread: (name) => page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: name }),

    async say(text) {
      await screen.field.fill(text)
      await screen.field.press('Enter')
      await expect(screen.field).toHaveValue('')
      await expect(screen.log.getByText(text, { exact: true })).toBeVisible()
    },
  }
  return screen
}
