import { expect, it } from 'vitest'
import { arabicMessages } from './ar.generated.ts'
import { germanMessages } from './de.generated.ts'
import { spanishMessages } from './es.generated.ts'
import { frenchMessages } from './fr.generated.ts'
import { englishMessages } from './index.ts'

const { credits, magicLink, vision } = englishMessages

/** The exact texts in the specification, by message group. */
const documented = {
  account: { login: 'Login / Sign Up', logout: 'Logout', upgrade: 'Upgrade', board: 'View Your Vision Board' },
  assistant: { tooLong: "You've exceed the max characters allowed (100)", viewProfile: 'View Profile' },
  board: {
    title: 'Your Vision Board',
    add: 'Add New Vision',
    addHint: 'Click to create your next wedding dream',
  },
  common: { network: 'Please check your network connection.', loading: 'Loading...' },
  credits: {
    no_credits: 'You have no vision credits remaining.',
    free: 'The free plan includes 3 watermarked previews and 3 edits per vision.',
    continue: 'Continue',
    pack_invalid: 'Please select a valid pack',
  },
  demo: { title: 'See our AI in action' },
  draft: {
    title: 'Bring your dream wedding to life',
    placeholder: 'Describe your dream wedding...',
    addImages: 'Add Images',
    drop: 'Drop here to upload',
    trySample: 'Try Sample',
    generate: 'Generate',
    board: 'View Your Vision Board',
    description_blank: 'Please write a description of your dream wedding',
    description_too_long: 'Please keep your description under 2000 characters',
  },
  login: {
    email_required: 'Please enter your email address.',
    send_failed: 'Failed to send verification code. Please try again.',
    send_error: 'An error occurred while sending code.',
    code_required: 'Please enter the verification code.',
    code_invalid: 'Invalid verification code. Please try again.',
    verify_error: 'An unexpected error occurred.',
  },
  magicLink: {
    active: 'Magic Link is Active',
    inactive: 'Magic Link is Inactive',
    login: 'Login to Dashboard',
    setPassword: 'Set your Password',
    missing: '404 - Magic Link Not Found',
    missingNote: 'The link you provided is invalid or has expired.',
    invalid: 'Invalid or expired magic link.',
    vendors: 'Recommended Vendors',
    failed: 'Failed to fetch vendors. Please try again.',
  },
  profile: {
    claim: 'Claim Now',
    claimed: 'Claimed ✅',
    verified: 'Verified Purchased',
    helpful: 'Was it helpful',
    viewMore: 'View More Reviews',
    faqs: 'Frequently Asked Questions',
  },
  vendors: {
    viewProfile: 'View Profile',
    message: 'Message',
    manage: 'Manage',
    empty: 'No vendors found',
    empty_favourites: 'No saved vendors',
    empty_active: 'No active vendors',
    'empty_in-person': 'No scanned vendors',
    empty_booked: 'No booked vendors',
  },
  vision: {
    loader: [
      'Dreaming up your vision...',
      'Adding a touch of magic...',
      'Crafting your perfect day...',
      'Visualizing the details...',
      'Bringing it all together...',
    ],
    note: "Hang tight or check back later! We'll send an email when your vision is ready.",
    editVision: 'Edit Vision',
    submitEdits: 'Submit Edits',
    newVision: 'New Vision',
    editPrompt: 'What edits would you like to make?',
    edit_empty: 'Please enter an edit',
  },
} as const satisfies { [Group in keyof typeof englishMessages]?: object }

it.each(Object.entries(documented))(
  'the English message group %s contains the texts from the specification',
  (group, words) => {
    expect(englishMessages[group as keyof typeof documented]).toMatchObject(words)
  },
)

it.each([
  [vision.editsRemaining(2), '2 edits remaining'],
  [vision.editsRemaining(1), '1 edit remaining'],
  [vision.edit(1), 'Edit 1'],
  [magicLink.pageOf(1, 3), '1 / 3'],
  [credits.monthlyPrice('$29.99'), '$29.99 per month'],
  [credits.off(20), '20% off'],
  [credits.checkout_failed('help@site.test'), 'Failed to initiate payment. Contact help@site.test for help.'],
  [credits.checkout_error('help@site.test'), 'Something went wrong. Contact help@site.test for help.'],
])('a message function returns the text %j from the specification', (said, wording) => {
  expect(said).toBe(wording)
})

it.each(Object.entries({ arabicMessages, frenchMessages, germanMessages, spanishMessages }))(
  '%s has ten different sample prompts, and questions of at most 99 characters',
  (_, { assistant, draft }) => {
    expect(new Set(draft.samples).size).toBe(10)
    const questions = [...assistant.questions, ...assistant.vendorQuestions]
    expect(questions.filter((question) => question.length > 99)).toEqual([])
  },
)

it('arabicMessages has a form for each plural category', () => {
  const texts = [0, 1, 2, 3, 11, 100].map((credits) => arabicMessages.credits.pack(credits))
  expect(texts).toEqual(['لا رؤى', 'رؤية واحدة', 'رؤيتان', '3 رؤى', '11 رؤية', '100 رؤية'])
})

it.each([
  [frenchMessages.vendors.found(1, 1, 1), '1 prestataire'],
  [frenchMessages.vendors.found(1_234, 2, 124), '1 234 prestataires, page 2 sur 124'],
  [frenchMessages.vendors.rating(4.75), 'Note de 4,8 sur 5'],
  [germanMessages.vendors.found(1_234, 1, 1), '1.234 Anbieter'],
  [germanMessages.profile.reviewDate(new Date('2026-05-01T00:00Z')), '1. Mai 2026'],
])('a translation formats numbers and dates in its locale: %j', (text, expected) => {
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(expected)
})

it('frenchMessages has a narrow no-break space before each of ? ! : ; and inside quotation marks', () => {
  const texts = JSON.stringify(frenchMessages)
  expect(texts.match(/(?<![\u202f"])[?!:;»]|«(?!\u202f)/g) ?? []).toEqual([])
})
