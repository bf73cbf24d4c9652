import type { SiteTopic } from '../aspects.ts'

/** Questions about working with vendors on the site, separated by commas. */
export const vendors = {
  'vendor-search':
    'how do i search for vendors here, how does the search work, where do i look for vendors, where is the search page, can i filter by price, sort the search results, search by location, why is the location locked, filter vendors',
  'save-vendor':
    'how do i save a vendor, bookmark a vendor for later, add to favorites, heart a vendor, how do i favorite someone, keep a list of vendors i like, shortlist a vendor',
  'unsave-vendor':
    'remove a vendor from my favorites, unsave a vendor, unlike a vendor, delete a saved vendor, take someone off my favorites, unheart, unfavorite',
  'saved-vendors':
    'where are my saved vendors, where do i find my favorites, how do i see the vendors i liked, find my shortlist again, where is the list of hearts',
  'vendor-lists':
    'what does active mean, difference between active saved and booked, tabs under vendors, why is a vendor listed as booked, when is a vendor booked, what is the booked tab, where are the vendors i talk to, where are my booked vendors',
  'manage-vendor':
    'what does manage mean, where is manage, manage button, i cannot find manage, why is there no manage button, where is everything i share with a vendor, back to vendors',
  'message-vendor':
    'how do i message a vendor, contact a vendor, write to a vendor, how can i ask a vendor a question, chat with a vendor, talk to a florist, how do i reach a vendor, start a conversation, get in touch with a vendor',
  'see-replies':
    'where do i see replies, where are my messages, where is my inbox, how do i know a vendor replied, find a conversation with a vendor, where did my message go, when will the vendor answer',
  'message-files':
    'send a photo in a message, attach a file to a message, how long can a message be, message character limit, send a picture to a vendor in chat, can i send images in the chat, attachment in a message',
  'message-delete':
    'delete a message, unsend a message, edit a message i sent, take back a message, message not sent, delete a conversation, remove a chat, message failed to send',
  'message-read':
    'did the vendor read my message, read receipts, has my message been seen, what does read mean, is my message delivered, know if they opened my message',
  'message-search': 'search my messages, find an old message, search conversations, look for a message',
  'inquire-or-message':
    'difference between inquire and message, inquire or message, should i inquire or message, what is better inquire or message',
  inquire:
    'what is an inquiry, how do i send an inquiry, request a quote, get a quote from a vendor, ask for an offer, what happens when i tap inquire, how to inquire',
  'inquiry-again':
    'send a second inquiry, inquire again, cancel an inquiry, take back an inquiry, withdraw an inquiry, inquiry sent what now, did my inquiry arrive, i already sent an inquiry',
  deals:
    'how do i claim a deal, where are the exclusive deals, redeem an offer, how do discounts work, use a discount, what happens when i claim a deal, does a claimed deal cost anything, where is the deal i claimed, coupon code, promo code',
  'vendor-phone':
    'phone number of a vendor, can i call a vendor, email address of a vendor, call the photographer, where is the phone number of a vendor, why is there no email of a vendor',
  booking:
    'how do i book a vendor, how does booking work, can i book here, reserve a vendor, hire someone through the site, confirm a booking, mark a vendor as booked, steps to book',
  'cancel-booking':
    'cancel a booking, cancel a vendor, undo a booking, i do not want this vendor anymore, get out of a contract, fire a vendor, switch to another vendor after booking',
  'vendor-refund':
    'refund from a vendor, money back from a vendor, get a deposit back from a vendor, vendor does not give my money back, refund an invoice, chargeback',
  'sign-contract':
    'how do i sign a contract, where do i sign, sign online, electronic signature, the venue sent us a contract where do i sign it, where is my contract, e-signature, sign a document, sign an agreement, find the contract from my vendor',
  'partner-signs':
    'does my partner have to sign too, can i sign for both of us, do both of us sign, partner signature, sign alone without my partner, my fiance is not here to sign',
  'sign-status':
    'what does waiting for vendor mean, has the vendor signed, status of my contract, is the contract fully signed, what does signed mean, verify a document, proof of the signature, certificate, copy of the signed contract, download the signed contract, sha-256, what is click to sign, the red button on a document, the green label on a document',
  'sign-undo':
    'undo a signature, i signed by mistake, take back my signature, unsign, change a signed contract, wrong name in my signature, cancel a signed contract',
  'sign-legal':
    'is an electronic signature legal, is the signature binding, legally valid contract, does the e-signature count, is typing my name a real signature',
  documents:
    'upload a floor plan, send a document to a vendor, share a file with the vendor, where are my documents, add a pdf, attach a file for the vendor, give the vendor our guest list, upload an insurance certificate',
  'document-count':
    'how many files can i share, limit of documents, too many files, maximum number of documents, only five files',
  'document-types':
    'what file types can i upload, which formats are allowed for documents, can i upload a word document, how big can a file be, file size limit, is a video allowed, maximum size of a pdf, upload a spreadsheet, document too large',
  'document-delete':
    'delete a document, remove a file i uploaded, replace a document, i uploaded the wrong file, cannot delete the vendor document, who can delete files',
  'pay-invoice':
    'how do i pay an invoice, where do i pay a vendor, pay a bill, make a payment, pay a deposit here, pay the vendor through the site, where is the invoice, pay now button, how do payments work',
  'invoice-status':
    'where do i see what is paid, proof of payment, receipt for a payment, get a receipt, is my payment received, where are my old invoices, list of invoices, status of an invoice, invoice still says due after paying, invoice pdf',
  'pay-partial':
    'pay part of an invoice, partial payment, pay in installments, split a payment, pay half now, pay an invoice in two parts, payment plan',
  'payment-methods':
    'which cards do you take, do you accept credit cards, can i pay with paypal, apple pay, payment methods, pay by credit card, bank transfer, is my card safe, do you store my card number, is paying here secure, who sees my credit card, pay in euros, currency, pay cash, visa or mastercard',
  'payment-failed':
    'my payment failed, card was declined, charged twice, payment did not go through, payment page does not open, payment canceled was i charged, double charge, payment link expired, wrong amount charged',
  inspirations:
    'add an inspiration, upload inspiration photos, pinterest board, mood board, how many photos per inspiration, how long can the description of an inspiration be, inspiration board, collect ideas, save pictures i like, image size limit for inspirations',
  'inspiration-change':
    'delete an inspiration, edit an inspiration, remove an idea from my board, change an inspiration, take a picture off my inspiration board',
  'inspiration-find': 'find vendors for an inspiration, find button on an inspiration, from inspiration to vendors',
  'boards-difference':
    'difference between vision board and inspiration board, two boards, which board is for what, is the home board the same as the vision board',
  'wedding-fair':
    'what is wedding fairs, scan a qr code, vendors i met at a wedding fair, scan a vendor at the expo, where are the vendors i scanned, bridal show code, how do i scan a vendor, scanned a qr code at a fair where do i find the vendor again, we scanned a florist at a wedding fair, find someone i met at the fair',
} satisfies Partial<Record<SiteTopic, string>>
