// Generated from schema.ts by `npm run readers`. Do not edit.
import { imageIn } from '../shared/envelope.ts'
import {
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readMoney,
  readNumber,
  readOneOf,
  readOptional,
  readRecord,
  readTextOrEmpty,
} from '../shared/read.ts'
import type { DeskFacts, DeskFeature, DeskPackage, DeskPhoto, DeskProfile, DeskTopic, DeskTopicList } from './schema.ts'

function readDeskPhoto(value: unknown): DeskPhoto {
  const record = readRecord(value)
  return {
    id: readTextOrEmpty(record.id),
    image: imageIn(record.image),
    alt: readTextOrEmpty(record.alt),
  }
}

function readDeskPackage(value: unknown): DeskPackage {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    description: readTextOrEmpty(record.description),
    original_price: readMoney(record.original_price),
    discounted_price: readIfPossible(record.discounted_price, readMoney),
  }
}

function readDeskFeature(value: unknown): DeskFeature {
  const record = readRecord(value)
  return {
    topic: readTextOrEmpty(record.topic),
    has: Boolean(record.has),
  }
}

function readDeskFacts(value: unknown): DeskFacts {
  const record = readRecord(value)
  return {
    seated: readOptional(record.seated, readNumber),
    standing: readOptional(record.standing, readNumber),
    min_guests: readOptional(record.min_guests, readNumber),
    areas: readList(record.areas, readTextOrEmpty),
    travel_miles: readOptional(record.travel_miles, readNumber),
    features: readListIfPossible(record.features, readDeskFeature),
    deposit: readIfPossible(record.deposit, readDeskFactsDeposit),
    refund_days: readOptional(record.refund_days, readNumber),
  }
}

function readDeskFactsDeposit(value: unknown): NonNullable<DeskFacts['deposit']> {
  const record = readRecord(value)
  return {
    amount: readNumber(record.amount),
    unit: readOneOf(record.unit, ['percent', 'dollars']) ?? 'percent',
  }
}

export function readDeskProfile(value: unknown): DeskProfile {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    basics: readDeskProfileBasics(record.basics),
    about: readDeskProfileAbout(record.about),
    photos: readDeskProfilePhotos(record.photos),
    packages: readDeskProfilePackages(record.packages),
    faqs: readDeskProfileFaqs(record.faqs),
    facts: readDeskProfileFacts(record.facts),
  }
}

function readDeskProfileBasics(value: unknown): DeskProfile['basics'] {
  const record = readRecord(value)
  return {
    version: readTextOrEmpty(record.version),
    business_name: readTextOrEmpty(record.business_name),
    categories: readList(record.categories, readId),
    business_location: readTextOrEmpty(record.business_location),
    phone: readTextOrEmpty(record.phone),
  }
}

function readDeskProfileAbout(value: unknown): DeskProfile['about'] {
  const record = readRecord(value)
  return {
    version: readTextOrEmpty(record.version),
    about_us: readTextOrEmpty(record.about_us),
    services: readList(record.services, readTextOrEmpty),
  }
}

function readDeskProfilePhotos(value: unknown): DeskProfile['photos'] {
  const record = readRecord(value)
  return {
    version: readTextOrEmpty(record.version),
    photos: readList(record.photos, readDeskPhoto),
  }
}

function readDeskProfilePackages(value: unknown): DeskProfile['packages'] {
  const record = readRecord(value)
  return {
    version: readTextOrEmpty(record.version),
    packages: readList(record.packages, readDeskPackage),
  }
}

function readDeskProfileFaqsFaqs(value: unknown): DeskProfile['faqs']['faqs'][number] {
  const record = readRecord(value)
  return {
    question: readTextOrEmpty(record.question),
    answer: readTextOrEmpty(record.answer),
  }
}

function readDeskProfileFaqs(value: unknown): DeskProfile['faqs'] {
  const record = readRecord(value)
  return {
    version: readTextOrEmpty(record.version),
    faqs: readList(record.faqs, readDeskProfileFaqsFaqs),
  }
}

function readDeskProfileFactsRead(value: unknown): DeskProfile['facts']['read'][number] {
  const record = readRecord(value)
  return {
    topic: readTextOrEmpty(record.topic),
    has: Boolean(record.has),
    sentence: readTextOrEmpty(record.sentence),
  }
}

function readDeskProfileFacts(value: unknown): DeskProfile['facts'] {
  const record = readRecord(value)
  return {
    version: readTextOrEmpty(record.version),
    stated: readDeskFacts(record.stated),
    read: readListIfPossible(record.read, readDeskProfileFactsRead),
  }
}

function readDeskTopic(value: unknown): DeskTopic {
  const record = readRecord(value)
  return {
    topic: readTextOrEmpty(record.topic),
    label: readTextOrEmpty(record.label),
    group: readOneOf(record.group, ['access', 'diets', 'languages', 'other']) ?? 'other',
  }
}

export function readDeskTopicList(value: unknown): DeskTopicList {
  return readList(value, readDeskTopic)
}
