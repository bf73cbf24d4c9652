import { BUDGETS } from '@vowkit/sdk-core/contract'
import type { Fact } from '../../providers/mail/letter.ts'
import type { LocalizedMail, MailTexts } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import { coupleNames } from './couple-names.ts'
import { formatDate } from './formats.ts'
import type { LeadRow } from './repository.ts'

const LABELS = {
  en: { date: 'Date', city: 'Place', budget: 'Budget', styles: 'Style' },
  es: { date: 'Fecha', city: 'Lugar', budget: 'Presupuesto', styles: 'Estilo' },
}

/** Writes the email to a vendor about a couple's inquiry. */
export function writeInquiryMail(lead: LeadRow, url: string): LocalizedMail['texts'] {
  return { en: writeEnglish(lead, url), es: writeSpanish(lead, url) }
}

function writeEnglish(lead: LeadRow, url: string): MailTexts {
  return {
    title: `New inquiry from ${coupleNames(lead).en}`,
    start: `${coupleNames(lead).en} would like to hear from ${lead.businessName}.`,
    facts: factsOf(lead, 'en'),
    action: { label: 'Answer the inquiry', url },
    rest: 'Your answer appears in the couple’s messages. Couples often write to several vendors, so a quick answer helps.',
  }
}

function writeSpanish(lead: LeadRow, url: string): MailTexts {
  return {
    title: `Nueva consulta de ${coupleNames(lead).es}`,
    start: `${coupleNames(lead).es} quiere saber más de ${lead.businessName}.`,
    facts: factsOf(lead, 'es'),
    action: { label: 'Responder la consulta', url },
    rest: 'Tu respuesta aparece en los mensajes de la pareja. Las parejas suelen escribir a varios proveedores: responder pronto ayuda.',
  }
}

function factsOf({ wedding }: LeadRow, language: MailLanguage): Fact[] {
  const labels = LABELS[language]
  const values = {
    date: wedding?.weddingDate ? formatDate(wedding.weddingDate, language) : '',
    city: wedding?.weddingCity ?? '',
    budget: BUDGETS.find(({ symbol }) => symbol === wedding?.budget)?.range ?? '',
    styles: wedding?.weddingDescription ?? '',
  }
  const names = ['date', 'city', 'budget', 'styles'] as const
  return names.flatMap((name) => (values[name] === '' ? [] : [{ label: labels[name], value: values[name] }]))
}
