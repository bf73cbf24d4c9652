import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_PHOTOS, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../format.ts'
import type { SiteData, SiteSentences } from '../en/site.ts'

const { number, and } = formatFor('de')

const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Schreiben Sie an unseren Support: **${supportEmail}**.`
    : 'Der Kontakt unten auf der Startseite führt zu unserem Support.'
const packList = ({ packs }: SiteData) => and(packs.map(({ credits, price }) => `${number(credits)} für ${price}`))
const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` Das Monatsabo kostet **${monthlyPrice}** im Monat und enthält unbegrenzte Visionen.` : ''

/** Buttons and pages keep their English names. */
export const site: SiteSentences = {
  'vision-create': `Öffnen Sie **Vision Board**, tippen Sie auf **Add New Vision**, beschreiben Sie Ihre Hochzeit in ein oder zwei Sätzen, fügen Sie bis zu ${MAX_VISION_IMAGES} Fotos hinzu, wenn Sie möchten, und tippen Sie auf **Generate**. Sie bekommen eine E-Mail, wenn die Vision fertig ist.`,
  'vision-time':
    'Eine Vision braucht meist ein oder zwei Minuten. Sie erscheint im **Vision Board**, und Sie bekommen eine E-Mail, wenn sie fertig ist.',
  'vision-edits': `Jede Vision hat **${MAX_EDITS} Bearbeitungen**, und sie kosten keinen Credit. Öffnen Sie die Vision im **Vision Board**, tippen Sie auf **Edit Vision** und sagen Sie, was anders sein soll.`,
  'vision-edits-used': `Nach ${MAX_EDITS} Bearbeitungen lässt sich eine Vision nicht mehr ändern. **Use this prompt again** beginnt eine neue Vision mit der Beschreibung. Das kostet einen Credit; mehr gibt es in den Paketen unter **Upgrade**.`,
  'vision-photos': `Sie können einer Vision bis zu **${MAX_VISION_IMAGES}** Fotos hinzufügen, zum Beispiel von Ihrer Location.`,
  'vision-share':
    'Öffnen Sie die Vision im **Vision Board**, tippen Sie auf **Share** und dann auf **Create link**. Wer den Link hat, sieht das Bild, den Titel und Ihre Beschreibung. **Stop sharing** beendet es.',
  'vision-private':
    'Ihre Visionen sind privat: Nur Sie sehen sie. Wenn Sie eine mit **Share** teilen, sieht sie jeder mit dem Link, bis Sie auf **Stop sharing** tippen.',
  'vision-failed':
    'Wenn eine Vision fehlschlägt, kommt der Credit auf Ihr Konto zurück. Tippen Sie im Vision Board auf **Use this prompt again**, um es noch einmal zu versuchen.',
  'vision-download':
    'Öffnen Sie die Vision im **Vision Board** und tippen Sie auf **Download**. Im kostenlosen Tarif hat das Bild ein Wasserzeichen.',
  watermark:
    'Visionen des kostenlosen Tarifs haben ein Wasserzeichen. Wenn Sie unter **Upgrade** ein Paket oder das Monatsabo kaufen, verlieren es alle Ihre Visionen, auch die früheren.',
  'credits-price': (data) =>
    `Eine Vision kostet einen Credit. Jedes Konto beginnt mit **${FREE_CREDITS} kostenlosen Credits**.${data.packs.length > 0 ? ` Pakete mit Credits: ${packList(data)}.` : ''}${monthly(data)} Zum Kaufen tippen Sie im Vision Board auf **Upgrade**.`,
  'credits-expire': (data) => `Ich kenne kein Ablaufdatum: Keine Seite sagt, dass Credits verfallen. ${contact(data)}`,
  'credits-refund': (data) =>
    `Wenn eine Vision fehlschlägt, kommt der Credit von selbst zurück. Für die Erstattung eines Pakets fragen Sie bitte unseren Support. ${contact(data)}`,
  'monthly-plan': (data) =>
    data.monthlyPrice
      ? `Das Monatsabo kostet **${data.monthlyPrice}** im Monat. Es enthält unbegrenzte Visionen ohne Wasserzeichen. Tippen Sie im Vision Board auf **Upgrade**.`
      : `Zurzeit gibt es kein Monatsabo.${data.packs.length > 0 ? ` Pakete mit Credits: ${packList(data)}.` : ''}`,
  'cancel-plan': (data) => `Ich kann ein Abo nicht selbst kündigen. Unser Support macht das für Sie. ${contact(data)}`,
  'free-plan': `Der kostenlose Tarif hat **${FREE_CREDITS} Credits** für ${FREE_CREDITS} Visionen, mit je ${MAX_EDITS} Bearbeitungen. Die Bilder haben ein Wasserzeichen. Anbieter zu finden, zu speichern und ihnen zu schreiben ist auch kostenlos.`,
  'site-price': (data) =>
    `Anbieter zu finden, zu speichern und ihnen zu schreiben ist **kostenlos**, ebenso Ihre ersten ${FREE_CREDITS} Visionen. Weitere Visionen kosten Credits${data.packs.length > 0 ? ` (${packList(data)})` : ''}. Anbietern zahlen Sie, was Sie mit ihnen vereinbaren.`,
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
  'delete-account':
    'Öffnen Sie **Settings** und tippen Sie auf **Delete account**. Ihre Daten werden **14 Tage** später gelöscht; bis dahin können Sie sich anmelden und auf **Keep my account** tippen.',
  'undo-deletion':
    'Ja, innerhalb von **14 Tagen**: Melden Sie sich an und tippen Sie auf **Keep my account**. Danach sind die Daten gelöscht und nicht wiederherzustellen.',
  'export-data':
    'Ja. Öffnen Sie **Settings**, Abschnitt **Your data**, und tippen Sie auf **Prepare my data**. Sie bekommen eine E-Mail, wenn die ZIP-Datei fertig ist.',
  privacy:
    'Anbieter sehen Ihren Namen und was Sie ihnen schreiben oder mit ihnen teilen. Sie sehen nicht, wen Sie speichern, und weder Ihre Visionen noch Ihr Budget. Den Rest sagt die Privacy Policy unten auf der Startseite.',
  'forgot-password':
    'Tippen Sie bei der Anmeldung auf **Forgot password?** und geben Sie Ihre E-Mail ein. Sie bekommen einen Link für ein neues Passwort.',
  'change-password': 'Das Passwort ändern Sie unter **Settings**.',
  'change-email': (data) => `Die E-Mail eines Kontos lässt sich in **Settings** nicht ändern. ${contact(data)}`,
  'change-wedding': 'Datum und Ort der Hochzeit ändern Sie unter **Settings**.',
  settings:
    'Öffnen Sie **Settings**: Dort ändern Sie Foto, Namen, Datum und Ort der Hochzeit und das Passwort, und Sie laden Ihre Daten herunter oder löschen sie.',
  'create-account':
    'Tippen Sie auf **Create Account**: Es fragt nach Ihren Namen, einer E-Mail und einem Passwort, dann nach der Hochzeit. Es ist kostenlos.',
  'sign-in':
    'Nicht unbedingt. Sie melden sich mit einem Passwort an, mit Google oder mit einem Code, den wir an Ihre E-Mail senden.',
  'login-code':
    'Sehen Sie zuerst im Spam-Ordner nach; die E-Mail kann eine Minute dauern. Fordern Sie dann einen neuen Code an; nur der neueste gilt.',
  'magic-link':
    'Ein Magic Link ist eine persönliche Einladung: Er zeigt empfohlene Anbieter und meldet Sie ohne Passwort an.',
  'magic-link-invalid': (data) =>
    `Der Magic Link ist abgelaufen oder nicht mehr aktiv. Bitten Sie die Person, die ihn geschickt hat, um einen neuen, oder melden Sie sich mit Ihrer E-Mail an. ${contact(data)}`,
  inspirations: `Ihre Startseite unter **/dashboard** ist Ihr Board für Inspirationen: Tippen Sie auf **Add Inspiration**, wählen Sie eine Kategorie, beschreiben Sie die Idee und fügen Sie bis zu ${MAX_PHOTOS} Fotos hinzu.`,
  'wedding-fair':
    'Scannen Sie auf einer Hochzeitsmesse den Code eines Anbieters. Er erscheint dann unter **Vendors**, im Tab **Wedding Fairs**.',
  areas: ({ places }) =>
    `Unsere Anbieter sind in **Nordkalifornien** (Northern California)${places.length > 1 ? `, zum Beispiel in ${and(places)}` : ''}. Manche fahren weiter; das sagen ihre Profile.`,
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
}
