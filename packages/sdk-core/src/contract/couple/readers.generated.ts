// Generated from schema.ts by `npm run readers`. Do not edit.
import { readAddedBy } from '../love/readers.generated.ts'
import { imageIn } from '../shared/envelope.ts'
import {
  fieldOrValue,
  readCity,
  readDate,
  readId,
  readIfPossible,
  readImage,
  readList,
  readNumber,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
  recordOrEmpty,
} from '../shared/read.ts'
import type {
  Category,
  CategoryList,
  CoupleDashboard,
  CoupleMember,
  CoupleProfile,
  GalleryImage,
  GeneratedImage,
  Inspiration,
  InspirationList,
  PasswordSet,
  StoredImage,
} from './schema.ts'

export function readCategory(value: unknown): Category {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    title: readTextOrEmpty(record.title),
  }
}

export function readCoupleProfile(value: unknown): CoupleProfile {
  const record = readRecord(value)
  return {
    first_name: readTextOrEmpty(record.first_name),
    last_name: readTextOrEmpty(record.last_name),
    email: readTextOrEmpty(record.email),
    partner_name: readTextOrEmpty(record.partner_name),
    partner_email: readTextOrEmpty(record.partner_email),
    wedding_city: readCity(record.wedding_city),
    wedding_date: readDate(record.wedding_date),
    image: imageIn(record.image),
    phone_number: readOptional(record.phone_number, readText),
    is_onboarded: readOptional(record.is_onboarded, Boolean),
    has_partner: readOptional(record.has_partner, Boolean),
    has_password: readOptional(record.has_password, Boolean),
    wedding_description: readOptional(record.wedding_description, readText),
    wedding_budget: readOptional(record.wedding_budget, readText),
    categories: readIfPossible(record.categories, (value) => readList(value, readId)),
    guests: readOptional(record.guests, readNumber),
    vision_facts: readOptional(record.vision_facts, readCoupleProfileVisionFacts),
  }
}

function readCoupleProfileVisionFacts(value: unknown): NonNullable<CoupleProfile['vision_facts']> {
  const record = readRecord(value)
  return {
    wedding_date: readOptional(record.wedding_date, readText),
    guests: readOptional(record.guests, readNumber),
    wedding_budget: readOptional(record.wedding_budget, readText),
    wedding_city: readOptional(record.wedding_city, readText),
    wedding_description: readOptional(record.wedding_description, readText),
  }
}

function readGalleryImage(value: unknown): GalleryImage {
  const record = recordOrEmpty(value)
  return {
    id: readOptional(record.id, readText),
    gallery_image: imageIn(fieldOrValue(value, 'gallery_image', 'image', 'image_url', 'url')),
  }
}

function readCoupleMember(value: unknown): CoupleMember {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
  }
}

export function readCoupleDashboard(value: unknown): CoupleDashboard {
  const record = readRecord(value)
  return {
    user: readCoupleDashboardUser(record.user),
    partner_name: readTextOrEmpty(record.partner_name),
    wedding_date: readDate(record.wedding_date),
    image: imageIn(record.image),
    wedding_inspiration_images: readList(record.wedding_inspiration_images, readGalleryImage),
    deletes_at: readOptional(record.deletes_at, readText),
    email_confirmed: readOptional(record.email_confirmed, Boolean),
    is_onboarded: readOptional(record.is_onboarded, Boolean),
    is_desk_only: readOptional(record.is_desk_only, Boolean),
    you: readIfPossible(record.you, readCoupleMember),
    partner: readIfPossible(record.partner, readCoupleMember),
  }
}

function readCoupleDashboardUser(value: unknown): CoupleDashboard['user'] {
  const record = readRecord(value)
  return {
    id: readOptional(record.id, readId),
    username: readTextOrEmpty(record.username),
    first_name: readTextOrEmpty(record.first_name),
    last_name: readTextOrEmpty(record.last_name),
  }
}

export function readGeneratedImage(value: unknown): GeneratedImage {
  return {
    image: readImage(fieldOrValue(value, 'image', 'image_url', 'url')),
  }
}

export function readInspiration(value: unknown): Inspiration {
  const record = readRecord(value)
  return {
    id: readOptional(record.id, readId),
    category: readTextOrEmpty(record.category),
    category_id: readOptional(record.category_id, readId),
    description: readTextOrEmpty(record.description),
    images: readList(record.images, readGalleryImage),
    position: readOptional(record.position, readNumber),
    created_at: readOptional(record.created_at, readText),
    added_by: readIfPossible(record.added_by, readAddedBy),
  }
}

export function readInspirationList(value: unknown): InspirationList {
  return readList(value, readInspiration)
}

export function readCategoryList(value: unknown): CategoryList {
  return readList(value, readCategory)
}

export function readPasswordSet(value: unknown): PasswordSet {
  const record = readRecord(value)
  return {
    token: readText(record.token),
    user_id: readId(record.user_id ?? record.userId),
  }
}

export function readStoredImage(value: unknown): StoredImage {
  return {
    url: imageIn(fieldOrValue(value, 'url', 'image', 'image_url')),
  }
}
