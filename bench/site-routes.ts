import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const built = fileURLToPath(new URL('../apps/site/dist', import.meta.url))
const out = fileURLToPath(new URL('./dist/site', import.meta.url))

/**
 * Size limits of screens that differ from the default limit. The home screen counts all its scripts. Most
 * dashboard screens include the question about the place of the wedding. The vision screens
 * include the code that describes the image, and that of couples with two logins. The settings include the forms of
 * the profile with its guests, the question before a date moves, and the list of sessions.
 */
const LIMITS: Readonly<Record<string, string>> = {
  dashboard_main: '44.5 kB',
  dashboard_messages: '43.5 kB',
  // Includes the everyday words by which couples find a category.
  dashboard_search: '44.5 kB',
  home: '104 kB',
  onboarding_preferences: '43 kB',
  settings: '53.5 kB',
  // Includes the way back to the screen that led to the vendor, and the packages that fit the price of its search.
  vendor_details: '44 kB',
  // Includes the warning of a vendor that is booked for another day.
  vendor_manage: '41 kB',
  'vision-detail': '53 kB',
  'vision-list': '41.5 kB',
  'vision-new': '46 kB',
}

/** Matches the URLs of the scripts that a page of the built site loads. */
const SCRIPT = /(?:src|href)="(\/assets\/[^"]+\.js)"/g

/** Lists the scripts of each screen of the built site with a size limit, for `npm run size`. */
function writeScreens(): void {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const start = scriptsOf('index.html')
  const pages = readdirSync(join(built, 'pages')).filter((file) => file.endsWith('.html'))
  const limits = pages.map((page) => {
    const screen = page.replace('.html', '')
    const isFront = screen === 'home'
    const scripts = scriptsOf(`pages/${page}`).filter((script) => isFront || !start.includes(script))
    writeFileSync(
      join(out, `${screen}.js`),
      scripts.map((script) => readFileSync(join(built, script), 'utf8')).join('\n'),
    )
    const name = isFront ? 'site: front page, until it is interactive' : `site: ${screen}, beyond the front page`
    return { name, path: `${screen}.js`, limit: LIMITS[screen] ?? '40 kB', gzip: true }
  })
  const english = scriptsOf('pages/home.html')
  const spanish = scriptsOf('pages/es/home.html').filter((script) => !english.includes(script))
  writeFileSync(join(out, 'spanish.js'), spanish.map((script) => readFileSync(join(built, script), 'utf8')).join('\n'))
  limits.push({ name: 'site: texts in Spanish', path: 'spanish.js', limit: '29 kB', gzip: true })
  writeFileSync(join(out, '.size-limit.json'), JSON.stringify(limits, null, 2))
}

function scriptsOf(page: string): string[] {
  const html = readFileSync(join(built, page), 'utf8')
  return [...new Set([...html.matchAll(SCRIPT)].map(([, script = '']) => script))]
}

writeScreens()
