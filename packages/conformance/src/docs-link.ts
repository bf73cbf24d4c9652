/** The base URL of the documentation, set by the build. In the sources, it is relative to the repository. */
declare const __VOWKIT_DOCS__: string | undefined

const DOCS = typeof __VOWKIT_DOCS__ === 'string' && __VOWKIT_DOCS__ ? __VOWKIT_DOCS__ : 'docs/'

/** The sections of `docs/another-backend.md` that state requirements. */
export type DocsSection = 'what-clients-rely-on' | 'scopes' | 'the-socket' | 'optional-calls'

/** The URL of the section that states a requirement. */
export function docsLink(section: DocsSection): string {
  return `${DOCS}another-backend.md#${section}`
}
