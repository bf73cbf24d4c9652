const vendors = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  user: index + 101,
  business_name: `Vendor ${index + 1}`,
  image: `/img.svg?${index}`,
  about_us: '<p>Grown nearby.</p>',
  categories_label: 'Florists',
  is_first_message: false,
  is_first_invoice: false,
  is_first_file: false,
}))

const recommended = vendors.slice(0, 5).map(({ id, business_name, image }) => ({
  id,
  business_name,
  image,
  business_services: 'Bouquets, arches',
  business_location: 'Fennwick',
  categories: [{ title: 'Florists' }],
}))

const answers: Record<string, unknown> = {
  '/config/': { site_url: 'http://site.test', vision_url: 'http://vision.test', google: false, payments: false },
  '/vendor/search-list/': { results: vendors, count: 12, page_size: 12 },
  '/auth/magic-link/spring/': {
    is_active: true,
    access_link: 'http://site.test/dashboard',
    categories: [{ id: 3, title: 'Florists' }],
  },
  '/auth/vendors/magic-link/spring/': { count: 5, data: { results: recommended } },
  '/support/send/': { id: 1, role: 'assistant', content: 'Hello!', created_at: '2026-06-01T12:00:00Z' },
}

/** What a backend says, at once and without a database. */
export function answerOf(path: string): unknown {
  return answers[path] ?? {}
}
