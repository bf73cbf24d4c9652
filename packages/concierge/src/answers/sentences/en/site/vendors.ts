import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES, MAX_MESSAGE_LENGTH, MAX_PHOTOS } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { contact } from './parts.ts'
import { megabytes, type SiteSentences } from './site-data.ts'

const { number } = formatFor('en')

/** Vendors, messages, documents and payments. Buttons and pages have the same names as on the site. */
export const vendors = {
  'save-vendor':
    'Tap the heart on a vendor’s card, or **Add to Favorites** on the profile. You find them again under **Vendors**, in the tab **Saved**.',
  'saved-vendors': 'Your saved vendors are under **Vendors**, in the tab **Saved**.',
  'message-vendor':
    'Tap **Message** on a vendor’s card or profile to start a conversation. All conversations are under **Messages**.',
  'see-replies': 'Replies of vendors are under **Messages**. A number there counts the unread ones.',
  'inquire-or-message':
    '**Message** opens a conversation in which you write to the vendor yourself. **Inquire** sends the vendor an inquiry, once, so that they get in touch with you.',
  inquire:
    'Tap **Inquire** on a vendor’s profile: the vendor gets your inquiry and gets in touch with you. To ask for a quote in your own words, tap **Message**.',
  deals:
    'Exclusive deals are on the vendor’s profile. Tap **Claim Now** on a deal: it is noted as yours, and a conversation with the vendor opens.',
  'sign-contract':
    'Open **Vendors**, tap **Manage** on the vendor and open **Documents**. A contract that needs you says **Click to sign**; you and your partner type your names and tap **Sign**.',
  'partner-signs': 'Yes: both of you sign. You and your partner each type your name in the dialog **Sign Document**.',
  documents: `Yes. Open **Vendors**, tap **Manage** on the vendor, then **Upload Document**. You can share up to ${MAX_LEAD_FILES} files (PDFs, images or videos) with each vendor.`,
  'document-count': `You can share up to **${MAX_LEAD_FILES} files** with each vendor, under **Manage**.`,
  'pay-invoice':
    'Open **Vendors**, tap **Manage** on the vendor, then **Make Payment**. Choose the invoice and tap **Pay Now**; you pay on a secure page. The invoice also comes by email.',
  'vendor-refund': (data) =>
    `Refunds are up to the vendor and the contract with them. Write to the vendor by **Message**. ${contact(data)}`,
  'cancel-booking':
    'Only you and the vendor can cancel a booking: write to the vendor under **Messages**, and check the contract under **Manage** for what it says about cancelling.',
  booking:
    'You book with the vendor: tap **Message** or **Inquire** on the profile, agree on the day, then sign the contract and pay the invoice under **Manage**. The vendor then appears under **Vendors**, in the tab **Booked**.',
  inspirations: `Your home page at **/dashboard** is your inspiration board: tap **Add Inspiration**, choose a category, describe the idea and add up to ${MAX_PHOTOS} photos.`,
  'wedding-fair':
    'Scan a vendor’s code at a wedding fair. The vendor then appears under **Vendors**, in the tab **Wedding Fairs**.',
  'payment-methods':
    'You pay on the secure page of our payment provider, which shows the cards and methods that it takes. Your card number never reaches us or the vendor. All amounts are in {{currency}}.',
  'payment-failed': (data) =>
    `If a payment didn’t start or was canceled, you haven’t been charged: please try again. A payment link that no longer works can be sent again by the vendor. If you see a charge that is wrong: ${contact(data)}`,
  'vendor-search':
    'Open **Search**, choose a category and tap **Search**. Or ask me: I also look for a place, a price, a number of guests and what a vendor offers.',
  'unsave-vendor':
    'Tap the heart again on the vendor’s card, or **Favorited** on the profile: the vendor is removed from **Saved**.',
  'vendor-lists':
    '**Vendors** has four tabs. **Active**: vendors you are in touch with. **Wedding Fairs**: vendors whose code you scanned. **Saved**: your favorites. **Booked**: vendors from whom you paid an invoice.',
  'manage-vendor':
    '**Manage** appears on a vendor’s card under **Vendors** once you are in touch. It shows the messages, documents and payments that you share with this vendor.',
  'vendor-phone':
    'The profile shows the phone number if the vendor has given one. Email addresses aren’t shown: write with **Message**.',
  'message-files': `A message is text, with up to ${number(MAX_MESSAGE_LENGTH)} characters. To send a file or a photo, open **Vendors**, tap **Manage** on the vendor and then **Upload Document**.`,
  'message-delete':
    'A message that was sent can’t be deleted or changed. One that says **Not sent.** can: tap **Delete**, or tap it to try again.',
  'message-read': 'Under your last message you see **Sent**, and **Read** once the vendor has opened it.',
  'message-search':
    '**Messages** has a search field above the conversations. It finds a conversation by the vendor’s name or by its last message.',
  'inquiry-again':
    'You can send each vendor one inquiry, and it can’t be taken back. **Inquiry Sent ✅** on the profile shows that it arrived. For everything else, tap **Message**.',
  'document-types': `You can share **PDFs, images or videos**, each up to ${megabytes(MAX_LEAD_FILE_BYTES)} MB and up to ${MAX_LEAD_FILES} files with each vendor: open **Vendors**, tap **Manage** on the vendor, then **Upload Document**.`,
  'document-delete':
    'Open **Vendors**, tap **Manage** on the vendor and then the delete icon on the document. Only whoever uploaded a document can delete it.',
  'sign-status':
    'Under **Manage**, a contract says **Click to sign** while it waits for the two of you, **Waiting for vendor** after that, and **Signed** when everybody has signed. Then **Verify this document** proves that nothing has changed.',
  'sign-undo':
    'A signature can’t be taken back here. Write to the vendor under **Messages**: only the two of you and the vendor can change or end a contract.',
  'sign-legal':
    'You both agree to sign electronically, and your typed names are your signatures. Time and content of what you signed are kept as proof. Whether that is enough in your case, a lawyer can tell you.',
  'invoice-status':
    'Under **Vendors**, **Manage**, **Make Payment** you see each invoice with its amount, due date and status; a paid one is marked **PAID**. You can also ask me “which invoices have we paid?”',
  'pay-partial':
    '**Pay Now** pays the whole amount due of one invoice. To pay in parts, ask the vendor under **Messages** for several invoices.',
  'inspiration-change': (data) =>
    `An inspiration can’t be changed or deleted once it is on your board. ${contact(data)}`,
  'inspiration-find': 'Tap **Find** below an inspiration on your home page: it searches for vendors of its category.',
  'boards-difference':
    'The **Vision Board** holds the visions that we draw for you. The board on your home page holds inspirations: photos and notes that you collect yourself.',
} satisfies Partial<SiteSentences>
