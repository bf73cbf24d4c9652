/* The vendors and categories of the backend that every visitor can see. */
const PAGE_SIZE = 100

async function get(api, path) {
  const answer = await fetch(`${api}${path}`)
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}.`)
  return answer.json()
}

export async function loadCategories(api) {
  const categories = await get(api, '/vendor/categories/')
  return categories.map(({ id, title }) => ({ id: String(id), name: title, detail: '' }))
}

export async function loadVendors(api) {
  const first = await get(api, `/vendor/search-list/?page_size=${PAGE_SIZE}`)
  const pages = Array.from({ length: Math.ceil(first.count / PAGE_SIZE) - 1 }, (_, index) =>
    get(api, `/vendor/search-list/?page_size=${PAGE_SIZE}&page=${index + 2}`),
  )
  const rest = await Promise.all(pages)
  return [first, ...rest]
    .flatMap(({ results }) => results)
    .map(({ id, business_name, categories_label, business_location, image }) => ({
      id: String(id),
      name: business_name,
      detail: [categories_label, business_location].filter(Boolean).join(' · '),
      image,
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}
