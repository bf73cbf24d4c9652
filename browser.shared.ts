import { existsSync } from 'node:fs'

const DEBIAN_PATH = '/usr/bin/chromium'

/**
 * Chromium features to disable: Playwright's default list, which a second `--disable-features` replaces, and the address
 * bar's suggestion pages, which double the time that a new window takes.
 */
const DISABLED_FEATURES = [
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

/** Launch options of Chromium for tests and benchmarks: the installed one, without requests to its vendor. */
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
    `--disable-features=${DISABLED_FEATURES.join()}`,
  ],
}
