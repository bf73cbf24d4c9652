// Generated from schema.ts by `npm run readers`. Do not edit.
import { imageIn } from '../shared/envelope.ts'
import {
  readDate,
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readMoney,
  readNumber,
  readOneOf,
  readOption,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type {
  BoardPin,
  BoardPinList,
  BoardShareLink,
  BookedVendor,
  InspirationBoard,
  NextStep,
  PaletteColour,
  SharedBoardCard,
  SharedInspirationBoard,
} from './schema.ts'

function readPaletteColour(value: unknown): PaletteColour {
  const record = readRecord(value)
  return {
    hex: readTextOrEmpty(record.hex),
    name: readTextOrEmpty(record.name),
  }
}

export function readBoardPin(value: unknown): BoardPin {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    kind: readOneOf(record.kind, ['vision', 'vendor']) ?? 'vendor',
    source_id: readId(record.source_id),
    title: readTextOrEmpty(record.title),
    category: readTextOrEmpty(record.category),
    image: imageIn(record.image),
    position: readOptional(record.position, readNumber),
    created_at: readOptional(record.created_at, readText),
  }
}

function readNextStep(value: unknown): NextStep {
  const record = readRecord(value)
  return {
    kind: readOption(record.kind, ['pay_invoice', 'read_contract', 'compare_answers', 'read_answers', 'add_date', 'find_vendors', 'ask_vendor', 'create_vision', 'share_board']),
    vendor_id: readOptional(record.vendor_id, readId),
    vendor_name: readOptional(record.vendor_name, readText),
    category_id: readOptional(record.category_id, readId),
    category: readOptional(record.category, readText),
    due_date: readOptional(record.due_date, readText),
    amount: readOptional(record.amount, readMoney),
    vendor_ids: readIfPossible(record.vendor_ids, (value) => readList(value, readId)),
  }
}

function readBookedVendor(value: unknown): BookedVendor {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    business_name: readTextOrEmpty(record.business_name),
    categories_label: readTextOrEmpty(record.categories_label),
    moved_date: readIfPossible(record.moved_date, readBookedVendorMovedDate),
  }
}

function readBookedVendorMovedDate(value: unknown): NonNullable<BookedVendor['moved_date']> {
  const record = readRecord(value)
  return {
    booked_for: readTextOrEmpty(record.booked_for),
    wedding_date: readTextOrEmpty(record.wedding_date),
  }
}

export function readBoardPinList(value: unknown): BoardPinList {
  return readList(value, readBoardPin)
}

export function readInspirationBoard(value: unknown): InspirationBoard {
  const record = readRecord(value)
  return {
    palette: readListIfPossible(record.palette, readPaletteColour),
    share_url: readOptional(record.share_url, readText),
    next_step: readIfPossible(record.next_step, readNextStep),
    booked: readIfPossible(record.booked, (value) => readList(value, readBookedVendor)),
  }
}

function readSharedBoardCard(value: unknown): SharedBoardCard {
  const record = readRecord(value)
  return {
    kind: readOneOf(record.kind, ['inspiration', 'vision', 'vendor']) ?? 'inspiration',
    title: readTextOrEmpty(record.title),
    category: readTextOrEmpty(record.category),
    description: readTextOrEmpty(record.description),
    images: readList(record.images, readText),
    vendor_id: readOptional(record.vendor_id, readId),
  }
}

export function readSharedInspirationBoard(value: unknown): SharedInspirationBoard {
  const record = readRecord(value)
  return {
    names: readList(record.names, readText),
    wedding_date: readDate(record.wedding_date),
    palette: readListIfPossible(record.palette, readPaletteColour),
    cards: readList(record.cards, readSharedBoardCard),
  }
}

export function readBoardShareLink(value: unknown): BoardShareLink {
  const record = readRecord(value)
  return {
    share_url: readText(record.share_url),
  }
}
