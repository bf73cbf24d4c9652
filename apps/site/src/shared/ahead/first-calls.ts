/** An id, as the screens take it too: nothing else is asked for. */
const ID = /^\d{1,9}$/
const PAGE = /^[1-9]\d{0,5}$/
/** What the frame of a couple's screens asks. */
const COUPLE = '/couple/dashboard/'

/**
 * What the screen of an address asks the backend first, as paths below it, in the very words of the client. It stands
 * apart from screens and contract, because it runs before their code is there; a test holds them together.
 */
export function firstCalls({ pathname, searchParams }: URL): string[] {
  const path = pathname.toLowerCase().replace(/\/$/, '')
  const [, vendor = ''] = /^\/dashboard\/vendor-detail\/([^/]+)$/.exec(path) ?? []
  if (ID.test(vendor)) return [`/vendor/detail/get/${vendor}/`, COUPLE]

  if (path !== '/dashboard/search') return []
  const category = searchParams.get('categories') ?? ''
  const page = searchParams.get('page') ?? ''
  const found = `/vendor/search-list/?categories=${category}&page=${PAGE.test(page) ? page : 1}`
  return [...(ID.test(category) ? [found] : []), '/vendor/categories/', COUPLE]
}
