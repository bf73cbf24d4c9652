import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_PHOTOS, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import type { SiteTopic } from '../../../questions/aspects.ts'
import { formatFor } from '../../format.ts'

const { number, and } = formatFor('en')

/** What the sentences about the product depend on. Prices are formatted. */
export interface SiteData {
  packs: readonly { credits: number; price: string }[]
  monthlyPrice: string | null
  supportEmail: string | undefined
  places: readonly string[]
  vendors: number
  categories: readonly string[]
}

type Sentence = string | ((data: SiteData) => string)
export type SiteSentences = Readonly<Record<SiteTopic, Sentence>>

const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Write to our support at **${supportEmail}**.`
    : 'Use the contact at the bottom of the landing page to reach our support.'
const packList = ({ packs }: SiteData) => and(packs.map(({ credits, price }) => `${number(credits)} for ${price}`))
const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` The monthly plan costs **${monthlyPrice}** a month and includes unlimited visions.` : ''

/** How the product works. Buttons and pages have the same names as on the site. */
export const site: SiteSentences = {
  'vision-create': `Open **Vision Board**, tap **Add New Vision**, describe your wedding in a sentence or two, add up to ${MAX_VISION_IMAGES} photos if you like, and tap **Generate**. You get an email when the vision is ready.`,
  'vision-time':
    'A vision usually takes a minute or two. It appears on your **Vision Board**, and you get an email when it is ready.',
  'vision-edits': `Each vision has **${MAX_EDITS} edits**, and they cost no credit. Open the vision on your **Vision Board**, tap **Edit Vision** and say what should change.`,
  'vision-edits-used': `After ${MAX_EDITS} edits a vision can’t be edited again. **Use this prompt again** starts a new vision from its description. That costs one credit; more credits come in packs under **Upgrade**.`,
  'vision-photos': `You can add up to **${MAX_VISION_IMAGES}** photos to a vision, for example of your venue.`,
  'vision-share':
    'Open the vision on your **Vision Board**, tap **Share**, then **Create link**. Anyone with the link can see the image, its title and your description. **Stop sharing** ends it.',
  'vision-private':
    'Your visions are private: only you can see them. If you share one with **Share**, anyone with its link can see it until you tap **Stop sharing**.',
  'vision-failed':
    'If a vision fails, its credit comes back to your account. Tap **Use this prompt again** on the Vision Board to try again.',
  'vision-download':
    'Open the vision on your **Vision Board** and tap **Download**. On the free plan the image has a watermark.',
  watermark:
    'Visions of the free plan have a watermark. When you buy any pack or the monthly plan under **Upgrade**, all your visions lose it, earlier ones too.',
  'credits-price': (data) =>
    `A vision costs one credit. Every account starts with **${FREE_CREDITS} free credits**.${data.packs.length > 0 ? ` Packs of credits: ${packList(data)}.` : ''}${monthly(data)} Tap **Upgrade** on the Vision Board to buy.`,
  'credits-expire': (data) => `I don’t know of an expiry date: no page says that credits expire. ${contact(data)}`,
  'credits-refund': (data) =>
    `If a vision fails, its credit comes back by itself. For a refund of a pack, please ask our support. ${contact(data)}`,
  'monthly-plan': (data) =>
    data.monthlyPrice
      ? `The monthly plan costs **${data.monthlyPrice}** a month. It includes unlimited visions without a watermark. Tap **Upgrade** on the Vision Board.`
      : `There is no monthly plan at the moment. ${data.packs.length > 0 ? `Packs of credits: ${packList(data)}.` : ''}`,
  'cancel-plan': (data) =>
    `I can’t cancel a plan myself. Please contact our support, who cancel it for you. ${contact(data)}`,
  'free-plan': `The free plan has **${FREE_CREDITS} credits** for ${FREE_CREDITS} visions, with ${MAX_EDITS} edits each. The images have a watermark. Finding, saving and messaging vendors is free too.`,
  'site-price': (data) =>
    `Finding, saving and messaging vendors is **free**, and so are your first ${FREE_CREDITS} visions. More visions cost credits${data.packs.length > 0 ? ` (${packList(data)})` : ''}. You pay vendors what you agree with them.`,
  'save-vendor':
    'Tap the heart on a vendor’s card, or **Add to Favorites** on the profile. You find them again under **Vendors**, in the tab **Saved**.',
  'saved-vendors': 'Your saved vendors are under **Vendors**, in the tab **Saved**.',
  'message-vendor':
    'Tap **Message** on a vendor’s card or profile to start a conversation. All conversations are under **Messages**.',
  'see-replies': 'Replies of vendors are under **Messages**. A number there counts the unread ones.',
  'inquire-or-message':
    '**Message** opens a conversation in which you write to the vendor yourself. **Inquire** sends the vendor an inquiry, once, so that they get in touch with you.',
  inquire:
    'Tap **Inquire** on a vendor’s profile: the vendor gets your inquiry and gets in touch with you. To ask for a quote in your own words, tap **Message**.',
  deals:
    'Exclusive deals are on the vendor’s profile. Tap **Claim Now** on a deal: it is noted as yours, and a conversation with the vendor opens.',
  'sign-contract':
    'Open **Vendors**, tap **Manage** on the vendor and open **Documents**. A contract that needs you says **Click to sign**; you and your partner type your names and tap **Sign**.',
  'partner-signs': 'Yes: both of you sign. You and your partner each type your name in the dialog **Sign Document**.',
  documents: `Yes. Open **Vendors**, tap **Manage** on the vendor, then **Upload Document**. You can share up to ${MAX_LEAD_FILES} files (PDFs, images or videos) with each vendor.`,
  'document-count': `You can share up to **${MAX_LEAD_FILES} files** with each vendor, under **Manage**.`,
  'pay-invoice':
    'Open **Vendors**, tap **Manage** on the vendor, then **Make Payment**. Choose the invoice and tap **Pay Now**; you pay on a secure page. The invoice also comes by email.',
  'vendor-refund': (data) =>
    `Refunds are up to the vendor and the contract with them. Write to the vendor by **Message**. ${contact(data)}`,
  'cancel-booking':
    'Only you and the vendor can cancel a booking: write to the vendor under **Messages**, and check the contract under **Manage** for what it says about cancelling.',
  booking:
    'You book with the vendor: tap **Message** or **Inquire** on the profile, agree on the day, then sign the contract and pay the invoice under **Manage**. The vendor then appears under **Vendors**, in the tab **Booked**.',
  'delete-account':
    'Open **Settings** and tap **Delete account**. Your data is erased **14 days** later; until then you can sign in and tap **Keep my account**.',
  'undo-deletion':
    'Yes, within **14 days**: sign in and tap **Keep my account**. After that the data is erased and can’t come back.',
  'export-data':
    'Yes. Open **Settings**, section **Your data**, and tap **Prepare my data**. You get an email when the ZIP file is ready to download.',
  privacy:
    'Vendors see your name and what you write or share with them. They don’t see whom you save, your visions or your budget. The Privacy Policy at the bottom of the landing page says the rest.',
  'forgot-password':
    'Tap **Forgot password?** at the login and enter your email. You get a link to set a new password.',
  'change-password': 'You change your password under **Settings**.',
  'change-email': (data) => `The email address of an account can’t be changed in **Settings**. ${contact(data)}`,
  'change-wedding': 'You change your wedding date and place under **Settings**.',
  settings:
    'Open **Settings**: there you change your photo, names, wedding date and place, password, and download or delete your data.',
  'create-account':
    'Tap **Create Account**: it asks for your names, email and a password, then a little about your wedding. It is free.',
  'sign-in': 'Not necessarily. You sign in with your password, with Google, or with a code that we send to your email.',
  'login-code':
    'Look in your spam folder first; the email can take a minute. Then request a new code at the login; only the newest code works.',
  'magic-link':
    'A magic link is a personal invitation: it shows recommended vendors and signs you in without a password.',
  'magic-link-invalid': (data) =>
    `The magic link has expired or is no longer active. Ask for a new one from the person who sent it, or sign in with your email. ${contact(data)}`,
  inspirations: `Your home page at **/dashboard** is your inspiration board: tap **Add Inspiration**, choose a category, describe the idea and add up to ${MAX_PHOTOS} photos.`,
  'wedding-fair':
    'Scan a vendor’s code at a wedding fair. The vendor then appears under **Vendors**, in the tab **Wedding Fairs**.',
  areas: ({ places }) =>
    `Our vendors are in **Northern California**${places.length > 1 ? `, for example in ${and(places)}` : ''}. Some of them travel farther; their profiles say so.`,
  'how-many-vendors': ({ vendors, categories }) =>
    `There are **${number(vendors)} vendors** in ${number(categories.length)} categories.`,
  categories: ({ categories }) => `I can look for ${and(categories)}.`,
  'for-vendors':
    'Welcome! Tap **I’m a vendor** at the top of the landing page: it leads to the pages for vendors, where you can join.',
  ranking:
    'I go by what vendors write in their profiles, by their prices and by the stars of couples. No vendor pays to be named.',
  'reviews-work':
    'Couples leave stars and a few words on a vendor’s profile. Name a vendor, and I tell you what they say.',
  languages:
    'I understand English, Spanish, French, German, Italian, Portuguese, Chinese and Arabic. I answer in the first four; what vendors wrote stays in their words.',
  'no-app': 'There is no app to install: the site works in the browser of any phone, tablet or computer.',
  assistant:
    'I’m the assistant of this site: a computer program, not a person. I look things up in our vendors’ own profiles.',
  support: (data) => `A person can help you. ${contact(data)}`,
}
