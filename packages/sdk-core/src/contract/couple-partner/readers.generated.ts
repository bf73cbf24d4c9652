// Generated from schema.ts by `npm run readers`. Do not edit.
import { readAccountSession } from '../account/readers.generated.ts'
import { readId, readList, readOptional, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type {
  CouplePeople,
  CouplePerson,
  PartnerInvitation,
  PartnerInvitationPreview,
  PartnerJoined,
} from './schema.ts'

function readCouplePerson(value: unknown): CouplePerson {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    email: readTextOrEmpty(record.email),
    is_you: Boolean(record.is_you),
    is_first: Boolean(record.is_first),
    joined_at: readOptional(record.joined_at, readText),
  }
}

function readPartnerInvitation(value: unknown): PartnerInvitation {
  const record = readRecord(value)
  return {
    email: readTextOrEmpty(record.email),
    invited_at: readText(record.invited_at),
    expires_at: readText(record.expires_at),
  }
}

export function readCouplePeople(value: unknown): CouplePeople {
  const record = readRecord(value)
  return {
    people: readList(record.people, readCouplePerson),
    invitation: readOptional(record.invitation, readPartnerInvitation),
  }
}

export function readPartnerInvitationPreview(value: unknown): PartnerInvitationPreview {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    email: readTextOrEmpty(record.email),
    needs_password: Boolean(record.needs_password),
  }
}

export function readPartnerJoined(value: unknown): PartnerJoined {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    email: readTextOrEmpty(record.email),
    session: readOptional(record.session, readAccountSession),
  }
}
