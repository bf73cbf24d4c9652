import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CreditsDialog } from '../components/credits-dialog/credits-dialog.tsx'
import { LoginDialog } from '../components/login-dialog/login-dialog.tsx'
import { MagicLinkVendors } from '../components/magic-link-vendors/magic-link-vendors.tsx'
import { linkAnswer, vendorsAnswer } from '../components/magic-link-vendors/test/answers.ts'
import { VendorCardGrid } from '../components/vendor-card-grid/vendor-card-grid.tsx'
import { DealsCarousel } from '../components/vendor-profile/deals/deals-carousel.tsx'
import { VendorFaqs } from '../components/vendor-profile/faqs/vendor-faqs.tsx'
import { VendorGallery } from '../components/vendor-profile/gallery/vendor-gallery.tsx'
import { VendorReviews } from '../components/vendor-profile/reviews/vendor-reviews.tsx'
import { VisionGenerator } from '../components/vision-generator/vision-generator.tsx'
import { VisionView } from '../components/vision-view/vision-view.tsx'
import { pseudoMessages, untranslated } from '../testing/pseudo-messages.ts'
import { creditsLeft, type SetupOptions, setup, VISION_ID, visionAnswer } from '../testing/setup.tsx'
import { pageOf, vendorOf } from '../testing/vendors.ts'

interface Scene extends SetupOptions {
  component: ReactElement
  /** Matches a text that appears once the scene has rendered. */
  says: RegExp
}

const data = { title: '§', description: '§' }
const vision = (more: object) => ({ ...visionAnswer({ ...data, ...more }), always: true })
const view = <VisionView visionId={VISION_ID} />
const grid = <VendorCardGrid category="4" />
const florists = { business_name: '§ Fern', categories_label: '§ Florists', about_us: '§' }
const deal = {
  id: 1,
  name: '§',
  description: '§',
  original_price: '1200.00',
  discounted_price: '900.00',
  is_claimed: false,
}
const review = { id: 1, rating: 4, name: '§', created_at: '2026-05-01', review: '§' }
const packs = {
  path: '/vision/vision-packs/',
  always: true,
  body: [{ id: 1, credits: 5, price: '4.99', percentage_off: 20 }],
}

const scenes: Record<string, Scene> = {
  draft: { component: <VisionGenerator />, says: /Generate/ },
  'vision board': {
    component: <VisionGenerator view="board" />,
    isSignedIn: true,
    script: [
      creditsLeft(3),
      {
        path: '/vision/list/',
        always: true,
        body: { data: [{ id: VISION_ID, images: [], result_image: '', ...data }] },
      },
    ],
    says: /Add New Vision/,
  },
  'vision in progress': {
    component: view,
    isSignedIn: true,
    script: [vision({ is_task_processing: true })],
    says: /Hang tight/,
  },
  'ready vision': {
    component: view,
    isSignedIn: true,
    script: [
      creditsLeft(3),
      vision({
        result_image: 'https://api.test/p.png',
        is_illustrated: true,
        is_watermarked: true,
        images: [{ image: 'https://api.test/a.png' }],
      }),
    ],
    says: /Edit Vision/,
  },
  'failed vision': {
    component: view,
    isSignedIn: true,
    script: [creditsLeft(3), vision({ failure: { code: 'refused', message: '' } })],
    says: /declined/,
  },
  'missing vision': {
    component: view,
    isSignedIn: true,
    script: [{ ...visionAnswer(), status: 404, always: true }],
    says: /couldn't find/,
  },
  'sign-in': { component: <LoginDialog onClose={() => {}} />, says: /Send code/ },
  'credit packs': {
    component: <CreditsDialog onClose={() => {}} />,
    isSignedIn: true,
    script: [creditsLeft(0), packs],
    says: /Unlimited visions/,
  },
  vendors: {
    component: grid,
    script: [pageOf([vendorOf(1, florists), vendorOf(2, florists)], { count: 5 })],
    says: /View Profile/,
  },
  'no vendors': { component: grid, script: [pageOf([])], says: /No vendors found/ },
  'failed vendors': { component: grid, script: [pageOf([], { status: 400 })], says: /couldn't load/ },
  "a couple's own vendors": { component: <VendorCardGrid list="favourites" />, says: /Log in/ },
  'magic link': {
    component: <MagicLinkVendors code="abc" />,
    script: [linkAnswer({ categories: [] }), vendorsAnswer({ count: 0 })],
    says: /is Active/,
  },
  'missing magic link': {
    component: <MagicLinkVendors code="abc" />,
    script: [linkAnswer({}, 404)],
    says: /Not Found/,
  },
  'vendor profile': {
    component: (
      <>
        <VendorGallery images={['https://img.test/1.webp', 'https://img.test/2.webp']} title="§" />
        <DealsCarousel deals={[deal, { ...deal, id: 2, is_claimed: true }]} onClaim={() => {}} />
        <VendorReviews reviews={[review]} />
        <VendorFaqs faqs={[{ question: '§', answer: '§' }]} />
      </>
    ),
    says: /Exclusive Deals/,
  },
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

it.each(Object.entries(scenes))(
  'a component renders no untranslated text: %s',
  async (_, { component, says, ...options }) => {
    setup(component, { ...options, messages: pseudoMessages })
    await waitFor(() => expect(document.body.textContent).toMatch(says))
    expect(untranslated(document.body)).toEqual([])
  },
)

it('the check for untranslated text finds a hard-coded text', () => {
  setup(
    <button type="button" title="Hint">
      Press
    </button>,
  )
  expect(untranslated(document.body)).toEqual(['Press', 'Hint'])
  expect(screen.getByRole('button')).toBeVisible()
})
