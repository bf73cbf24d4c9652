import { existsSync } from 'node:fs'

const DEBIAN_PATH = '/usr/bin/chromium'

/**
 * Playwright's own list, which a second one replaces, and the address bar's suggestions: pages of their own, in each window
 * anew, which take twice the time of the window.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** How tests and benchmarks start Chromium: the machine's own, without what would call home. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || (existsSync(DEBIAN_PATH) ? DEBIAN_PATH : undefined),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join()}`,
  ],
}
