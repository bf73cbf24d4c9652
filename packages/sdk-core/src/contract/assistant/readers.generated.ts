// Generated from schema.ts by `npm run readers`. Do not edit.
import { readId, readOneOf, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type { AssistantMessage } from './schema.ts'

export function readAssistantMessage(value: unknown): AssistantMessage {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    role: readOneOf(record.role, ['assistant', 'user']) ?? 'assistant',
    content: readText(record.content),
    created_at: readTextOrEmpty(record.created_at),
  }
}
