/** Matches an id or a page number. No other values are inserted into a call. */
const NUMBER = /^[1-9]\d{0,8}$/

/**
 * Returns the API paths that a URL's screen requests first. The page lists them as templates: `{3}` is the third
 * segment of the URL's path, `{name}` a field of its query, and `{name=1}` a field with a default. Omits a call if a
 * required value is missing or is not a positive number.
 */
export function firstCalls(page: ParentNode, { pathname, searchParams }: URL): string[] {
  const segments = pathname.split('/')
  const templates = [...page.querySelectorAll<HTMLMetaElement>('meta[name="prefetch"]')]
  return templates.flatMap(({ content }) => {
    let isComplete = true
    const path = content.replace(/\{(\w+)(?:=(\w+))?\}/g, (_, name: string, fallback?: string) => {
      const value = (/^\d+$/.test(name) ? segments[Number(name)] : searchParams.get(name)) ?? ''
      if (NUMBER.test(value)) return value
      isComplete &&= fallback !== undefined
      return fallback ?? ''
    })
    return isComplete ? [path] : []
  })
}
