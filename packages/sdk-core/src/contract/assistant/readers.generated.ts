// Generated from schema.ts by `npm run readers`. Do not edit.
import { imageIn } from '../shared/envelope.ts'
import {
  readId,
  readIfPossible,
  readList,
  readListIfPossible,
  readOneOf,
  readOptional,
  readRecord,
  readText,
  readTextOrEmpty,
} from '../shared/read.ts'
import type {
  AssistantCard,
  AssistantHandoverAnswer,
  AssistantMessage,
  AssistantQuote,
  AssistantTable,
} from './schema.ts'

function readAssistantCard(value: unknown): AssistantCard {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    name: readTextOrEmpty(record.name),
    image: imageIn(record.image),
    reason: readTextOrEmpty(record.reason),
  }
}

function readAssistantTable(value: unknown): AssistantTable {
  const record = readRecord(value)
  return {
    vendors: readList(record.vendors, readAssistantTableVendors),
    rows: readList(record.rows, readAssistantTableRows),
  }
}

function readAssistantTableVendors(value: unknown): AssistantTable['vendors'][number] {
  const record = readRecord(value)
  return {
    vendor_id: readId(record.vendor_id),
    name: readTextOrEmpty(record.name),
  }
}

function readAssistantTableRows(value: unknown): AssistantTable['rows'][number] {
  const record = readRecord(value)
  return {
    label: readTextOrEmpty(record.label),
    cells: readList(record.cells, readTextOrEmpty),
  }
}

function readAssistantQuote(value: unknown): AssistantQuote {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    where: readTextOrEmpty(record.where),
    text: readTextOrEmpty(record.text),
  }
}

export function readAssistantMessage(value: unknown): AssistantMessage {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    role: readOneOf(record.role, ['assistant', 'user']) ?? 'assistant',
    content: readText(record.content),
    created_at: readTextOrEmpty(record.created_at),
    cards: readOptional(record.cards, (value) => readListIfPossible(value, readAssistantCard)),
    table: readIfPossible(record.table, readAssistantTable),
    quotes: readOptional(record.quotes, (value) => readListIfPossible(value, readAssistantQuote)),
    suggestions: readOptional(record.suggestions, (value) => readListIfPossible(value, readText)),
    answered_by: readOneOf(record.answered_by, ['catalogue', 'model']),
  }
}

export function readAssistantHandoverAnswer(value: unknown): AssistantHandoverAnswer {
  const record = readRecord(value)
  return {
    to: readOneOf(record.to, ['vendor', 'support']) ?? 'support',
    chatroom_id: readOptional(record.chatroom_id, readId),
  }
}
