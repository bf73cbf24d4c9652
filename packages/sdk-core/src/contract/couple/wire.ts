import { FORM } from '../account/wire.ts'
import type { Wire } from '../shared/call.ts'
import { imageIn, isRecord, listIn } from '../shared/envelope.ts'
import { readDate, readDetail, readId, readOptional, readRecord, readText, readTexts } from '../shared/read.ts'
import type { Category, CoupleDashboard, CoupleProfile, GalleryImage, GeneratedImage, Inspiration } from './schema.ts'

const PROFILE = '/couple/update-profile/'
const GET = { method: 'GET', auth: 'required' } as const

export const coupleWire = {
  getDashboard: { ...GET, path: '/couple/dashboard/', read: readDashboard },
  getProfile: { ...GET, path: PROFILE, read: readProfile },
  saveProfile: { ...FORM, path: PROFILE, read: readDetail },
  setPassword: { ...FORM, path: '/couple/set-password/', read: readPasswordSet },
  saveProfileImage: { ...FORM, path: '/couple/update-profile-image/', read: readUrl },
  listInspirations: { ...GET, path: '/couple/couple-inspiration/list/', read: readInspirations },
  createInspiration: { ...FORM, path: '/couple/couple-inspiration/create/', read: readInspiration },
  generateImage: { ...FORM, path: '/ai/generate_image/', read: readImage },
  listCategories: { ...GET, path: '/vendor/categories/', auth: 'optional', read: readCategories },
} as const satisfies Record<string, Wire>

function readGalleryImage(value: unknown): GalleryImage {
  return { gallery_image: imageIn(isRecord(value) ? (value.gallery_image ?? value) : value) }
}

function readDashboard(body: unknown): CoupleDashboard {
  const dashboard = readRecord(body)
  const user = readRecord(dashboard.user)
  return {
    user: { id: readOptional(user.id, readId), ...readTexts(user, 'username', 'first_name', 'last_name') },
    ...readTexts(dashboard, 'partner_name'),
    wedding_date: readDate(dashboard.wedding_date),
    image: imageIn(dashboard.image),
    wedding_inspiration_images: (listIn(dashboard.wedding_inspiration_images) ?? []).map(readGalleryImage),
    deletes_at: readOptional(dashboard.deletes_at, readText),
    email_confirmed: readOptional(dashboard.email_confirmed, Boolean),
  }
}

function readProfile(body: unknown): CoupleProfile {
  const profile = readRecord(body)
  const texts = readTexts(profile, 'first_name', 'last_name', 'email', 'partner_name', 'partner_email', 'wedding_city')
  return {
    ...texts,
    // Forms that had nothing to send once sent this word.
    wedding_city: texts.wedding_city === 'null' ? '' : texts.wedding_city,
    wedding_date: readDate(profile.wedding_date),
    image: imageIn(profile.image),
    is_onboarded: readOptional(profile.is_onboarded, Boolean),
  }
}

function readPasswordSet(body: unknown): { token: string; user_id: string | number } {
  const { token, user_id, userId } = readRecord(body)
  return { token: readText(token), user_id: readId(user_id ?? userId) }
}

function readUrl(body: unknown): { url: string } {
  return { url: imageIn(body) }
}

function readImage(body: unknown): GeneratedImage {
  const image = readText(imageIn(body) || undefined)
  return { image: /^(https?:|data:|\/)/.test(image) ? image : `data:image/png;base64,${image}` }
}

function readInspiration(value: unknown): Inspiration {
  const inspiration = readRecord(value)
  return {
    id: readOptional(inspiration.id, readId),
    ...readTexts(inspiration, 'category', 'description'),
    category_id: readOptional(inspiration.category_id, readId),
    images: (listIn(inspiration.images) ?? []).map(readGalleryImage),
  }
}

function readInspirations(body: unknown): Inspiration[] {
  return (listIn(body) ?? []).map(readInspiration)
}

function readCategories(body: unknown): Category[] {
  return (listIn(body) ?? []).map((value) => {
    const { id, title } = readRecord(value)
    return { id: readId(id), title: readText(title, '') }
  })
}
