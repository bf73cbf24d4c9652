import { calls } from '@vowkit/sdk-core/contract'
import { acceptedLanguage } from '../../http/accept-language.ts'
import type { RegisterCall } from '../../http/call-context.ts'
import type { DeskProfiles } from './service.ts'

export function registerDeskProfileRoutes(register: RegisterCall, profiles: DeskProfiles): void {
  register(calls.getDeskProfile, ({ account }) => profiles.get(account))
  register(calls.listDeskTopics, ({ account, acceptLanguage }) =>
    profiles.listTopics(account, acceptedLanguage(acceptLanguage)),
  )
  register(calls.saveDeskBasics, ({ account, body }) => profiles.saveBasics(account, body))
  register(calls.saveDeskAbout, ({ account, body }) => profiles.saveAbout(account, body))
  register(calls.addDeskPhotos, ({ account, files }) => profiles.addPhotos(account, files))
  register(calls.saveDeskPhotos, ({ account, body }) => profiles.savePhotos(account, body))
  register(calls.saveDeskPackages, ({ account, body }) => profiles.savePackages(account, body))
  register(calls.saveDeskFaqs, ({ account, body }) => profiles.saveFaqs(account, body))
  register(calls.saveDeskFacts, ({ account, body }) => profiles.saveFacts(account, body))
}
