import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { Builder, Key, type WebDriver } from 'selenium-webdriver'
import { vi } from 'vitest'
import type { Launch, Tab } from './tab.ts'

const KEYS = {
  Enter: [Key.ENTER],
  Escape: [Key.ESCAPE],
  Tab: [Key.TAB],
  'Shift+Tab': [Key.SHIFT, Key.TAB],
  'Control+Enter': [Key.CONTROL, Key.ENTER],
}

/** Time limit of the start of a MiniBrowser, in milliseconds. */
const START_PATIENCE = 20_000

/** Starts a virtual display. Each tab is a MiniBrowser with a driver of its own, and stores nothing. */
export const launchWebKit: Launch = async (proxyPort) => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as Readable, 'data')
  const display = `:${String(number).trim()}`
  return {
    // WebKit's driver sometimes never responds to the request for a session, so a second one gets a try.
    open: () => openTab(display, proxyPort).catch(() => openTab(display, proxyPort)),
    close: () => end(screen),
  }
}

async function openTab(display: string, proxyPort: number): Promise<Tab> {
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  const proxy = `127.0.0.1:${proxyPort}`
  const capabilities = {
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
  }
  try {
    await vi.waitFor(() => fetch(`${server}/status`), { timeout: START_PATIENCE, interval: 50 })
    const started = new Builder().usingServer(server).withCapabilities(capabilities).build()
    const session = await Promise.race([started, rejectAfter(START_PATIENCE)])
    return tabOf(session, () => session.quit().finally(() => end(driver)))
  } catch (error) {
    await end(driver)
    throw error
  }
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`WebKit has not started after ${ms} ms.`)), ms).unref()
  })
}

function tabOf(session: WebDriver, close: () => Promise<void>): Tab {
  return {
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    evaluate: (run, ...given) => session.executeScript(run as never, ...given),
    click: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    async press(key) {
      const [first, last] = KEYS[key]
      const actions = session.actions()
      if (first && last) await actions.keyDown(first).sendKeys(last).keyUp(first).perform()
      else if (first) await actions.sendKeys(first).perform()
    },
    async resize(width, height) {
      const window = session.manage().window()
      const sizes = () =>
        session.executeScript<[number, number]>('return [outerWidth-innerWidth,outerHeight-innerHeight]')
      await window.setRect({ width, height })
      const [x, y] = await sizes()
      await window.setRect({ width: width + x, height: height + y })
    },
    close,
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}
