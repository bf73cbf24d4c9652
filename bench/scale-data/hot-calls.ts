import type { LeadIds, Rows } from './rows.ts'
import type { Amounts } from './seed.ts'

/** One request of a call. */
export interface Ask {
  path: string
  /** The account that is signed in, if any. */
  as?: number
  method?: 'POST'
  json?: unknown
}

/** A call of the API. The `n`th request is for another account or another id. */
export interface HotCall {
  name: string
  ask(n: number): Ask
}

/** The same calls for typical accounts and for the busy ones. */
interface Cast {
  couple(n: number): number
  vendor(n: number): number
  lead(n: number): LeadIds
  vision(n: number): { id: string; couple: number }
}

function at<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('The seed has created no such rows.')
  return item
}

/** Returns the date in a number of days. */
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Searches of a category that are sorted or filtered, by name. A couple with a date sends them. */
const SEARCHES = [
  ['recommended', 'sort=recommended'],
  ['by price', 'sort=price'],
  ['by rating', 'sort=rating'],
  ['by distance', 'sort=distance&near=Sonoma'],
  ['price range', 'sort=price&min_price=1500&max_price=3000'],
  ['guests and place', 'sort=recommended&guests=120&place=Napa'],
  ['style', 'sort=rating&style=Rustic'],
  ['free on a date', `sort=recommended&free_on=${dateIn(71)}`],
  // Every vendor is taken on this day.
  ['free on a full date', `sort=recommended&free_on=${dateIn(70)}`],
] as const

/** The calls that screens send most, and the calls whose work depends on the amount of data. */
export function listHotCalls(rows: Rows, { vendors, couples }: Amounts): HotCall[] {
  const typical: Cast = {
    couple: (n) => vendors + 2 + ((n * 7919) % 50_000),
    vendor: (n) => 2 + ((n * 7919) % (vendors - 2)),
    lead: (n) => at(rows.leads, n),
    vision: (n) => at(rows.visions, n),
  }
  const busy: Cast = {
    couple: () => vendors + 1,
    vendor: () => 1,
    lead: () => at(rows.busyLeads, 0),
    vision: () => ({ id: rows.busyVision, couple: vendors + 1 }),
  }
  const partner = vendors + couples
  return [
    { name: 'search', ask: (n) => ({ path: `/vendor/search-list/?page=${1 + n}` }) },
    { name: 'search, last pages', ask: (n) => ({ path: `/vendor/search-list/?page=${Math.floor(vendors / 12) - n}` }) },
    {
      name: 'search, category',
      ask: (n) => ({ path: `/vendor/search-list/?categories=${1 + (n % 16)}&page=${1 + n}` }),
    },
    {
      name: 'search, category, signed in',
      ask: (n) => ({ path: `/vendor/search-list/?categories=${1 + (n % 16)}&page=${1 + n}`, as: typical.couple(n) }),
    },
    ...SEARCHES.map(([name, query]) => ({
      name: `search, ${name}`,
      ask: (n: number) => ({
        path: `/vendor/search-list/?categories=${1 + (n % 16)}&page=${1 + (n % 5)}&${query}`,
        as: typical.couple(n),
      }),
    })),
    {
      name: 'search, options',
      ask: (n) => ({ path: `/vendor/search-options/?categories=${1 + (n % 16)}`, as: typical.couple(n) }),
    },
    {
      name: 'search, ids',
      ask: (n) => ({ path: `/vendor/search-list/?ids=${[1, 2, 3, 4].map((id) => id * 97 + n)}` }),
    },
    { name: 'categories', ask: () => ({ path: '/vendor/categories/' }) },
    { name: 'public vendor page', ask: (n) => ({ path: `/vendor/public/vendor-${typical.vendor(n)}/` }) },
    { name: 'partner: requests', ask: () => ({ path: '/desk/partner-leads/', as: partner }) },
    { name: 'partner: figures', ask: () => ({ path: '/desk/figures/', as: partner }) },
    ...listCalls('', typical),
    ...listCalls('busy ', busy),
    ...listWrites(typical),
  ]
}

function listCalls(prefix: string, { couple, vendor, lead, vision }: Cast): HotCall[] {
  const asCouple = (name: string, path: string) => ({
    name: `${prefix}couple: ${name}`,
    ask: (n: number) => ({ path: path.replace('{me}', String(couple(n))), as: couple(n) }),
  })
  const asVendor = (name: string, path: string) => ({
    name: `${prefix}vendor: ${name}`,
    ask: (n: number) => ({ path: path.replace('{me}', String(vendor(n))), as: vendor(n) }),
  })
  return [
    { name: `${prefix}vendor page`, ask: (n) => ({ path: `/vendor/detail/get/${vendor(n)}/`, as: couple(n) }) },
    asCouple('dashboard', '/couple/dashboard/'),
    asCouple('profile', '/couple/update-profile/'),
    asCouple('favourites', '/vendor/favourite-list/'),
    asCouple('active vendors', '/vendor/active/'),
    asCouple('in-person vendors', '/vendor/in-person-list/'),
    asCouple('booked vendors', '/vendor/booked/'),
    asCouple('inspirations', '/couple/couple-inspiration/list/'),
    asCouple('visions', '/vision/list/'),
    asCouple('credits', '/vision/user-credits/'),
    asCouple('sessions', '/couple/account/sessions/'),
    asCouple('conversations', '/chat/users/{me}/chats'),
    { name: `${prefix}couple: vision`, ask: (n) => ({ path: `/vision/list/${vision(n).id}/`, as: vision(n).couple }) },
    {
      name: `${prefix}couple: vendors of a vision`,
      ask: (n) => ({ path: `/vision/list/${vision(n).id}/matches/`, as: vision(n).couple }),
    },
    {
      name: `${prefix}couple: messages`,
      ask: (n) => ({ path: `/chat/chats/${lead(n).room}/messages`, as: lead(n).couple }),
    },
    {
      name: `${prefix}couple: lead page`,
      ask: (n) => ({ path: `/market/couple/lead/data/${lead(n).vendor}`, as: lead(n).couple }),
    },
    asVendor('account', '/desk/me/'),
    asVendor('inbox', '/desk/leads/'),
    asVendor('inbox, booked', '/desk/leads/?state=booked'),
    asVendor('conversations', '/chat/users/{me}/chats'),
    asVendor('figures', '/desk/figures/'),
    asVendor('profile', '/desk/profile/'),
    asVendor('notifications', '/desk/notifications/'),
    asVendor('days', '/desk/calendar/days/?from=2026-01-01&to=2026-12-31'),
    asVendor('team', '/desk/team/'),
    { name: `${prefix}vendor: lead`, ask: (n) => ({ path: `/desk/leads/${lead(n).lead}/`, as: lead(n).vendor }) },
    {
      name: `${prefix}vendor: messages`,
      ask: (n) => ({ path: `/chat/chats/${lead(n).room}/messages`, as: lead(n).vendor }),
    },
  ]
}

function listWrites({ couple, vendor, lead }: Cast): HotCall[] {
  const post = (path: string, as: number, json: unknown = {}): Ask => ({ path, as, method: 'POST', json })
  return [
    {
      name: 'couple: sends a message',
      ask: (n) => post(`/chat/chats/${lead(n).room}/messages`, lead(n).couple, { message: `Hello ${n}` }),
    },
    {
      name: 'couple: reads messages',
      ask: (n) => post(`/chat/chats/${lead(n).room}/read`, lead(n).couple, { message_id: lead(n).message }),
    },
    { name: 'couple: saves a vendor', ask: (n) => post(`/vendor/mark-favorite/${vendor(n)}/`, couple(n)) },
    { name: 'couple: scans a vendor', ask: (n) => post(`/leads/add_vendor/${vendor(n)}/`, couple(n)) },
  ]
}
