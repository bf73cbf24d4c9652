import type { Wire } from './call.ts'
import type { Category, CoupleDashboard, CoupleProfile, GalleryImage, GeneratedImage, Inspiration } from './couple.ts'
import { imageIn, isRecord, listIn } from './envelope.ts'
import { readDate, readDetail, readId, readOptional, readRecord, readText } from './read.ts'

const PROFILE = '/couple/update-profile/'

export const coupleWire = {
  getDashboard: { method: 'GET', path: '/couple/dashboard/', auth: 'required', read: readDashboard },
  getProfile: { method: 'GET', path: PROFILE, auth: 'required', read: readProfile },
  saveProfile: { method: 'POST', path: PROFILE, auth: 'required', encoding: 'multipart', read: readDetail },
  setPassword: {
    method: 'POST',
    path: '/couple/set-password/',
    auth: 'required',
    encoding: 'multipart',
    read: readPasswordSet,
  },
  saveProfileImage: {
    method: 'POST',
    path: '/couple/update-profile-image/',
    auth: 'required',
    encoding: 'multipart',
    read: readUrl,
  },
  listInspirations: {
    method: 'GET',
    path: '/couple/couple-inspiration/list/',
    auth: 'required',
    read: readInspirations,
  },
  createInspiration: {
    method: 'POST',
    path: '/couple/couple-inspiration/create/',
    auth: 'required',
    encoding: 'multipart',
    read: readInspiration,
  },
  generateImage: {
    method: 'POST',
    path: '/ai/generate_image/',
    auth: 'required',
    encoding: 'multipart',
    read: readImage,
  },
  listCategories: { method: 'GET', path: '/vendor/categories/', auth: 'optional', read: readCategories },
} as const satisfies Record<string, Wire>

function readGalleryImage(value: unknown): GalleryImage {
  return { gallery_image: imageIn(isRecord(value) ? (value.gallery_image ?? value) : value) }
}

function readDashboard(body: unknown): CoupleDashboard {
  const dashboard = readRecord(body)
  const user = readRecord(dashboard.user)
  return {
    user: {
      id: readOptional(user.id, readId),
      username: readText(user.username, ''),
      first_name: readText(user.first_name, ''),
      last_name: readText(user.last_name, ''),
    },
    partner_name: readText(dashboard.partner_name, ''),
    wedding_date: readDate(dashboard.wedding_date),
    image: imageIn(dashboard.image),
    wedding_inspiration_images: (listIn(dashboard.wedding_inspiration_images) ?? []).map(readGalleryImage),
  }
}

function readProfile(body: unknown): CoupleProfile {
  const profile = readRecord(body)
  const city = readText(profile.wedding_city, '')
  return {
    first_name: readText(profile.first_name, ''),
    last_name: readText(profile.last_name, ''),
    email: readText(profile.email, ''),
    partner_name: readText(profile.partner_name, ''),
    partner_email: readText(profile.partner_email, ''),
    // Forms that had nothing to send once sent this word.
    wedding_city: city === 'null' ? '' : city,
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
    category: readText(inspiration.category, ''),
    category_id: readOptional(inspiration.category_id, readId),
    description: readText(inspiration.description, ''),
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
