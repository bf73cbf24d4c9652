import { BUDGETS, budgetRange, MAX_IMAGE_BYTES, PASSWORD_MIN_LENGTH, WEDDING_STYLES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { and, money, number } = formatFor('fr')

/** The account, signing in and personal data. Buttons and pages have the same names as on the site. */
export const account = {
  'delete-account':
    'Ouvrez **Settings** et touchez **Delete account**. Vos données sont effacées **14 jours** plus tard ; jusque-là, vous pouvez vous connecter et toucher **Keep my account**.',
  'undo-deletion':
    'Oui, pendant **14 jours** : connectez-vous et touchez **Keep my account**. Ensuite, les données sont effacées pour toujours.',
  'export-data':
    'Oui. Ouvrez **Settings**, section **Your data**, et touchez **Prepare my data**. Vous recevez un email quand le fichier ZIP est prêt.',
  privacy:
    'Les prestataires voient votre nom et ce que vous leur écrivez ou partagez. Ils ne voient ni vos prestataires enregistrés, ni vos visions, ni votre budget. La Privacy Policy en bas de la page d’accueil dit le reste.',
  'forgot-password':
    'Touchez **Forgot password?** à la connexion et entrez votre email. Vous recevez un lien pour choisir un nouveau mot de passe.',
  'change-password': 'Le mot de passe se change dans **Settings**.',
  'change-email': (data) => `L’email d’un compte ne peut pas être changé dans **Settings**. ${contact(data)}`,
  'change-wedding': 'La date et le lieu du mariage se changent dans **Settings**.',
  settings:
    'Ouvrez **Settings** : vous y changez votre photo, les noms, la date et le lieu du mariage et le mot de passe, et vous téléchargez ou supprimez vos données.',
  'create-account':
    'Touchez **Create Account** : il faut vos noms, un email et un mot de passe, puis quelques mots sur le mariage. C’est gratuit.',
  'sign-in':
    'Pas forcément. Vous vous connectez avec un mot de passe, avec Google, ou avec un code que nous envoyons à votre email.',
  'login-code':
    'Regardez d’abord dans vos spams ; l’email peut prendre une minute. Demandez ensuite un nouveau code : seul le dernier fonctionne.',
  'magic-link':
    'Un lien magique (magic link) est une invitation personnelle : il montre des prestataires recommandés et vous connecte sans mot de passe.',
  'magic-link-invalid': (data) =>
    `Le lien magique a expiré ou n’est plus actif. Demandez-en un nouveau à la personne qui l’a envoyé, ou connectez-vous avec votre email. ${contact(data)}`,
  sessions:
    'Ouvrez **Settings**, section **Where you’re signed in** : touchez **Log out** à côté d’un appareil, ou **Log out everywhere else**.',
  logout: 'Touchez votre photo en haut à droite, puis **Logout**. Sur un téléphone, **Logout** est dans le menu.',
  hacked: (data) =>
    `Changez votre mot de passe sous **Settings** et touchez-y **Log out everywhere else**. Si vous ne pouvez plus entrer, touchez **Forgot password?** à la connexion. ${contact(data)}`,
  'password-rules': `Un mot de passe a au moins **${PASSWORD_MIN_LENGTH} caractères**.`,
  'reset-link':
    'Le lien de l’email marche une fois, pendant une heure. S’il est invalide, touchez de nouveau **Forgot password?** à la connexion et prenez le dernier email. Regardez aussi dans les spams.',
  'confirm-email':
    'Après l’inscription, nous vous envoyons un lien : ouvrez-le et touchez **Confirm my email**. Il marche 7 jours ; **Send again**, en haut de la page, en envoie un autre. D’ici là, vous ne pouvez écrire qu’à quelques prestataires par jour.',
  'email-taken':
    'Il existe alors déjà un compte avec cet email : touchez **Log in instead**. Si vous ne connaissez pas le mot de passe, touchez **Forgot password?**.',
  'finish-profile':
    'Vous pouvez répondre plus tard aux questions sur votre partenaire, la date, le style et le budget : ouvrez **Settings** et touchez **Finish setting up**.',
  'partner-account':
    'Un seul compte suffit pour vous deux ; votre partenaire n’en a pas besoin d’un autre. Son nom et son email sont sous **Settings**, dans **Partner Information**.',
  'profile-photo': `Ouvrez **Settings**, section **Photo**, choisissez un fichier .jpg, .png ou .gif (${megabytes(MAX_IMAGE_BYTES)} Mo au plus) et touchez **Save picture**.`,
  'change-budget': (data) =>
    `Le budget (${and(BUDGETS.map((budget) => budgetRange(budget, money)))}), le style et les catégories sont demandés à l’inscription, ou plus tard dans **Settings**, avec **Finish setting up**. Pour changer une réponse, demandez à notre support. ${contact(data)}`,
  styles: `Vous choisissez parmi ${number(WEDDING_STYLES.length)} styles : ${and(WEDDING_STYLES)}.`,
  'site-language':
    'Le site existe en anglais et en espagnol : choisissez **Language** dans **Settings**, dans le menu de votre photo ou en bas de la page. Moi, je comprends aussi d’autres langues.',
  emails: (data) =>
    `Nous vous écrivons quand il se passe quelque chose pour vous : codes de connexion, vision prête, facture, fichier de vos données ou nouvel appareil. Les nouveaux messages n’arrivent pas par email ; regardez sous **Messages**. Aucun réglage ne coupe les emails. ${contact(data)}`,
  cookies:
    'Le site pose un seul cookie, pour la langue choisie ; il n’identifie personne. Les brouillons restent dans votre navigateur jusqu’à la déconnexion.',
  'after-deletion':
    'Quand un compte est effacé, le profil, les visions, les inspirations, les prestataires enregistrés et les crédits disparaissent. Les prestataires gardent vos messages, documents signés et factures, mais n’y voient plus votre nom.',
  'too-many-attempts':
    'Après trop d’essais, il faut attendre un moment ; la page dit combien de temps. Prenez ensuite le dernier code, ou **Forgot password?** à la connexion.',
  'google-sign-in':
    'Touchez **Continue with Google** à la connexion. Si rien ne s’ouvre, autorisez les fenêtres pop-up, ou utilisez votre email : nous envoyons un code.',
  'magic-link-duration':
    'Sur notre site, un lien magique (magic link) vous connecte pour une journée. Pour rester plus longtemps, créez un mot de passe, ou connectez-vous avec un code envoyé par email.',
} satisfies Partial<SiteSentences>
