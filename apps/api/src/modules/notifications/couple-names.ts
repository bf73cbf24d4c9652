import type { MailLanguage } from '../../providers/mail/mail.ts'
import { joinNames } from './formats.ts'
import type { LeadRow } from './repository.ts'

/** Returns the names of a couple in each language, or "A couple" if they are unknown. */
export function coupleNames({ couple, wedding }: LeadRow): Record<MailLanguage, string> {
  const names = [couple.displayName, wedding?.partnerName ?? '']
  return { en: joinNames(names, 'en') || 'A couple', es: joinNames(names, 'es') || 'Una pareja' }
}
