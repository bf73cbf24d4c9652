/** A page of the site: a Markdown file of the repository. */
export interface Page {
  /** Path of the page on the site, without slashes at its ends. */
  slug: string
  /** Path of its Markdown file, from the root of the repository. */
  source: string
  /** Words that readers search for and that the text does not contain. */
  keywords?: string
}

/** A group of pages in the sidebar. */
export interface Section {
  label: string
  pages: Page[]
  isCollapsed?: boolean
  /** Ranks these pages below other pages in search results. */
  isSecondary?: boolean
}

const KEYWORDS: Readonly<Record<string, string>> = {
  events: 'analytics, tracking, listen, callback, Google Analytics, saved vendor, favourite',
  languages: 'translate, translation, localization, i18n, locale, Dutch, Italian, Portuguese, messages, wording',
  react: 'Next.js, next app router, server components, server side rendering, SSR, Remix, Vite',
  'site-builders': 'WordPress plugin zip, page builder, no code',
  testing: 'mock, fake backend, Vitest, Jest, Playwright, unit test, end to end test',
  theming: 'dark section, dark mode, colour, color, brand, CSS, font, button',
  versions: 'upgrade, update, rollback, changelog, migration, release',
}

/** Returns a function that creates a page of a group from the name of its guide. */
const inGroup =
  (group: string) =>
  (name: string): Page => ({
    slug: `${group}/${name}`,
    source: `docs/${name}.md`,
    keywords: KEYWORDS[name],
  })
const guide = inGroup('guides')
const start = inGroup('start')
const operation = inGroup('operate')
/** A dot has no place in a slug. */
const reference = (name: string): Page => ({
  slug: `reference/${name.replaceAll('.', '-')}`,
  source: `docs/reference/${name}.md`,
})
const manual = (name: string): Page => ({ slug: `packages/${name}`, source: `packages/${name}/README.md` })

const ELEMENTS = [
  'vision-generator',
  'vendor-card-grid',
  'vendor-profile',
  'vendor-reviews',
  'vendor-inquiry',
  'magic-link-vendors',
  'wedding-assistant',
]

const AREAS = ['account', 'assistant', 'chat', 'contract', 'desk', 'leads', 'magic-link', 'readers', 'testing']

/** All pages in the order of the sidebar. */
export const sections: Section[] = [
  {
    label: 'Start',
    pages: [start('quick-start'), start('embedding'), start('site-builders'), start('partners'), start('glossary')],
  },
  { label: 'Elements', pages: [...ELEMENTS, 'texts'].map(reference) },
  {
    label: 'Guides',
    pages: [
      ...['cookbook', 'theming', 'languages', 'events', 'react', 'framework-free', 'testing', 'webhooks'].map(guide),
      ...['content-security-policy', 'troubleshooting', 'versions'].map(guide),
    ],
  },
  { label: 'Packages', pages: ['widgets', 'react', 'sdk-core', 'conformance', 'create-vowkit'].map(manual) },
  {
    label: 'Run Vowkit',
    pages: ['self-hosting', 'deploying', 'capacity', 'security', 'data-retention', 'another-backend'].map(operation),
  },
  {
    label: 'API of the packages',
    isCollapsed: true,
    isSecondary: true,
    pages: [
      ...['react', 'react.lazy', 'react.testing', 'react.theme'].map(reference),
      ...['ar', 'de', 'es', 'fr'].map((language) => reference(`react.messages.${language}`)),
      reference('sdk-core'),
      ...AREAS.map((area) => reference(`sdk-core.${area}`)),
      ...['vendors', 'vision'].map((area) => reference(`sdk-core.${area}`)),
    ],
  },
]

export const allPages: Page[] = sections.flatMap(({ pages }) => pages)
