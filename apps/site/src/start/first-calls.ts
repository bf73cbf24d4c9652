/** An id or the number of a page. Nothing else is filled into a call. */
const NUMBER = /^[1-9]\d{0,8}$/

/**
 * Returns the paths that the screen of an address requests first. The page names them as templates: `{3}` stands for the
 * third segment of its path, `{name}` for a field of its query and `{name=1}` for one with a default. Leaves out a call
 * with a required value that is missing or no positive number.
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
