import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES, MAX_MESSAGE_LENGTH, MAX_PHOTOS } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { number } = formatFor('de')

/** Vendors, messages, documents and payments. Buttons and pages have the same names as on the site. */
export const vendors = {
  'save-vendor':
    'Tippen Sie auf das Herz auf der Karte eines Anbieters oder auf **Add to Favorites** auf dem Profil. Sie finden ihn dann unter **Vendors**, im Tab **Saved**.',
  'saved-vendors': 'Ihre gespeicherten Anbieter sind unter **Vendors**, im Tab **Saved**.',
  'message-vendor':
    'Tippen Sie auf der Karte oder dem Profil eines Anbieters auf **Message**, um eine Unterhaltung zu beginnen. Alle sind unter **Messages**.',
  'see-replies': 'Antworten von Anbietern sind unter **Messages**. Eine Zahl zeigt dort die ungelesenen.',
  'inquire-or-message':
    '**Message** öffnet eine Unterhaltung, in der Sie selbst schreiben. **Inquire** schickt dem Anbieter einmal eine Anfrage, damit er sich bei Ihnen meldet.',
  inquire:
    'Tippen Sie auf dem Profil eines Anbieters auf **Inquire**: Er bekommt Ihre Anfrage und meldet sich. Um mit eigenen Worten nach einem Angebot zu fragen, tippen Sie auf **Message**.',
  deals:
    'Exklusive Angebote sind auf dem Profil des Anbieters. Tippen Sie bei einem Angebot auf **Claim Now**: Es wird für Sie notiert, und eine Unterhaltung öffnet sich.',
  'sign-contract':
    'Öffnen Sie **Vendors**, tippen Sie beim Anbieter auf **Manage** und öffnen Sie **Documents**. Ein Vertrag, der auf Sie wartet, zeigt **Click to sign**; Sie beide tippen Ihre Namen ein und tippen auf **Sign**.',
  'partner-signs': 'Ja: Sie unterschreiben beide. Jeder von Ihnen tippt in **Sign Document** den eigenen Namen ein.',
  documents: `Ja. Öffnen Sie **Vendors**, tippen Sie beim Anbieter auf **Manage** und dann auf **Upload Document**. Sie können mit jedem Anbieter bis zu ${MAX_LEAD_FILES} Dateien teilen (PDFs, Bilder oder Videos).`,
  'document-count': `Sie können mit jedem Anbieter bis zu **${MAX_LEAD_FILES} Dateien** teilen, unter **Manage**.`,
  'pay-invoice':
    'Öffnen Sie **Vendors**, tippen Sie beim Anbieter auf **Manage** und dann auf **Make Payment**. Wählen Sie die Rechnung und tippen Sie auf **Pay Now**; Sie zahlen auf einer sicheren Seite. Die Rechnung kommt auch per E-Mail.',
  'vendor-refund': (data) =>
    `Erstattungen hängen vom Anbieter und von Ihrem Vertrag ab. Schreiben Sie ihm mit **Message**. ${contact(data)}`,
  'cancel-booking':
    'Nur Sie und der Anbieter können eine Buchung stornieren: Schreiben Sie ihm unter **Messages**, und sehen Sie unter **Manage** im Vertrag nach, was er dazu sagt.',
  booking:
    'Sie buchen beim Anbieter: Tippen Sie auf dem Profil auf **Message** oder **Inquire**, vereinbaren Sie den Tag, unterschreiben Sie den Vertrag und bezahlen Sie die Rechnung unter **Manage**. Er erscheint dann unter **Vendors**, im Tab **Booked**.',
  inspirations: `Ihre Startseite unter **/dashboard** ist Ihr Board für Inspirationen: Tippen Sie auf **Add Inspiration**, wählen Sie eine Kategorie, beschreiben Sie die Idee und fügen Sie bis zu ${MAX_PHOTOS} Fotos hinzu.`,
  'wedding-fair':
    'Scannen Sie auf einer Hochzeitsmesse den Code eines Anbieters. Er erscheint dann unter **Vendors**, im Tab **Wedding Fairs**.',
  'payment-methods':
    'Sie zahlen auf der sicheren Seite unseres Zahlungsanbieters; sie zeigt die Karten und Zahlungsarten, die er nimmt. Ihre Kartennummer erreicht uns nie. Alle Beträge sind in {{currency}}.',
  'payment-failed': (data) =>
    `Wenn eine Zahlung nicht gestartet ist oder abgebrochen wurde, wurde nichts abgebucht: Versuchen Sie es noch einmal. Einen abgelaufenen Zahlungslink kann der Anbieter neu schicken. Bei einer falschen Abbuchung: ${contact(data)}`,
  'vendor-search':
    'Öffnen Sie **Search**, wählen Sie eine Kategorie und tippen Sie auf **Search**. Oder fragen Sie mich: Ich suche auch nach Ort, Preis, Gästezahl und danach, was ein Anbieter anbietet.',
  'unsave-vendor':
    'Tippen Sie noch einmal auf das Herz auf der Karte oder auf **Favorited** im Profil: Der Anbieter verschwindet aus **Saved**.',
  'vendor-lists':
    '**Vendors** hat vier Reiter. **Active**: Anbieter, mit denen Sie in Kontakt sind. **Wedding Fairs**: deren Code Sie gescannt haben. **Saved**: Ihre Favoriten. **Booked**: von denen Sie eine Rechnung bezahlt haben.',
  'manage-vendor':
    '**Manage** erscheint auf der Karte eines Anbieters unter **Vendors**, sobald Sie in Kontakt sind. Dort sehen Sie Nachrichten, Dokumente und Zahlungen mit ihm.',
  'vendor-phone':
    'Das Profil zeigt die Telefonnummer, wenn der Anbieter eine angegeben hat. E-Mail-Adressen werden nicht gezeigt: Schreiben Sie mit **Message**.',
  'message-files': `Eine Nachricht ist Text mit bis zu ${number(MAX_MESSAGE_LENGTH)} Zeichen. Für eine Datei oder ein Foto öffnen Sie **Vendors**, tippen beim Anbieter auf **Manage** und dann auf **Upload Document**.`,
  'message-delete':
    'Eine gesendete Nachricht lässt sich nicht löschen oder ändern. Eine mit **Not sent.** schon: Tippen Sie auf **Delete** oder zum Wiederholen auf die Nachricht.',
  'message-read': 'Unter Ihrer letzten Nachricht steht **Sent** und, sobald der Anbieter sie geöffnet hat, **Read**.',
  'message-search':
    '**Messages** hat über den Unterhaltungen ein Suchfeld. Es findet eine Unterhaltung nach dem Namen des Anbieters oder der letzten Nachricht.',
  'inquiry-again':
    'Jedem Anbieter können Sie eine Anfrage senden; zurückziehen lässt sie sich nicht. **Inquiry Sent ✅** im Profil zeigt, dass sie angekommen ist. Für alles andere tippen Sie auf **Message**.',
  'document-types': `Sie können **PDFs, Bilder oder Videos** teilen, je bis ${megabytes(MAX_LEAD_FILE_BYTES)} MB und bis zu ${MAX_LEAD_FILES} Dateien pro Anbieter: Öffnen Sie **Vendors**, tippen Sie beim Anbieter auf **Manage** und dann auf **Upload Document**.`,
  'document-delete':
    'Öffnen Sie **Vendors**, tippen Sie beim Anbieter auf **Manage** und dann auf das Löschsymbol am Dokument. Nur wer ein Dokument hochgeladen hat, kann es löschen.',
  'sign-status':
    'Unter **Manage** steht bei einem Vertrag **Click to sign**, solange er auf Sie beide wartet, danach **Waiting for vendor** und **Signed**, wenn alle unterschrieben haben. **Verify this document** belegt dann, dass nichts geändert wurde.',
  'sign-undo':
    'Eine Unterschrift lässt sich hier nicht zurücknehmen. Schreiben Sie dem Anbieter unter **Messages**: Nur Sie beide und er können einen Vertrag ändern oder beenden.',
  'sign-legal':
    'Sie stimmen beide zu, elektronisch zu unterschreiben, und Ihre getippten Namen sind Ihre Unterschriften. Zeit und Inhalt werden als Beleg aufbewahrt. Ob das in Ihrem Fall genügt, sagt Ihnen ein Anwalt.',
  'invoice-status':
    'Unter **Vendors**, **Manage**, **Make Payment** steht jede Rechnung mit Betrag, Fälligkeit und Status; eine bezahlte trägt **PAID**. Sie können auch mich fragen: „Was haben wir bezahlt?“',
  'pay-partial':
    '**Pay Now** bezahlt den ganzen offenen Betrag einer Rechnung. Für Teilzahlungen bitten Sie den Anbieter unter **Messages** um mehrere Rechnungen.',
  'inspiration-change': (data) =>
    `Eine Inspiration lässt sich nicht mehr ändern oder löschen, sobald sie auf Ihrem Board ist. ${contact(data)}`,
  'inspiration-find':
    'Tippen Sie auf Ihrer Startseite unter einer Inspiration auf **Find**: Es sucht Anbieter ihrer Kategorie.',
  'boards-difference':
    'Das **Vision Board** enthält die Visionen, die wir für Sie zeichnen. Das Board auf Ihrer Startseite enthält Inspirationen: Fotos und Notizen, die Sie selbst sammeln.',
} satisfies Partial<SiteSentences>
