import { MAX_ASSISTANT_MESSAGE_LENGTH } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { contact } from './parts.ts'
import type { SiteSentences } from './site-data.ts'

const { and, number } = formatFor('en')

/** The site and the assistant. Buttons and pages have the same names as on the site. */
export const about = {
  areas: ({ places }) =>
    `Our vendors are in {{bold-region}}${places.length > 1 ? `, for example in ${and(places)}` : ''}. Some of them travel farther; their profiles say so.`,
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
  guarantee: (data) =>
    `Every booking comes with our guarantee, in writing, with clear prices and standardized contracts. For its terms, ask our support. ${contact(data)}`,
  'about-site':
    'Couples plan their wedding here: share your vision in a sentence, see which vendors fit it, then book and celebrate. Messages, contracts and payments with each vendor are here too.',
  'not-offered':
    'There is no tool for that here: no guest list, RSVPs, seating plan, registry, wedding website, calendar or budget tracker. Here you create visions, find vendors, and handle messages, contracts and payments with them.',
  embed:
    'Yes: the vision generator, vendor cards and this assistant can be embedded in any page with a script and an HTML element, such as **vision-generator**. In WordPress, use a custom HTML block. Our documentation on embedding has the code.',
  'assistant-limits': `A question to me can have up to **${MAX_ASSISTANT_MESSAGE_LENGTH} characters**. Ask one thing at a time, as often as you like.`,
  'assistant-memory':
    'I know only this conversation, and what your account contains if you are signed in. **New chat** starts from zero. We keep a reply with its question only if you rate it or send the conversation to a person.',
  'site-problem': (data) =>
    `Please reload the page and check your connection. If it still doesn’t work, tell us what you did and what you saw. ${contact(data)}`,
} satisfies Partial<SiteSentences>
