import { MAX_ASSISTANT_MESSAGE_LENGTH } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import type { SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { and, number } = formatFor('de')

/** The site and the assistant. Buttons and pages have the same names as on the site. */
export const about = {
  areas: ({ places }) =>
    `Unsere Anbieter sind in {{bold-region}}${places.length > 1 ? `, zum Beispiel in ${and(places)}` : ''}. Manche fahren weiter; das sagen ihre Profile.`,
  'how-many-vendors': ({ vendors, categories }) =>
    `Es gibt **${number(vendors)} Anbieter** in ${number(categories.length)} Kategorien.`,
  categories: ({ categories }) => `Ich kann ${and(categories)} suchen.`,
  'for-vendors':
    'Willkommen! Tippen Sie oben auf der Startseite auf **I’m a vendor**: Das führt zu den Seiten für Anbieter, wo Sie sich anmelden können.',
  ranking:
    'Ich richte mich nach dem, was Anbieter schreiben, nach ihren Preisen und nach den Sternen der Paare. Kein Anbieter zahlt dafür, genannt zu werden.',
  'reviews-work':
    'Paare hinterlassen Sterne und ein paar Worte auf dem Profil eines Anbieters. Nennen Sie mir einen Anbieter, und ich sage Ihnen, was sie schreiben.',
  languages:
    'Ich verstehe Englisch, Spanisch, Französisch, Deutsch, Italienisch, Portugiesisch, Chinesisch und Arabisch. Ich antworte in den ersten vier; Texte von Anbietern bleiben in ihren Worten.',
  'no-app':
    'Es gibt keine App zu installieren: Die Website funktioniert im Browser jedes Telefons, Tablets oder Computers.',
  assistant:
    'Ich bin der Assistent dieser Website: ein Programm, keine Person. Ich sehe in den Profilen unserer Anbieter nach.',
  support: (data) => `Eine Person kann Ihnen helfen. ${contact(data)}`,
  guarantee: (data) =>
    `Jede Buchung kommt mit unserer schriftlichen Garantie, klaren Preisen und einheitlichen Verträgen. Nach den Bedingungen fragen Sie unseren Support. ${contact(data)}`,
  'about-site':
    'Hier planen Paare ihre Hochzeit: Beschreiben Sie Ihre Vision in einem Satz, sehen Sie, welche Anbieter dazu passen, dann buchen und feiern Sie. Auch Nachrichten, Verträge und Zahlungen mit jedem Anbieter laufen hier.',
  'not-offered':
    'Dafür gibt es hier kein Werkzeug: keine Gästeliste, Zusagen, Sitzplan, Geschenkliste, Hochzeitswebsite, Kalender oder Budgetrechner. Hier erstellen Sie Visionen, finden Anbieter und erledigen Nachrichten, Verträge und Zahlungen.',
  embed:
    'Ja: Visionsgenerator, Anbieterkarten und dieser Assistent lassen sich mit einem Script und einem HTML-Element wie **vision-generator** in jede Seite einbetten. In WordPress nehmen Sie einen HTML-Block. Der Code steht in unserer Dokumentation.',
  'assistant-limits': `Eine Frage an mich kann bis zu **${MAX_ASSISTANT_MESSAGE_LENGTH} Zeichen** haben. Fragen Sie eins nach dem anderen, so oft Sie möchten.`,
  'assistant-memory':
    'Ich kenne nur diese Unterhaltung und, wenn Sie angemeldet sind, Ihr Konto. **New chat** beginnt von vorn. Wir speichern eine Antwort mit ihrer Frage nur, wenn Sie sie bewerten oder die Unterhaltung an einen Menschen schicken.',
  'site-problem': (data) =>
    `Bitte laden Sie die Seite neu und prüfen Sie Ihre Verbindung. Wenn es noch immer nicht geht, sagen Sie uns, was Sie getan und gesehen haben. ${contact(data)}`,
} satisfies Partial<SiteSentences>
