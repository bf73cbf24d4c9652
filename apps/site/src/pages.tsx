import { calls } from '@vowkit/sdk-core/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderFrontPage, prerenderNewVision, UNKNOWN } from './prerender.tsx'
import type { Prefetch, Screen } from './routes/define-screen.ts'
import { LAYOUTS } from './routes/layouts.ts'
import { PATTERNS } from './routes/match-screen.ts'
import { routesMessages } from './routes/messages.ts'
import { type ScreenName, table } from './routes/table.ts'
import { FirstScreen } from './shared/first-screen.tsx'
import type { Catalogue } from './shared/language/define-messages.ts'
import { LANGUAGES, type Language } from './shared/language/language.ts'
import { LanguageContext, type Translation } from './shared/language/use-messages.ts'
import { sharedMessages } from './shared/messages.ts'
import { SiteConfigProvider } from './shared/site-config.ts'
import { spanish } from './spanish/index.ts'

/** The module that starts the site. Every page loads it with all its imports. */
const START = '/main.tsx'
/** The HTTP module, which loads with the first API call of any screen. */
const CALLS = '/sdk-core/src/http/create-http.ts'

/** Pages whose markup shows the screen, and not only the bar of the layout. */
const PRERENDERED: Partial<Record<ScreenName, (page: string, language: Language) => string>> = {
  home: prerenderFrontPage,
  'vision-new': prerenderNewVision,
}

/** The module of the Spanish texts, which every Spanish page loads with its screen. */
const SPANISH = '/src/spanish/index.ts'

/** The folder of each language's pages in the build output. */
const FOLDERS: Record<Language, string> = { en: 'pages', es: 'pages/es' }

/** The attributes of a `<link>` in the head of a page. */
export type Link = { href: string } & Record<string, string>

/** A page that the build writes. */
export interface BuiltPage {
  name: ScreenName
  language: Language
  /** The path of the file, relative to the build output. */
  path: string
  /** Matches the request paths of the page, ignoring case. Absent for `unknown`, the page of all other paths. */
  pattern?: string
  /** Source files of the screen, to be loaded with the page. */
  files: string[]
}

/** The pages to build: one for each screen of the route table, in every language. Excludes redirects. */
export function listPages(): BuiltPage[] {
  const rows = PATTERNS.filter(({ name }) => typeof toScreen(name).guard !== 'object').map(({ name, pattern }) => ({
    name,
    pattern: pattern.source,
    files: filesOf(name, toScreen(name)),
  }))
  const pages = [{ name: 'unknown' as const, files: [START] }, ...rows]
  return LANGUAGES.flatMap((language) =>
    pages.map((page) => ({
      ...page,
      language,
      path: language === 'en' && page.name === 'unknown' ? 'index.html' : `${FOLDERS[language]}/${page.name}.html`,
      files: language === 'es' ? [...page.files, SPANISH] : page.files,
    })),
  )
}

function toScreen(name: ScreenName): Screen {
  return table[name]
}

function filesOf(name: ScreenName, { layout, load, fonts = [] }: Screen): string[] {
  const modules = [LAYOUTS[layout].load, load].flatMap((loader) => (loader ? [moduleOf(loader)] : []))
  const hasCalls = load && name !== 'home'
  return [...fonts.map((font) => `/shared/fonts/${font}`), START, ...modules, ...(hasCalls ? [CALLS] : [])]
}

/** The module that a loader imports. Parses the loader's source, so that no row has to repeat the path. */
function moduleOf(load: () => Promise<unknown>): string {
  const [, module] = /["'][^"']*(\/(?:features|routes)\/[^"']+)["']/.exec(String(load)) ?? []
  if (!module) throw new Error(`${load} imports no screen or layout.`)
  return module
}

/**
 * Renders the page of one screen from `index.html`. Sets its title, adds links to all of its code, so that the files
 * load in parallel, and adds the calls to prefetch and the first markup. Runs at build time.
 */
export function drawPage(page: string, name: ScreenName, links: readonly Link[], language: Language = 'en'): string {
  const screen = toScreen(name)
  const { titles } = textsIn(language, routesMessages)
  const shared = textsIn(language, sharedMessages)
  const tags = [
    ...links.map((link) => `<link crossorigin ${attributesOf(link)}>`),
    ...(screen.prefetch ?? []).map((call) => `<meta ${attributesOf(toMeta(screen.path, call))}>`),
  ]
  const linked = page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + shared.description)
    .replace(/<noscript>[^<]*/, () => `<noscript>${shared.noScript}`)
    .replace('</head>', () => `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`)
    .replace(
      /<title>.*<\/title>/,
      () => `<title>${name === 'unknown' ? '' : `${titles[screen.title]} · `}{{brand}}</title>`,
    )
  const prerender = PRERENDERED[name]
  if (prerender) return prerender(deferCode(linked), language)
  const first = renderToStaticMarkup(
    <LanguageContext.Provider value={{ language, translation: translationOf(language), setLanguage: async () => {} }}>
      <SiteConfigProvider value={UNKNOWN}>
        <FirstScreen hasBar={LAYOUTS[screen.layout].hasBar} />
      </SiteConfigProvider>
    </LanguageContext.Provider>,
  )
  return linked.replace('<div id="root"></div>', () => `<div id="root">${first}</div>`)
}

function translationOf(language: Language): Translation | null {
  return language === 'es' ? spanish.site : null
}

function textsIn<Texts extends object>(language: Language, { area, english }: Catalogue<Texts>): Texts {
  return (translationOf(language)?.[area] ?? english) as Texts
}

/** The template of a call. `firstCalls` inserts values from the URL. */
function toMeta(screenPath: string, { call, params = {}, query = {} }: Prefetch) {
  const segments = screenPath.split('/')
  const path = calls[call].path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const index = segments.indexOf(`:${params[name]}`)
    if (index < 0) throw new Error(`${screenPath} has no parameter for {${name}} of ${call}.`)
    return `{${index}}`
  })
  const fields = Object.entries(query).map(([name, value]) => `${name}={${name}${value === null ? '' : `=${value}`}}`)
  return { name: 'prefetch', content: fields.length > 0 ? `${path}?${fields.join('&')}` : path }
}

/** Loads the styles of a prerendered screen immediately, and its code only after the first paint. */
function deferCode(page: string): string {
  return page
    .replaceAll('rel="preload" as="style"', 'rel="stylesheet"')
    .replaceAll('rel="modulepreload"', 'rel="deferred"')
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value.replaceAll('&', '&amp;')}"`)
    .join(' ')
}
