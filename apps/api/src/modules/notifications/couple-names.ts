import { joinList } from '../../platform/formats.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import type { LeadRow } from './repository.ts'

/** Returns the names of a couple in each language, or "A couple" if they are unknown. */
export function coupleNames({ couple, wedding }: LeadRow): Record<MailLanguage, string> {
  const names = [couple.displayName, wedding?.partnerName ?? '']
  return { en: joinList(names, 'en') || 'A couple', es: joinList(names, 'es') || 'Una pareja' }
}
