import puppeteer, { type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core'
import { launchOptions } from '../../../../browser.shared.ts'
import type { Browser, Launch, Tab } from './tab.ts'

/** Starts Chromium. */
export const launchChromium: Launch = (port) =>
  launch({
    browser: 'chrome',
    executablePath: launchOptions.executablePath,
    args: [...launchOptions.args, `--proxy-server=127.0.0.1:${port}`],
  })

/** Starts Firefox. */
export const launchFirefox: Launch = (port) =>
  launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': port,
    },
  })

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null })
  return {
    async open() {
      const context = await browser.createBrowserContext()
      return tabOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    evaluate: async (run, ...given) => (await page.evaluate(run as never, ...given)) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      const [last, modifier] = key.split('+').reverse() as KeyInput[]
      if (modifier) await page.keyboard.down(modifier)
      if (last) await page.keyboard.press(last)
      if (modifier) await page.keyboard.up(modifier)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  }
}
