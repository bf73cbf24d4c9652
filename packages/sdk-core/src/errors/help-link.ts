/** The base URL of the documentation, set by the build. In the sources, it is relative to the repository. */
declare const __VOWKIT_DOCS__: string | undefined

const DOCS = typeof __VOWKIT_DOCS__ === 'string' && __VOWKIT_DOCS__ ? __VOWKIT_DOCS__ : 'docs/'

/** Returns the sentence that ends a message for developers: the section of the documentation that explains `code`. */
export function helpLink(code: string): string {
  return `See ${DOCS}troubleshooting.md#${code}`
}
