import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, date, and } = formatFor('de')
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`

export const own: Sentences['own'] = {
  signedOut:
    'Das kann ich Ihnen sagen, sobald Sie angemeldet sind. Tippen Sie auf **Login** und fragen Sie mich noch einmal.',
  notAllowed:
    'Das kann ich Ihnen auf unserer Website sagen, nicht auf dieser Seite. Melden Sie sich dort an und fragen Sie mich noch einmal.',

  invoice: (vendor, name, amount, due) => `${name} an ${vendor}: **${money(amount)}**, fällig am ${date(due)}`,
  invoiceOverdue: (vendor, name, amount, due) =>
    `${name} an ${vendor}: **${money(amount)}**, überfällig seit dem ${date(due)}`,
  invoicePaid: (vendor, name, amount, day) =>
    `${name} an ${vendor}: **${money(amount)}**${day ? `, bezahlt am ${date(day)}` : ', bezahlt'}`,
  owed: (total, invoices) => `Sie schulden noch **${money(total)}** für ${count(invoices, 'Rechnung', 'Rechnungen')}:`,
  nothingOwed: 'Sie schulden nichts: Es gibt keine unbezahlten Rechnungen.',
  overdue: (invoices) => `${count(invoices, 'Rechnung ist', 'Rechnungen sind')} überfällig:`,
  nothingOverdue: 'Keine Rechnung ist überfällig.',
  dueBefore: (day, total, invoices) =>
    `Vor dem ${date(day)} fällig: **${money(total)}** für ${count(invoices, 'Rechnung', 'Rechnungen')}:`,
  nothingDueBefore: (day) => `Vor dem ${date(day)} ist keine unbezahlte Rechnung fällig.`,
  nextDue: 'Als Nächstes fällig:',
  paid: (total, invoices) =>
    `Sie haben bisher **${money(total)}** bezahlt, für ${count(invoices, 'Rechnung', 'Rechnungen')}:`,
  nothingPaid: 'Sie haben hier noch keine Rechnung bezahlt.',
  howToPay: 'Zum Bezahlen öffnen Sie **Vendors**, tippen beim Anbieter auf **Manage** und dann auf **Make Payment**.',
  noInvoiceOf: (vendor) => `Es gibt keine Rechnung von ${vendor}.`,

  contractsToSign: 'Wartet auf Ihre Unterschrift:',
  contractsWaiting: 'Wartet auf die Unterschrift des Anbieters:',
  contract: (vendor, name) => `${name} mit ${vendor}`,
  allSigned: (contracts) =>
    `Nichts wartet auf Ihre Unterschrift: ${contracts === 1 ? 'Ihr Vertrag ist' : `Alle ${number(contracts)} Verträge sind`} unterschrieben.`,
  noContracts: 'Sie haben noch keine Verträge.',
  howToSign:
    'Zum Unterschreiben öffnen Sie **Vendors**, tippen beim Anbieter auf **Manage** und unter Documents auf **Click to sign**.',

  unread: (messages) => `Sie haben ${count(messages, 'ungelesene Nachricht', 'ungelesene Nachrichten')}:`,
  unreadFrom: (vendor, messages) => `${vendor}: ${number(messages)}`,
  noUnread: 'Sie haben keine ungelesenen Nachrichten.',
  readThem: 'Sie sind unter **Messages**.',

  day: (weddingDate, days) =>
    days > 0
      ? `Ihre Hochzeit ist am **${date(weddingDate)}**: noch ${count(days, 'Tag', 'Tage')}.`
      : days === 0
        ? `Ihre Hochzeit ist **heute**, am ${date(weddingDate)}. Herzlichen Glückwunsch!`
        : `Ihre Hochzeit war am **${date(weddingDate)}**. Wir hoffen, sie war wunderbar.`,
  noDate: 'Sie haben uns Ihr Hochzeitsdatum noch nicht genannt. Tragen Sie es unter **Settings** ein.',
  place: (city) => `Sie heiraten in **${city}**.`,
  noPlace: 'Sie haben uns noch nicht gesagt, wo Sie heiraten. Tragen Sie es unter **Settings** ein.',
  budget: (budget) => `Ihr Budget ist **${budget}**.`,
  noBudget: 'Sie haben uns Ihr Budget noch nicht genannt. Tragen Sie es unter **Settings** ein.',
  names: (names) => `Sie: ${and(names)}`,
  styles: (styles) => `Stil: ${styles}`,
  toldNothing: 'Sie haben uns noch nichts über Ihre Hochzeit gesagt. Das können Sie unter **Settings** tun.',
  change: 'Sie können das unter **Settings** ändern.',

  list: {
    saved: (vendors) => `Sie haben ${number(vendors)} Anbieter gespeichert:`,
    active: (vendors) =>
      `Sie sind mit ${vendors === 1 ? 'einem Anbieter' : `${number(vendors)} Anbietern`} in Kontakt:`,
    booked: (vendors) => `Sie haben ${number(vendors)} Anbieter gebucht:`,
    scanned: (vendors) => `Sie haben ${number(vendors)} Anbieter gescannt:`,
  },
  emptyList: {
    saved: 'Sie haben noch keinen Anbieter gespeichert. Tippen Sie auf das Herz einer Karte, um ihn zu speichern.',
    active: 'Sie sind noch mit keinem Anbieter in Kontakt. **Message** auf einem Profil öffnet eine Unterhaltung.',
    booked: 'Sie haben noch keinen Anbieter gebucht.',
    scanned: 'Sie haben noch keinen Anbieter auf einer Hochzeitsmesse gescannt.',
  },
  budgetLeft: (total, unpaid, left) =>
    `Alle Ihre Rechnungen hier ergeben ${money(total)}, davon sind ${money(unpaid)} offen. Es bleiben **${left.map(money).join(' bis ')}**.`,
  noContractOf: (vendor) => `Es gibt keinen Vertrag mit ${vendor}.`,
  contractsSigned: 'Von allen unterschrieben:',
  noUnreadFrom: (vendor) =>
    `Es gibt keine ungelesenen Nachrichten von ${vendor}. Alle Unterhaltungen stehen unter **Messages**.`,
  notInList: (vendor, tab) => `Nein: ${vendor} ist nicht in Ihrer Liste ${tab}.`,
  tabs: { saved: '**Saved**', active: '**Active**', booked: '**Booked**', scanned: '**Wedding Fairs**' },
  moreVendors: (vendors) => `und ${number(vendors)} weitere unter **Vendors**.`,

  credits: (left) => `Sie haben noch **${count(left, 'Credit', 'Credits')}**. Eine Vision kostet einen Credit.`,
  upgrade: 'Tippen Sie im Vision Board auf **Upgrade**, um mehr zu bekommen.',
  unlimited: 'Sie haben das Monatsabo: unbegrenzte Visionen (unlimited).',
  freePlan: (left) => `Sie haben den kostenlosen Tarif, mit ${count(left, 'Credit', 'Credits')}.`,
  visions: (visions) => `Sie haben ${count(visions, 'Vision', 'Visionen')} erstellt:`,
  noVisions: 'Sie haben noch keine Vision erstellt. Öffnen Sie **Vision Board** und beschreiben Sie Ihren Tag.',

  missing: (titles) => `Für ${and(titles)} sind Sie noch mit keinem Anbieter in Kontakt. Was soll ich suchen?`,
  nothingMissing: 'Für alles, was Sie brauchen, sind Sie mit einem Anbieter in Kontakt.',
  next: 'Ihre nächsten Schritte:',
  nextPayOverdue: (invoice) => `Überfälliges bezahlen: ${invoice}`,
  nextSign: (contract) => `Unterschreiben: ${contract}`,
  nextRead: (vendor, messages) => `${count(messages, 'neue Nachricht', 'neue Nachrichten')} von ${vendor} lesen`,
  nextPay: (invoice) => `Bezahlen: ${invoice}`,
  nextDate: 'Ihr Hochzeitsdatum unter **Settings** eintragen',
  nextFind: (titles) => `Anbieter für ${and(titles)} finden`,
  nextSave: 'Anbieter finden und speichern. Fragen Sie mich zum Beispiel nach “Locations für 100 Gäste”',
  nextNothing: 'Nichts wartet: keine Rechnung, kein Vertrag, keine Nachricht. Genießen Sie es!',
}
