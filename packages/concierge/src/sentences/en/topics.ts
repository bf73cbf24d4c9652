import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import { counted, listIn } from '../../text.ts'

const { and } = listIn('en')

/** Explanations of how the product works. Buttons and pages have the same names as on the site. */
export const topics = {
  privacy:
    'Vendors see your name and what you write or share with them; not whom you save, your visions or your budget. The Privacy Policy at the bottom of the landing page says the rest. I keep nothing of what we talk about.',
  visionTime:
    'A vision usually takes a minute or two. You need not wait for it: it appears on your **Vision Board**, and you get an email when it is ready.',
  forVendors:
    'How nice! **I’m a vendor**, at the top of the landing page, leads to the side of this house that is made for vendors.',
  howMany: (vendors: number, categories: number) =>
    `Right now there are **${counted(vendors, 'listing')}** in ${counted(categories, 'category', 'categories')}. What are you looking for?`,
  noApp: 'There is no app to install: this site works in the browser of any phone, tablet or computer.',
  pack: (credits: number, price: string) => `${credits} for $${price}`,
  credits: (packs: readonly string[]) => {
    const start = `Each vision costs one credit, and every account starts with **${FREE_CREDITS} free**. Editing a vision costs none; each may be edited ${MAX_EDITS} times.`
    if (packs.length === 0) return start
    return `${start} More come in packs (${and(packs)}), or without limit in the monthly plan: tap **Upgrade** on the Vision Board.`
  },
  watermark:
    'Visions of the free plan carry a mark. Once you buy any pack, or the monthly plan, **all** your visions lose it, earlier ones too.',
  edits: `Open a vision on your **Vision Board** and tap **Edit Vision**: say what should be different and it is drawn again. Each vision has ${MAX_EDITS} edits, and they cost no credit.`,
  visions: `A **vision** is an image of your wedding drawn from your own words. Open **Vision Board**, describe the day, add up to ${MAX_VISION_IMAGES} photos if you like (your venue, for example) and tap **Generate**. You get an email when it is ready.`,
  inspirations:
    'Your home page is a board for inspirations: tap **Add Inspiration**, choose a category, describe the idea and add up to 5 images. **Find** on a card then looks for vendors of that category.',
  deals:
    'Vendors with exclusive deals show them on their profile. Tap **Claim Now** on one you like: it is noted as yours and a conversation with the vendor opens.',
  inquiries:
    'On a vendor’s profile, **Inquire** asks them to get in touch with you, once for each vendor. **Message** opens a conversation right away, where you can ask for a quote.',
  messages:
    'Tap **Message** on a vendor’s card or profile to start a conversation; all of them are under **Messages**. Once you are in touch, the button says **Manage** and leads to messages, documents and payments with that vendor.',
  documents: `Under **Vendors**, tap **Manage** on a vendor: there you share up to ${MAX_LEAD_FILES} documents (PDFs, images or videos) and sign contracts. A document that needs you says **Click to sign**; you and your partner each type your name.`,
  payments:
    'Vendors send invoices here. Under **Vendors**, tap **Manage** on the vendor, then **Make Payment**: choose the invoice and pay on a secure page. You also get the invoice by email.',
  favourites:
    'Tap the heart on a vendor’s card, or **Add to Favorites** on the profile. They are then under **Vendors**, in the tab **Saved**.',
  fairs: 'Scan a vendor’s code at a wedding fair, and they appear under **Vendors**, in the tab **Wedding Fairs**.',
  magicLinks:
    'A magic link is a personal invitation: it shows vendors picked for you and signs you in, without a password. It works for 30 days.',
  account:
    '**Create Account** takes a minute: your name, email and a password, then a little about your wedding. If you forget your password, tap **Forgot password?** at the login and you get a link by email. It can be changed under **Settings**.',
  settings:
    'Open **Settings**: there you change your photo, your names, your wedding date and location, and your password.',
  booking:
    'Booking happens between you and the vendor: **Message** or **Inquire** on their profile, agree on the day, sign their contract and pay their invoice under **Manage**. They then appear under **Vendors**, in the tab **Booked**.',
  areas: (places: readonly string[]) =>
    `We support **Northern California** at the moment${places.length > 1 ? `: ${and(places)}, and more` : ''}.`,
  whoAmI:
    'I’m the wedding assistant of this site: a program, not a person. I look things up in our vendors’ own profiles, so what I name really exists.',
  support: (email: string | undefined) =>
    email
      ? `For that our people are better than I am: write to **${email}**.`
      : 'For that our people are better than I am: the contact at the bottom of the landing page reaches them.',
  price: `Finding vendors, saving them and writing to them is free. What a vendor charges is between you and them, and the vision tool comes with ${counted(FREE_CREDITS, 'free vision')}.`,
  ranking:
    'I go by what vendors write in their profiles, by the prices they list and by the stars that couples gave. Nobody pays to be named.',
  opinions:
    'Couples leave stars and a few words with vendors. Name a vendor, and I tell you what they say of them; or ask for the “best rated florists”.',
  languages: 'I answer in English and in Spanish; what vendors wrote themselves stays as they wrote it.',
}
