import {
  FREE_CREDITS,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_VISION_IMAGES,
} from '@vowkit/sdk-core/contract'
import { contact, monthly, packList } from './parts.ts'
import { megabytes, type SiteSentences } from './site-data.ts'

/** Visions, credits and plans. Buttons and pages have the same names as on the site. */
export const visions = {
  'vision-create': `Open **Vision Board**, tap **Add New Vision**, describe your wedding in a sentence or two, add up to ${MAX_VISION_IMAGES} photos if you like, and tap **Generate**. You get an email when the vision is ready.`,
  'vision-time':
    'A vision usually takes a minute or two. It appears on your **Vision Board**, and you get an email when it is ready.',
  'vision-edits': `Each vision has **${MAX_EDITS} edits**, and they cost no credit. Open the vision on your **Vision Board**, tap **Edit Vision** and say what should change.`,
  'vision-edits-used': `After ${MAX_EDITS} edits a vision can’t be edited again. **Use this prompt again** starts a new vision from its description. That costs one credit; more credits come in packs under **Upgrade**.`,
  'vision-photos': `You can add up to **${MAX_VISION_IMAGES}** photos to a vision, each up to ${megabytes(MAX_IMAGE_BYTES)} MB, for example of your venue.`,
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
  'vision-what':
    'A vision is an image of your wedding, drawn from your description and, if you like, from your photos. It is a preview, not a photo of a real place.',
  'vision-description': `A description can have up to **${MAX_DESCRIPTION_LENGTH} characters**, an edit too. A sentence or two are enough: the place, the season, the light, the flowers and the colors.`,
  'vision-sample':
    'Tap **Try Sample** next to the description: it types an example, and **Next sample** another one. You can change the text before you tap **Generate**.',
  'vision-venue':
    'Yes: add a photo of your venue to the vision and mark it as **My venue**. The ceremony is then drawn into your photo, and **Place the arch** says where it stands.',
  'vision-objects': `Open the vision and tap the thing in the image that you want to change or remove, such as the arch or the sky. Each change uses one of your ${MAX_EDITS} edits.`,
  'vision-edit-failed':
    'An edit that doesn’t work or changes nothing doesn’t count, and the image stays as it was. Say it in other words and tap **Submit Edits** again.',
  'vision-variants':
    'Below a vision, **Four ideas from your words** shows more images of the same description, for the same credit. Tap the one that you like: your edits start from it.',
  'vision-delete':
    'Open **Vision Board**, tap **More** on the vision and then **Delete**. The vision and all its images are gone for good, and its credit does not come back.',
  'vision-rename': 'Open **Vision Board**, tap **More** on the vision and then **Rename**.',
  'vision-again':
    '**Use this prompt again** on the Vision Board starts a new vision from the same description. **Start a new vision from this one** keeps the image with its edits. Either costs one credit.',
  'vision-matches':
    'Open a vision that is ready: **Vendors for this look** lists the vendors whose profiles say the same things as your description. No vendor pays for a place there.',
  'vision-draft':
    'You can write a description and add photos without an account. To draw it, log in or sign up: your draft is kept in your browser and starts right after that.',
  'credits-used-up': (data) =>
    `More visions come in packs${data.packs.length > 0 ? `: ${packList(data)}` : ''}.${monthly(data)} Tap **Upgrade** on the Vision Board. Your draft stays there.`,
  'credits-missing': (data) =>
    `After a payment your visions are added by themselves, usually within a few minutes. If they still don’t come, we look into it. ${contact(data)}`,
  'credits-transfer': (data) =>
    `Credits belong to the account that bought them; there is no way to move or give them to another one. ${contact(data)}`,
} satisfies Partial<SiteSentences>
