import { API, type Network } from './fake-network.ts'

/** An element as a page embeds it, with the responses of the fake backend. */
export interface Subject {
  tag: string
  html: string
  /** The URL of the element's classic script. */
  src: string
  script: string
  /** A selector for a node that the element renders together with its content. */
  ready: string
  answers: NonNullable<Network['answers']>
}

/** Creates a vendor in the format of the backend's responses. */
export function vendorOf(id: number, more: object = {}) {
  return {
    id,
    user: 1000 + id,
    business_name: `Vendor ${id}`,
    image: id % 2 === 0 ? '' : `${API}/pictures/${id}.png`,
    about_us: '<p>Grown nearby.</p>',
    avg_rating: 4.5,
    categories_label: 'Florists',
    is_first_message: false,
    is_first_invoice: false,
    is_first_file: false,
    ...more,
  }
}

export const vendors = [1, 2, 3, 4, 5, 6].map((id) => vendorOf(id))

const recommended = vendors.slice(0, 5).map(({ id, business_name, image }) => ({
  id,
  business_name,
  image,
  business_services: 'Bouquets, arches',
  business_location: 'Fennwick',
  categories: [{ title: 'Florists' }],
}))

function subject(tag: string, attributes: string, ready: string, answers: Subject['answers'] = {}): Subject {
  const src = `${API}/embed/v1/${tag}.js`
  return {
    tag,
    html: `<${tag}${attributes}></${tag}>`,
    src,
    script: `<script src="${src}"></script>`,
    ready: `${tag} ${ready}`,
    answers,
  }
}

export const generator = subject('vision-generator', '', 'textarea')

export const grid = subject('vendor-card-grid', ' category="3"', '[part=card] a:not([data-variant])', {
  '/vendor/search-list/': { body: { results: vendors, count: 18, page_size: 6 } },
})

export const magicLink = subject(
  'magic-link-vendors',
  ' code="spring"',
  '.vk-recommended [part=card] a:not([data-variant])',
  {
    '/auth/magic-link/spring/': {
      body: { is_active: true, access_link: 'https://site.test/dashboard', categories: [{ id: 3, title: 'Florists' }] },
    },
    '/auth/vendors/magic-link/spring/': { body: { count: 5, data: { results: recommended } } },
  },
)

/** The wedding assistant with an open panel. */
export const assistant = subject('wedding-assistant', ' open', '[part=bubble]', {
  '/support/stream/': {
    body: {
      id: 1,
      role: 'assistant',
      content: 'Welcome. **Iris & Fern** grows peonies.\n[View Profile](/dashboard/vendor-detail/12)',
      created_at: '',
    },
  },
})

/** A reply with every optional part. */
export const replyWithParts = {
  ...{ id: 2, role: 'assistant', created_at: '2026-06-01T12:00:00Z', answered_by: 'catalogue' },
  content: 'Two fit:\n• **Iris & Fern**\n• **Marigold & Rye**',
  cards: [
    { vendor_id: 12, name: 'Iris & Fern', image: `${API}/pictures/1.png`, reason: 'From $395 of your $2,000' },
    { vendor_id: 13, name: 'Marigold & Rye', image: `${API}/pictures/1.png`, reason: 'From $900 of your $2,000' },
  ],
  table: {
    vendors: [
      { vendor_id: 12, name: 'Iris & Fern' },
      { vendor_id: 13, name: 'Marigold & Rye' },
    ],
    rows: [
      { label: 'Price', cells: ['from $395, DIY buckets', 'from $900'] },
      { label: 'Places', cells: ['Sebastopol, Oakland, San Francisco', 'Napa'] },
    ],
  },
  quotes: [{ name: 'Iris & Fern', where: 'FAQ: Do you travel?', text: 'Sixty miles is free.' }],
  suggestions: ['And in Oakland?', 'Which of them is cheaper?'],
}

const profile: Subject['answers'] = {
  '/vendor/detail/get/3/': {
    body: {
      ...vendorOf(3, { user: { id: 1003, first_name: 'Iris', last_name: 'Moon' } }),
      business_location: 'Fennwick',
      gallery: [{ image: `${API}/pictures/3.png` }, { image: `${API}/pictures/5.png` }],
      business_services: 'Bouquets, arches',
      reviews: [{ id: 1, rating: 5, name: 'Ana', review: 'Kind.', created_at: '2026-05-01T10:00:00Z', verified: true }],
      packages: [{ id: 9, name: 'Small', description: 'One arch.', original_price: '1200', is_claimed: false }],
      faqs: [{ question: 'Do you travel?', answer: 'Yes.' }],
      is_favorited: false,
      inquiry: false,
    },
  },
}

export const vendorProfile = subject('vendor-profile', ' vendor-id="3"', '.vk-vendor__name', profile)
export const vendorReviews = subject('vendor-reviews', ' vendor-id="3"', '.vk-review', profile)
export const vendorInquiry = subject('vendor-inquiry', ' vendor-id="3"', 'textarea', profile)

export const cards = [grid, magicLink]
export const vendorElements = [vendorProfile, vendorReviews, vendorInquiry]
export const subjects = [generator, ...cards, assistant]
