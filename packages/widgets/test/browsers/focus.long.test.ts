import { describe, expect, it } from 'vitest'
import { hostHtml } from '../pages/fake-network.ts'
import { assistant, grid, vendorProfile, vendors } from '../pages/subjects.ts'
import { inEachBrowser } from './each-browser.ts'
import type { Visit } from './visit.ts'

const closedAssistant = {
  html: hostHtml({ body: `<input id="own">${assistant.html.replace(' open', '')}${assistant.script}` }),
  answers: assistant.answers,
}
const draft = { html: hostHtml(), answers: { '/auth/login_vision/': { body: { detail: 'Sent.' } } } }
const profiles = vendors.map(({ id }) => [
  `/vendor/detail/get/${id}/`,
  vendorProfile.answers['/vendor/detail/get/3/'] ?? {},
])
const cards = {
  html: hostHtml({ body: grid.html + grid.script }),
  answers: { ...grid.answers, ...Object.fromEntries(profiles) },
}

/** Presses Tab and Shift+Tab often enough to leave any dialog. Resolves to the distinct nodes that had the focus. */
async function tabAround({ press, focused }: Visit): Promise<string[]> {
  const seen = []
  for (const key of ['Tab', 'Shift+Tab'] as const)
    for (let presses = 0; presses < 8; presses++) {
      await press(key)
      seen.push(await focused())
    }
  return [...new Set(seen)]
}

inEachBrowser((open) => {
  describe('the sign-in dialog of the vision generator', () => {
    it('opens on Ctrl+Enter in the text box, and takes the focus', async () => {
      const page = await open(draft)
      await page.fill('vision-generator textarea', 'Fog over the vines')
      await page.press('Control+Enter')
      await page.shows('vision-generator dialog input')
      expect(await page.focused()).toMatch(/^dialog /)
      expect(await page.complaints()).toEqual([])
    })

    it('keeps the focus inside, and returns it to the button when Escape closes the dialog', async () => {
      const page = await open(draft)
      await page.fill('vision-generator textarea', 'Fog over the vines')
      await page.press('Tab')
      await page.click('vision-generator [part~=send]')
      await page.shows('vision-generator dialog input')
      // Browsers may focus their own controls between the last and the first control of a modal dialog.
      for (const place of await tabAround(page)) expect(place).toMatch(/^dialog |^body/)
      await page.press('Escape')
      await page.hides('vision-generator dialog')
      expect(await page.focused()).toMatch(/^button Generate/)
    })

    it('sends the typed email address on Enter, and shows the code step', async () => {
      const page = await open(draft)
      await page.fill('vision-generator textarea', 'Fog over the vines')
      await page.click('vision-generator [part~=send]')
      await page.fill('vision-generator dialog input', 'maya@example.com')
      await page.press('Enter')
      await page.shows('vision-generator input[autocomplete="one-time-code"]')
      expect(page.sent.join()).toMatch(/maya(@|%40)example\.com/)
      expect(await page.complaints()).toEqual([])
    })
  })

  describe('the assistant', () => {
    it('opens on a click, takes the focus, and returns it when Escape closes the panel', async () => {
      const page = await open(closedAssistant)
      await page.click('wedding-assistant .vk-launcher')
      await page.shows(assistant.ready)
      await expect.poll(page.focused).toBe('dialog textarea Your question')
      await page.press('Escape')
      await page.hides('wedding-assistant dialog')
      await expect.poll(page.focused).toBe('button Ask the wedding assistant')
      await page.press('Enter')
      await page.shows(assistant.ready)
      expect(await page.complaints()).toEqual([])
    })

    it('fills a small window as a modal dialog, and closes on Back', async () => {
      const page = await open({ ...closedAssistant, size: [500, 700] })
      await page.click('wedding-assistant .vk-launcher')
      await page.shows(assistant.ready)
      for (const place of await tabAround(page)) expect(place).toMatch(/^dialog |^body/)
      await page.tab.back()
      await page.hides('wedding-assistant dialog')
      expect(await page.evaluate(() => location.href)).toBe('http://host.test/')
    })

    it('does not send a question on the Enter that ends an input method composition', async () => {
      const page = await open(closedAssistant)
      await page.click('wedding-assistant .vk-launcher')
      await page.fill('wedding-assistant textarea', 'Peonies?')
      const endComposition = (given: KeyboardEventInit) => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given })
        probe.find('wedding-assistant textarea')?.dispatchEvent(event)
      }
      await page.evaluate(endComposition, { isComposing: true })
      await page.evaluate(endComposition, { keyCode: 229 })
      expect(await page.events('vk-message')).toEqual([])
      await page.press('Enter')
      await expect.poll(() => page.events('vk-message')).toEqual([{ content: 'Peonies?' }])
    })

    it('leaves the focus in a modal dialog of the page', async () => {
      const own = '<dialog id="own"><input aria-label="Own"></dialog>'
      const page = await open({ ...closedAssistant, html: closedAssistant.html.replace('<body>', `<body>${own}`) })
      await page.click('wedding-assistant .vk-launcher')
      await page.shows(assistant.ready)
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')?.showModal())
      for (const place of await tabAround(page)) expect(place).toMatch(/^dialog (input Own|dialog)|^body/)
    })

    it('hides typed keys from the hotkeys of the page', async () => {
      const page = await open({
        ...closedAssistant,
        before: () =>
          document.addEventListener('keydown', (event) => {
            if (event.target instanceof HTMLTextAreaElement) return
            if (['/', 'j', 'k', '?'].includes(event.key)) event.preventDefault()
          }),
      })
      await page.click('wedding-assistant .vk-launcher')
      await page.fill('wedding-assistant textarea', 'a/j k?')
      expect(await page.evaluate(() => Reflect.get(probe.find('wedding-assistant textarea') ?? {}, 'value'))).toBe(
        'a/j k?',
      )
    })
  })

  describe('the profile of a card', () => {
    const link = 'vendor-card-grid [part=card] a:not([data-variant])'

    it('opens on a click, dispatches vk-vendor-select, and closes on Escape with the focus on the card', async () => {
      const page = await open(cards)
      await page.click(link)
      await page.shows('vendor-card-grid dialog', 'Vendor 3')
      expect(await page.events('vk-vendor-select')).toMatchObject([{ id: 1, business_name: 'Vendor 1' }])
      for (const place of await tabAround(page)) expect(place).toMatch(/^dialog |^body/)
      await page.press('Escape')
      await page.hides('vendor-card-grid dialog')
      await expect.poll(page.focused).toMatch(/^a View Profile/)
      expect(await page.complaints()).toEqual([])
    })

    it('closes on Back, and leaves the page open', async () => {
      const page = await open(cards)
      await page.click(link)
      await page.shows('vendor-card-grid dialog', 'Vendor 3')
      await page.tab.back()
      await page.hides('vendor-card-grid dialog')
      expect(await page.evaluate(() => location.href)).toBe('http://host.test/')
    })
  })
})
