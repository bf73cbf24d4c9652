import type { Query } from '../servers/engines.ts'

/** An HTTP request, and the SQL statements that the API runs for the request. */
export interface Question {
  path: string
  /** SQL statements with their parameter values. */
  statements: [string, unknown[]][]
}

const PAGE_SIZE = 12
const CATEGORIES = 16

const COUNT = 'select count(*) from vendor_categories where category_id = $1'

const RATING = '(select round(avg(rating), 1) from reviews where vendor_id = v.id)'
const LABEL = `(select string_agg(c.title, ', ' order by c.id)
  from vendor_categories o join categories c on c.id = o.category_id where o.vendor_id = v.id)`

const PAGE = `select v.*, a.first_name, a.last_name, ${LABEL} label, ${RATING} rating
from (select vendor_id from vendor_categories where category_id = $1 order by vendor_id limit ${PAGE_SIZE} offset $2) page
join vendors v on v.id = page.vendor_id join accounts a on a.id = v.account_id order by v.id`

const VENDOR = `select v.*, a.first_name, a.last_name, ${LABEL} label, ${RATING} rating
from vendors v join accounts a on a.id = v.account_id where v.id = $1`

const PARTS = [
  'select image from vendor_images where vendor_id = $1 order by position',
  'select * from reviews where vendor_id = $1 order by created_at desc, id desc',
  'select * from packages where vendor_id = $1 order by id',
  'select question, answer from faqs where vendor_id = $1 order by position',
]

/**
 * Returns distinct result pages of the vendor search: the first page of every category, then the second page of every
 * category, and so on.
 */
export function askSearches(count: number): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const category = (index % CATEGORIES) + 1
    const page = Math.floor(index / CATEGORIES) + 1
    return {
      path: `/vendor/search-list/?categories=${category}&page=${page}&page_size=${PAGE_SIZE}`,
      statements: [
        [COUNT, [category]],
        [PAGE, [category, (page - 1) * PAGE_SIZE]],
      ],
    }
  })
}

/** Returns requests for distinct vendor profiles, spread evenly over the table. */
export function askDetails(count: number, ids: number[]): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const id = ids[(index * 7919) % ids.length]
    return {
      path: `/vendor/detail/get/${id}/`,
      statements: [VENDOR, ...PARTS].map((statement): [string, unknown[]] => [statement, [id]]),
    }
  })
}

/** Returns ids of vendors, spread evenly over the table. */
export async function pickIds(query: Query): Promise<number[]> {
  const rows = await query('select id from vendors where id % 53 = 0', [])
  return rows.map(({ id }) => Number(id))
}
