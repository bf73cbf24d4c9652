import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { aptInstall } from '../../../../scripts/shared/apt.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The names of the installed browsers. */
    browsers: string[]
  }
}

/** Debian's packages of the browsers that `npm test` does not need, and their programs. */
const PACKAGES = {
  Firefox: { names: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  WebKit: { names: ['webkit2gtk-driver', 'xvfb'], programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] },
}

/** Before the long tests, installs Firefox and WebKit where they are missing. Debian's packages need root and apt. */
export async function setup(project: TestProject): Promise<void> {
  const browsers = ['Chromium']
  if (process.env.VOWKIT_LONG === '1')
    for (const [browser, { names, programs }] of Object.entries(PACKAGES)) {
      if (programs.every(existsSync) || (await aptInstall(...names))) browsers.push(browser)
      else console.warn(`${browser} cannot be installed on this machine, so the elements are not tested in it.`)
    }
  project.provide('browsers', browsers)
}
