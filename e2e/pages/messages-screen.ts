import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of the messages screen. */
export interface MessagesScreen {
  field: Locator
  /** The messages of the open conversation. */
  log: Locator
  banner: Locator
  /** The link to a conversation in the list. */
  conversation(name: string): Locator
  /** Sends a message in the open conversation and waits until it is shown. */
  say(text: string): Promise<void>
}

/** Creates the page object of the messages screen. */
export function messagesScreen(page: Page): MessagesScreen {
  const screen: MessagesScreen = {
    field: page.getByPlaceholder('Write your message here...'),
    log: page.getByRole('log'),
    banner: page.getByText('Connection lost. Reconnecting…'),
    conversation: (name) => page.getByRole('main').getByRole('listitem').getByRole('link').filter({ hasText: name }),

    async say(text) {
      await screen.field.fill(text)
      await screen.field.press('Enter')
      await expect(screen.field).toHaveValue('')
      await expect(screen.log.getByText(text, { exact: true })).toBeVisible()
    },
  }
  return screen
}
