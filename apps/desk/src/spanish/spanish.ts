import { spanishMessages } from '@vowkit/react/messages/es'
import type { Spanish } from '../shared/language/language-provider.tsx'
import { account } from './account.ts'
import { calendar } from './calendar.ts'
import { desk } from './desk.ts'
import { partnerLeads } from './partner-leads.ts'
import { profile } from './profile.ts'
import { settings } from './settings.ts'
import { webhooks } from './webhooks.ts'
import { website } from './website.ts'

/** All texts of the desk in US Spanish, in one chunk. */
export const spanish: Spanish = {
  desk: { account, calendar, desk, partnerLeads, profile, settings, webhooks, website },
  components: spanishMessages,
}
