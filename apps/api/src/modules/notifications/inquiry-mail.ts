import type { LeadSource } from '@vowkit/sdk-core/contract'
import { formatDate } from '../../platform/formats.ts'
import type { Fact, Quote } from '../../providers/mail/letter.ts'
import type { LocalizedMail, MailTexts } from '../../providers/mail/localized-mail.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import { coupleNames } from './couple-names.ts'
import type { LeadRow } from './repository.ts'

const LABELS = {
  en: {
    date: 'Date',
    guests: 'Guests',
    city: 'Place',
    vision: 'Vision',
    source: 'Came from',
  },
  es: {
    date: 'Fecha',
    guests: 'Invitados',
    city: 'Lugar',
    vision: 'Visión',
    source: 'Llegó por',
  },
}

/**
 * Writes the email to a vendor about a couple's inquiry. It contains nothing that the inquiry form does not list. The
 * couple's budget for the whole wedding is never sent.
 */
export function writeInquiryMail(lead: LeadRow, url: string): LocalizedMail['texts'] {
  return { en: writeEnglish(lead, url), es: writeSpanish(lead, url) }
}

function writeEnglish(lead: LeadRow, url: string): MailTexts {
  return {
    title: `New inquiry from ${coupleNames(lead).en}`,
    start: `${coupleNames(lead).en} would like to hear from ${lead.businessName}.`,
    facts: factsOf(lead, 'en'),
    quotes: quotesOf(lead),
    action: { label: 'Answer the inquiry', url },
    rest: 'Your answer appears in the couple’s messages. Couples often write to several vendors, so a quick answer helps.',
  }
}

function writeSpanish(lead: LeadRow, url: string): MailTexts {
  return {
    title: `Nueva consulta de ${coupleNames(lead).es}`,
    start: `${coupleNames(lead).es} quiere saber más de ${lead.businessName}.`,
    facts: factsOf(lead, 'es'),
    quotes: quotesOf(lead),
    action: { label: 'Responder la consulta', url },
    rest: 'Tu respuesta aparece en los mensajes de la pareja. Las parejas suelen escribir a varios proveedores: responder pronto ayuda.',
  }
}

const SOURCES: Record<MailLanguage, Record<LeadSource, string>> = {
  en: {
    site: 'our website',
    embed: 'another website',
    fair: 'your code at a wedding fair',
    magic_link: 'a magic link',
  },
  es: { site: 'nuestro sitio', embed: 'otro sitio', fair: 'tu código en una feria', magic_link: 'un enlace mágico' },
}

function factsOf({ lead, wedding, vision }: LeadRow, language: MailLanguage): Fact[] {
  const labels = LABELS[language]
  const date = lead.weddingDate ?? wedding?.weddingDate
  const values = {
    date: date ? formatDate(date, language) : '',
    guests: lead.guests === null ? '' : String(lead.guests),
    city: wedding?.weddingCity ?? '',
    vision: vision ? (vision.customTitle ?? vision.title ?? vision.description) : '',
    source: lead.sourceHost || SOURCES[language][lead.source],
  }
  const names = ['date', 'guests', 'city', 'vision', 'source'] as const
  return names.flatMap((name) => (values[name] === '' ? [] : [{ label: labels[name], value: values[name] }]))
}

function quotesOf({ lead: { inquiry } }: LeadRow): Quote[] {
  return inquiry === '' ? [] : [{ text: inquiry }]
}
