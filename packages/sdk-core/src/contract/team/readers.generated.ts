// Generated from schema.ts by `npm run readers`. Do not edit.
import { readId, readList, readOneOf, readRecord, readText, readTextOrEmpty } from '../shared/read.ts'
import type { InvitationPreview, Team, TeamInvitation, TeamMember } from './schema.ts'

function readTeamMember(value: unknown): TeamMember {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    name: readTextOrEmpty(record.name),
    email: readTextOrEmpty(record.email),
    role: readOneOf(record.role, ['owner', 'member']) ?? 'member',
    is_you: Boolean(record.is_you),
    is_founder: Boolean(record.is_founder),
    joined_at: readText(record.joined_at),
  }
}

function readTeamInvitation(value: unknown): TeamInvitation {
  const record = readRecord(value)
  return {
    id: readId(record.id),
    email: readTextOrEmpty(record.email),
    role: readOneOf(record.role, ['owner', 'member']) ?? 'member',
    invited_at: readText(record.invited_at),
    expires_at: readText(record.expires_at),
  }
}

export function readTeam(value: unknown): Team {
  const record = readRecord(value)
  return {
    members: readList(record.members, readTeamMember),
    invitations: readList(record.invitations, readTeamInvitation),
  }
}

export function readInvitationPreview(value: unknown): InvitationPreview {
  const record = readRecord(value)
  return {
    name: readTextOrEmpty(record.name),
    email: readTextOrEmpty(record.email),
    role: readOneOf(record.role, ['owner', 'member']) ?? 'member',
  }
}
