const vendorsAt = (origin: string) =>
  Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    user: index + 101,
    business_name: `Vendor ${index + 1}`,
    image: `${origin}/pictures/${index}.webp`,
    about_us: '<p>Grown nearby.</p>',
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
  }))

const recommendedAt = (origin: string) =>
  vendorsAt(origin)
    .slice(0, 5)
    .map(({ id, business_name, image }) => ({
      id,
      business_name,
      image,
      business_services: 'Bouquets, arches',
      business_location: 'Fennwick',
      categories: [{ title: 'Florists' }],
    }))

const answers: Record<string, (origin: string) => unknown> = {
  '/config/': () => ({
    site_url: 'http://site.test',
    vision_url: 'http://vision.test',
    google: false,
    payments: false,
  }),
  '/vendor/search-list/': (origin) => ({ results: vendorsAt(origin), count: 12, page_size: 12 }),
  '/auth/magic-link/spring/': () => ({
    is_active: true,
    access_link: 'https://site.test/dashboard',
    categories: [{ id: 3, title: 'Florists' }],
  }),
  '/auth/vendors/magic-link/spring/': (origin) => ({ count: 5, data: { results: recommendedAt(origin) } }),
  '/support/send/': () => ({ id: 1, role: 'assistant', content: 'Hello!', created_at: '2026-06-01T12:00:00Z' }),
}

/** Returns the response body of the fake backend for a path. `origin` is the origin of the image URLs. */
export function answerOf(path: string, origin: string): unknown {
  return answers[path]?.(origin) ?? {}
}
