import { BUDGETS, budgetRange, MAX_IMAGE_BYTES, PASSWORD_MIN_LENGTH, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { and, money, number } = formatFor('de')

/** The account, signing in and personal data. Buttons and pages have the same names as on the site. */
export const account = {
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
  sessions:
    'Öffnen Sie **Settings**, Abschnitt **Where you’re signed in**: Tippen Sie neben einem Gerät auf **Log out** oder auf **Log out everywhere else**.',
  logout: 'Tippen Sie oben rechts auf Ihr Foto und dann auf **Logout**. Auf dem Handy steht **Logout** im Menü.',
  hacked: (data) =>
    `Ändern Sie Ihr Passwort unter **Settings** und tippen Sie dort auf **Log out everywhere else**. Wenn Sie nicht mehr hineinkommen, tippen Sie bei der Anmeldung auf **Forgot password?**. ${contact(data)}`,
  'password-rules': `Ein Passwort braucht mindestens **${PASSWORD_MIN_LENGTH} Zeichen**.`,
  'reset-link':
    'Der Link in der E-Mail gilt einmal, eine Stunde lang. Wenn er ungültig ist, tippen Sie bei der Anmeldung noch einmal auf **Forgot password?** und nehmen die neueste E-Mail. Sehen Sie auch im Spam nach.',
  'confirm-email':
    'Nach der Registrierung schicken wir Ihnen einen Link: Öffnen Sie ihn und tippen Sie auf **Confirm my email**. Er gilt 7 Tage; **Send again** oben auf der Seite schickt einen neuen. Bis dahin können Sie nur wenigen Anbietern am Tag schreiben.',
  'email-taken':
    'Dann gibt es mit dieser E-Mail schon ein Konto: Tippen Sie auf **Log in instead**. Wenn Sie das Passwort nicht wissen, tippen Sie auf **Forgot password?**.',
  'finish-profile':
    'Die Fragen zu Partner, Datum, Stil und Budget können Sie später beantworten: Öffnen Sie **Settings** und tippen Sie auf **Finish setting up**.',
  'partner-account':
    'Ein Konto ist für Sie beide; Ihr Partner braucht kein eigenes. Name und E-Mail stehen unter **Settings**, in **Partner Information**.',
  'profile-photo': `Öffnen Sie **Settings**, Abschnitt **Photo**, wählen Sie eine .jpg-, .png- oder .gif-Datei (bis ${megabytes(MAX_IMAGE_BYTES)} MB) und tippen Sie auf **Save picture**.`,
  'change-budget': (data) =>
    `Budget (${and(BUDGETS.map((budget) => budgetRange(budget, money)))}), Stil und Kategorien werden bei der Registrierung gefragt oder später in **Settings** unter **Finish setting up**. Wenn Sie eine Antwort ändern möchten, fragen Sie unseren Support. ${contact(data)}`,
  styles: `Sie wählen unter ${number(WEDDING_STYLES.length)} Stilen: ${and(WEDDING_STYLES)}.`,
  'site-language':
    'Die Seite gibt es auf Englisch und Spanisch: Wählen Sie **Language** in **Settings**, im Menü Ihres Fotos oder unten auf der Seite. Ich verstehe auch andere Sprachen.',
  emails: (data) =>
    `Wir mailen Ihnen, wenn bei Ihnen etwas passiert: Anmeldecodes, eine fertige Vision, eine Rechnung, die Datei Ihrer Daten oder ein neues Gerät. Neue Nachrichten kommen nicht per E-Mail; sehen Sie unter **Messages** nach. Abschalten lassen sich die E-Mails nicht. ${contact(data)}`,
  cookies:
    'Die Seite setzt ein einziges Cookie, für die gewählte Sprache; es identifiziert niemanden. Entwürfe bleiben in Ihrem Browser, bis Sie sich abmelden.',
  'after-deletion':
    'Wenn ein Konto gelöscht ist, sind Profil, Visionen, Inspirationen, gespeicherte Anbieter und Credits weg. Anbieter behalten Nachrichten, unterschriebene Dokumente und Rechnungen, sehen dort aber Ihren Namen nicht mehr.',
  'too-many-attempts':
    'Nach zu vielen Versuchen müssen Sie einen Moment warten; die Seite sagt, wie lange. Nehmen Sie dann den neuesten Code oder **Forgot password?** bei der Anmeldung.',
  'google-sign-in':
    'Tippen Sie bei der Anmeldung auf **Continue with Google**. Wenn sich nichts öffnet, erlauben Sie Pop-ups für diese Seite oder nehmen Sie Ihre E-Mail: Wir schicken einen Code.',
  'magic-link-duration':
    'Auf unserer Seite meldet Sie ein Magic Link für einen Tag an. Für länger setzen Sie ein Passwort oder melden sich mit einem Code an, den wir Ihnen mailen.',
} satisfies Partial<SiteSentences>
