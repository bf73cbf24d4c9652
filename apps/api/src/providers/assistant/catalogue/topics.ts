import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import type { Catalogue } from '../catalogue.ts'
import { counted, listed } from './text.ts'

interface Topic {
  /** What a question about it says. */
  asked: RegExp
  /** Nothing else is asked by these words, whatever else is said. */
  isSure?: true
  answer(catalogue: Catalogue): string | Promise<string>
}

/** How the product works, as its pages say it. The first that a question fits is told. */
const TOPICS: readonly Topic[] = [
  {
    asked:
      /\b(privacy|my data|gdpr|delete my account)\b|\b(who|can (the )?vendors?|do (the )?vendors?) .*\b(sees?|know)\b.*\b(my|our|i|we)\b/i,
    isSure: true,
    answer: () =>
      'Vendors see your name and what you write or share with them; not whom you save, your visions or your budget. The Privacy Policy at the bottom of the landing page says the rest. I keep nothing of what we talk about.',
  },
  {
    asked: /\bhow (long|fast|soon)\b.*\bvisions?\b|\bvisions?\b.*\b(take|ready|done|finished)\b/i,
    isSure: true,
    answer: () =>
      'A vision usually takes a minute or two. You need not wait for it: it appears on your **Vision Board**, and you get an email when it is ready.',
  },
  {
    asked:
      /\b(i am|im|i'm|i’m|we are|as) an? (wedding )?(vendor|supplier|business|photographer|florist|dj|planner|caterer)\b|\b(list|add|promote) (my|our) (business|company|services)\b/i,
    isSure: true,
    answer: () =>
      'How nice! **I’m a vendor**, at the top of the landing page, leads to the side of this house that is made for vendors.',
  },
  {
    asked: /\bhow many (vendors|suppliers|listings|businesses)\b/i,
    async answer(catalogue) {
      const categories = (await catalogue.categories()).filter(({ vendors }) => vendors > 0)
      const total = categories.reduce((sum, { vendors }) => sum + vendors, 0)
      return `Right now there are **${counted(total, 'listing')}** in ${counted(categories.length, 'category', 'categories')}. What are you looking for?`
    },
  },
  {
    asked: /\b(an app|your app|mobile app|app store|android|iphone)\b/i,
    answer: () => 'There is no app to install: this site works in the browser of any phone, tablet or computer.',
  },
  {
    asked:
      /\b(credits?(?! ?cards?)|packs?|monthly plan|unlimited|upgrade|how many visions|price of (a )?vision|visions? cost|(free|paid) plan|pay for (a )?visions?)\b/i,
    isSure: true,
    async answer(catalogue) {
      const packs = (await catalogue.packs()).map(({ credits, price }) => `${credits} for $${price}`)
      const sold =
        packs.length > 0
          ? ` More come in packs (${listed(packs)}), or without limit in the monthly plan: tap **Upgrade** on the Vision Board.`
          : ''
      return `Each vision costs one credit, and every account starts with **${FREE_CREDITS} free**. Editing a vision costs none; each may be edited ${MAX_EDITS} times.${sold}`
    },
  },
  {
    asked: /\b(watermark\w*|download\w* (a |my |the )?(vision|picture|image)s?)\b/i,
    isSure: true,
    answer: () =>
      'Visions of the free plan carry a mark. Once you buy any pack, or the monthly plan, **all** your visions lose it, earlier ones too.',
  },
  {
    asked: /\bedit\w*\b.*\b(vision|picture|image|design)s?\b|\bvisions?\b.*\b(edit|change|redo|tweak)\w*\b/i,
    isSure: true,
    answer: () =>
      `Open a vision on your **Vision Board** and tap **Edit Vision**: say what should be different and it is drawn again. Each vision has ${MAX_EDITS} edits, and they cost no credit.`,
  },
  {
    asked:
      /\b(vision ?boards?|visions?|ai (image|picture|tool)s?|visuali[sz]e|generate (a |an )?(picture|image)s?|dream wedding)\b/i,
    isSure: true,
    answer: () =>
      `A **vision** is a picture of your wedding drawn from your own words. Open **Vision Board**, describe the day, add up to ${MAX_VISION_IMAGES} photos if you like (your venue, for example) and tap **Generate**. You get an email when it is ready.`,
  },
  {
    asked: /\b(inspirations?|mood ?board|add (a )?(photo|picture|image)s?)\b/i,
    answer: () =>
      'Your home page is a board for inspirations: tap **Add Inspiration**, choose a category, describe the idea and add up to 5 pictures. **Find** on a card then looks for vendors of that category.',
  },
  {
    asked:
      /\b(claim\w*|how (do|does) .*\b(deals?|offers?|discounts?) work|what (is|are) (an? |the )?(exclusive )?(deals?|offers?))\b/i,
    answer: () =>
      'Vendors with exclusive deals show them on their profile. Tap **Claim Now** on one you like: it is noted as yours and a conversation with the vendor opens.',
  },
  {
    asked:
      /\b(inquir\w+|enquir\w+|request (a )?quote|get (a )?quote|how (do|can|to|would) \w+ (contact|reach|get in touch)|contact (a|the|any) vendor)\b/i,
    answer: () =>
      'On a vendor’s profile, **Inquire** asks them to get in touch with you, once for each vendor. **Message** opens a conversation right away, where you can ask for a quote.',
  },
  {
    asked: /\b(how|where|can|do)\b.*\b(messag\w+|chat|talk|write)\b|^\W*messag(es|ing)\W*$/i,
    answer: () =>
      'Tap **Message** on a vendor’s card or profile to start a conversation; all of them are under **Messages**. Once you are in touch, the button says **Manage** and leads to messages, documents and payments with that vendor.',
  },
  {
    asked: /\b(documents?|contracts?|upload\w*|pdfs?|e-?sign\w*|signature|sign (a|the|my|our)|files?)\b/i,
    answer: () =>
      `Under **Vendors**, tap **Manage** on a vendor: there you share up to ${MAX_LEAD_FILES} documents (PDFs, images or videos) and sign contracts. A document that needs you says **Click to sign**; you and your partner each type your name.`,
  },
  {
    asked:
      /\b(invoices?|bills?|make (a )?payment|how (do|can|to) .*\bpay\b|pay (with|by|online)|credit cards?|payments?|pay (a |my |the )?(vendor|invoice|bill)s?|instal+ments?)\b/i,
    answer: () =>
      'Vendors send invoices here. Under **Vendors**, tap **Manage** on the vendor, then **Make Payment**: choose the invoice and pay on a secure page. You also get the invoice by email.',
  },
  {
    asked: /\b(how|where|can)\b.*\b((un)?save|favou?rites?|heart|shortlist|bookmark)\b/i,
    answer: () =>
      'Tap the heart on a vendor’s card, or **Add to Favorites** on the profile. They are then under **Vendors**, in the tab **Saved**.',
  },
  {
    asked: /\b(wedding fairs?|scan\w*|qr)\b/i,
    answer: () =>
      'Scan a vendor’s code at a wedding fair, and they appear under **Vendors**, in the tab **Wedding Fairs**.',
  },
  {
    asked: /\bmagic[ -]?links?\b/i,
    isSure: true,
    answer: () =>
      'A magic link is a personal invitation: it shows vendors picked for you and signs you in, without a password. It works for 30 days.',
  },
  {
    asked: /\b(password|log ?in|login|sign ?in|sign ?up|signup|register|create an? account|account)\b/i,
    answer: () =>
      '**Create Account** takes a minute: your name, email and a password, then a little about your wedding. If you forget your password, tap **Forgot password?** at the login and you get a link by email. It can be changed under **Settings**.',
  },
  {
    asked:
      /\b(change|update|edit|set|add)\b.*\b(wedding date|date|partner|photo|profile|location|email|name)\b|\bsettings\b/i,
    answer: () =>
      'Open **Settings**: there you change your photo, your names, your wedding date and location, and your password.',
  },
  {
    asked:
      /\b(how (do|can|to|would) (i|we|you) book|book (a|the|my|our) vendors?|how does booking work|confirm (a )?booking)\b/i,
    answer: () =>
      'Booking happens between you and the vendor: **Message** or **Inquire** on their profile, agree on the day, sign their contract and pay their invoice under **Manage**. They then appear under **Vendors**, in the tab **Booked**.',
  },
  {
    asked:
      /\b(which|what|where)\b.*\b(areas?|regions?|locations?|cities|places|states?|countr(y|ies))\b|\bdo you (cover|serve)\b|\bnorthern california\b/i,
    async answer(catalogue) {
      const places = (await catalogue.places()).slice(0, 6)
      return `We support **Northern California** at the moment${places.length > 1 ? `: ${listed(places)}, and more` : ''}.`
    },
  },
  {
    asked: /\b(are you (a )?(human|robot|bot|real|ai|person)|who (are|made) you|what are you|your name)\b/i,
    isSure: true,
    answer: () =>
      'I’m the wedding assistant of this site: a program, not a person. I look things up in our vendors’ own profiles, so what I name really exists.',
  },
  {
    asked:
      /\b(support|customer service|human|real person|speak to (someone|somebody)|talk to (someone|somebody)|refunds?|complain\w*|problem|bug|broken|not working)\b/i,
    answer: ({ supportEmail }) =>
      supportEmail
        ? `For that our people are better than I am: write to **${supportEmail}**.`
        : 'For that our people are better than I am: the contact at the bottom of the landing page reaches them.',
  },
  {
    asked:
      /\b(is (it|this|the site) free|does (it|this) cost|how much (does|is) (it|this|the (site|service|app))|fees?|commission)\b/i,
    answer: () =>
      `Finding vendors, saving them and writing to them is free. What a vendor charges is between you and them, and the vision tool comes with ${counted(FREE_CREDITS, 'free vision')}.`,
  },
  {
    asked: /\bhow (do|are|did) .*\b(choose|chosen|pick\w*|rank\w*|select\w*|match\w*|vett?ed|sort\w*)\b/i,
    answer: () =>
      'I go by what vendors write in their profiles, by the prices they list and by the stars that couples gave. Nobody pays to be named.',
  },
  {
    asked:
      /\b(espa[nñ]ol|hablas|parles|fran[cç]ais|deutsch|sprichst|(speak|other|which) (languages?|spanish|french|german|chinese))\b/i,
    answer: () => 'I only speak English so far, but names of places and of vendors I understand in any language.',
  },
]

/** The same for questions that are about nothing else, whatever vendors they name. */
export async function explainSurely(text: string, catalogue: Catalogue): Promise<string | null> {
  const topic = TOPICS.find(({ asked, isSure }) => isSure && asked.test(text))
  return topic ? topic.answer(catalogue) : null
}

/** What is told of how the product works; null for a question about something else. */
export async function explain(text: string, catalogue: Catalogue): Promise<string | null> {
  const topic = TOPICS.find(({ asked }) => asked.test(text))
  return topic ? topic.answer(catalogue) : null
}
