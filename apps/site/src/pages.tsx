import { SITE_PATHS } from '@vowkit/sdk-core/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawFrontPage } from './front-page.tsx'
import { drawNewVision } from './new-vision.tsx'
import { areaOf, hasBar } from './routes/area.tsx'
import { CALLS, FACES, FRAMES, SCREENS, START } from './routes/code-of-pages.ts'
import { FirstScreen } from './shared/first-screen.tsx'

const ROOT = '<div id="root"></div>'

type Route = keyof typeof SITE_PATHS
/** Pages of which more is drawn than the beginning of a frame, all or most of what is seen first. */
const DRAWN: Partial<Record<Route, (page: string) => string>> = { home: drawFrontPage, 'vision-new': drawNewVision }

/** A link in the head of a page to what will be needed. */
export type Link = { href: string } & Record<string, string>

/** For each page, that of any other address too, the files that its screen is made of. Runs at build time. */
export function codeOfPages(): [Route | 'unknown', string[]][] {
  const routes = Object.keys(SITE_PATHS) as Route[]
  return [
    ['unknown', [START]],
    ...routes.map((route): [Route, string[]] => [route, [...(FACES[route] ?? []), START, ...codeOf(route)]]),
  ]
}

function codeOf(route: Route): string[] {
  const screen = SCREENS[route] ?? []
  if (route === 'home') return screen
  const frame = FRAMES[areaOf({ route, path: SITE_PATHS[route] })] ?? []
  return screen.length === 0 ? frame : [...frame, ...screen, CALLS]
}

/**
 * The page of one address, made of the page of every address: with links to the code that its screen is made of, so that
 * all of it comes at once, and with what is seen until then. Runs at build time.
 */
export function drawPage(page: string, route: Route | 'unknown', links: readonly Link[]): string {
  const tags = links.map((link) => `  <link crossorigin ${attributesOf(link)}>\n  `)
  const linked = page.replace('</head>', () => `${tags.join('')}</head>`)
  const path = route === 'unknown' ? '' : SITE_PATHS[route]
  const draw = route === 'unknown' ? undefined : DRAWN[route]
  if (draw) return draw(forDrawn(linked))
  const first = renderToStaticMarkup(<FirstScreen hasBar={hasBar({ route, path })} />)
  return linked.replace(ROOT, () => `<div id="root">${first}</div>`)
}

/** What is drawn needs its style to be seen, and no code: that comes after. */
function forDrawn(page: string): string {
  return page
    .replaceAll('rel="preload" as="style"', 'rel="stylesheet"')
    .replaceAll('rel="modulepreload"', 'rel="later"')
}

function attributesOf(link: Link): string {
  return Object.entries(link)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}
