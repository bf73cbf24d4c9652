import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number, date, and } = formatFor('fr')
const count = (value: number, one: string, many = `${one}s`) => `${number(value)} ${value < 2 ? one : many}`

export const own: Sentences['own'] = {
  signedOut: 'Je peux vous le dire une fois que vous êtes connecté. Touchez **Login**, puis demandez-moi encore.',
  notAllowed:
    'Je peux vous le dire sur notre site, pas sur cette page. Connectez-vous là-bas, puis demandez-moi encore.',

  invoice: (vendor, name, amount, due) => `${name} pour ${vendor} : **${money(amount)}**, à payer le ${date(due)}`,
  invoiceOverdue: (vendor, name, amount, due) =>
    `${name} pour ${vendor} : **${money(amount)}**, en retard depuis le ${date(due)}`,
  invoicePaid: (vendor, name, amount, day) =>
    `${name} pour ${vendor} : **${money(amount)}**${day ? `, payée le ${date(day)}` : ', payée'}`,
  owed: (total, invoices) => `Vous devez encore **${money(total)}** pour ${count(invoices, 'facture')} :`,
  nothingOwed: 'Vous ne devez rien : il n’y a pas de facture impayée.',
  overdue: (invoices) => `${count(invoices, 'facture est en retard', 'factures sont en retard')} :`,
  nothingOverdue: 'Aucune facture n’est en retard.',
  dueBefore: (day, total, invoices) =>
    `À payer avant le ${date(day)} : **${money(total)}** pour ${count(invoices, 'facture')} :`,
  nothingDueBefore: (day) => `Aucune facture impayée n’est à payer avant le ${date(day)}.`,
  nextDue: 'La prochaine à payer :',
  paid: (total, invoices) => `Vous avez payé **${money(total)}** jusqu’ici, pour ${count(invoices, 'facture')} :`,
  nothingPaid: 'Vous n’avez pas encore payé de facture ici.',
  howToPay: 'Pour payer, ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis **Make Payment**.',
  noInvoiceOf: (vendor) => `Il n’y a pas de facture de ${vendor}.`,

  contractsToSign: 'En attente de votre signature :',
  contractsWaiting: 'En attente de la signature du prestataire :',
  contract: (vendor, name) => `${name} avec ${vendor}`,
  allSigned: (contracts) =>
    `Rien n’attend votre signature : ${contracts === 1 ? 'votre contrat est signé' : `les ${number(contracts)} contrats sont signés`}.`,
  noContracts: 'Vous n’avez pas encore de contrat.',
  howToSign:
    'Pour signer, ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis **Click to sign** dans Documents.',

  unread: (messages) => `Vous avez ${count(messages, 'message non lu', 'messages non lus')} :`,
  unreadFrom: (vendor, messages) => `${vendor} : ${number(messages)}`,
  noUnread: 'Vous n’avez pas de message non lu.',
  readThem: 'Ils sont dans **Messages**.',

  day: (weddingDate, days) =>
    days > 0
      ? `Votre mariage est le **${date(weddingDate)}** : encore ${count(days, 'jour')}.`
      : days === 0
        ? `Votre mariage est **aujourd’hui**, le ${date(weddingDate)}. Félicitations !`
        : `Votre mariage était le **${date(weddingDate)}**. Nous espérons qu’il était merveilleux.`,
  noDate: 'Vous ne nous avez pas encore dit la date de votre mariage. Ajoutez-la dans **Settings**.',
  place: (city) => `Vous vous mariez à **${city}**.`,
  noPlace: 'Vous ne nous avez pas encore dit où vous vous mariez. Ajoutez-le dans **Settings**.',
  budget: (budget) => `Votre budget est de **${budget}**.`,
  noBudget: 'Vous ne nous avez pas encore dit votre budget. Ajoutez-le dans **Settings**.',
  names: (names) => `Vous : ${and(names)}`,
  styles: (styles) => `Style : ${styles}`,
  toldNothing: 'Vous ne nous avez encore rien dit de votre mariage. Vous pouvez le faire dans **Settings**.',
  change: 'Vous pouvez le changer dans **Settings**.',

  list: {
    saved: (vendors) => `Vous avez enregistré ${count(vendors, 'prestataire')} :`,
    active: (vendors) => `Vous êtes en contact avec ${count(vendors, 'prestataire')} :`,
    booked: (vendors) => `Vous avez réservé ${count(vendors, 'prestataire')} :`,
    scanned: (vendors) => `Vous avez scanné ${count(vendors, 'prestataire')} :`,
  },
  emptyList: {
    saved: 'Vous n’avez pas encore enregistré de prestataire. Touchez le cœur sur sa carte pour le faire.',
    active: 'Vous n’êtes pas encore en contact avec un prestataire. **Message** sur un profil ouvre une conversation.',
    booked: 'Vous n’avez pas encore réservé de prestataire.',
    scanned: 'Vous n’avez pas encore scanné de prestataire dans un salon du mariage.',
  },
  budgetLeft: (total, unpaid, left) =>
    `Toutes vos factures ici font ${money(total)}, dont ${money(unpaid)} à payer. Il reste **${left.map(money).join(' à ')}**.`,
  noContractOf: (vendor) => `Il n’y a pas de contrat avec ${vendor}.`,
  contractsSigned: 'Signés par tous :',
  noUnreadFrom: (vendor) =>
    `Il n’y a pas de message non lu de ${vendor}. Toutes les conversations sont sous **Messages**.`,
  notInList: (vendor, tab) => `Non : ${vendor} n’est pas dans votre liste ${tab}.`,
  tabs: { saved: '**Saved**', active: '**Active**', booked: '**Booked**', scanned: '**Wedding Fairs**' },
  moreVendors: (vendors) => `et ${number(vendors)} de plus dans **Vendors**.`,

  credits: (left) => `Il vous reste **${count(left, 'crédit')}**. Une vision coûte un crédit.`,
  upgrade: 'Touchez **Upgrade** dans Vision Board pour en avoir plus.',
  unlimited: 'Vous avez la formule mensuelle : des visions sans limite (unlimited).',
  freePlan: (left) => `Vous avez la formule gratuite, avec ${count(left, 'crédit')}.`,
  visions: (visions) => `Vous avez fait ${count(visions, 'vision')} :`,
  noVisions: 'Vous n’avez pas encore fait de vision. Ouvrez **Vision Board** et décrivez votre journée.',

  missing: (titles) =>
    `Vous n’êtes pas encore en contact avec des prestataires pour ${and(titles)}. Que dois-je chercher ?`,
  nothingMissing: 'Vous êtes en contact avec un prestataire pour tout ce que vous nous avez dit.',
  next: 'Vos prochaines étapes :',
  nextPayOverdue: (invoice) => `Payer ce qui est en retard : ${invoice}`,
  nextSign: (contract) => `Signer : ${contract}`,
  nextRead: (vendor, messages) => `Lire ${count(messages, 'nouveau message', 'nouveaux messages')} de ${vendor}`,
  nextPay: (invoice) => `Payer : ${invoice}`,
  nextDate: 'Nous dire la date de votre mariage dans **Settings**',
  nextFind: (titles) => `Trouver des prestataires pour ${and(titles)}`,
  nextSave: 'Trouver et enregistrer des prestataires. Demandez-moi par exemple “une salle pour 100 personnes”',
  nextNothing: 'Rien n’est en attente : pas de facture, pas de contrat, pas de message. Profitez-en !',
}
