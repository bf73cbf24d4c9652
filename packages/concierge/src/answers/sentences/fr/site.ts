import { FREE_CREDITS, MAX_EDITS, MAX_LEAD_FILES, MAX_PHOTOS, MAX_VISION_IMAGES } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../format.ts'
import type { SiteData, SiteSentences } from '../en/site.ts'

const { number, and } = formatFor('fr')

const contact = ({ supportEmail }: SiteData) =>
  supportEmail
    ? `Écrivez à notre support : **${supportEmail}**.`
    : 'Le contact en bas de la page d’accueil mène à notre support.'
const packList = ({ packs }: SiteData) => and(packs.map(({ credits, price }) => `${number(credits)} pour ${price}`))
const monthly = ({ monthlyPrice }: SiteData) =>
  monthlyPrice ? ` La formule mensuelle coûte **${monthlyPrice}** par mois et comprend des visions sans limite.` : ''

/** Buttons and pages keep their English names. */
export const site: SiteSentences = {
  'vision-create': `Ouvrez **Vision Board**, touchez **Add New Vision**, décrivez votre mariage en une phrase ou deux, ajoutez jusqu’à ${MAX_VISION_IMAGES} photos si vous voulez, et touchez **Generate**. Vous recevez un email quand la vision est prête.`,
  'vision-time':
    'Une vision prend en général une minute ou deux. Elle apparaît dans votre **Vision Board**, et vous recevez un email quand elle est prête.',
  'vision-edits': `Chaque vision a **${MAX_EDITS} retouches**, qui ne coûtent pas de crédit. Ouvrez la vision dans votre **Vision Board**, touchez **Edit Vision** et dites ce qui doit changer.`,
  'vision-edits-used': `Après ${MAX_EDITS} retouches, une vision ne peut plus être modifiée. **Use this prompt again** commence une nouvelle vision avec sa description. Cela coûte un crédit ; il y en a plus dans les packs sous **Upgrade**.`,
  'vision-photos': `Vous pouvez ajouter jusqu’à **${MAX_VISION_IMAGES}** photos à une vision, par exemple de votre lieu.`,
  'vision-share':
    'Ouvrez la vision dans votre **Vision Board**, touchez **Share**, puis **Create link**. Toute personne qui a le lien voit l’image, le titre et votre description. **Stop sharing** y met fin.',
  'vision-private':
    'Vos visions sont privées : vous seul les voyez. Si vous en partagez une avec **Share**, toute personne qui a le lien la voit jusqu’à ce que vous touchiez **Stop sharing**.',
  'vision-failed':
    'Si une vision échoue, son crédit revient sur votre compte. Touchez **Use this prompt again** dans Vision Board pour réessayer.',
  'vision-download':
    'Ouvrez la vision dans votre **Vision Board** et touchez **Download**. Avec la formule gratuite, l’image porte un filigrane.',
  watermark:
    'Les visions de la formule gratuite portent un filigrane. Si vous achetez un pack ou la formule mensuelle sous **Upgrade**, toutes vos visions le perdent, les anciennes aussi.',
  'credits-price': (data) =>
    `Une vision coûte un crédit. Chaque compte commence avec **${FREE_CREDITS} crédits gratuits**.${data.packs.length > 0 ? ` Les packs de crédits : ${packList(data)}.` : ''}${monthly(data)} Touchez **Upgrade** dans Vision Board pour acheter.`,
  'credits-expire': (data) =>
    `Je ne connais pas de date d’expiration : aucune page ne dit que les crédits expirent. ${contact(data)}`,
  'credits-refund': (data) =>
    `Si une vision échoue, son crédit revient tout seul. Pour le remboursement d’un pack, demandez à notre support. ${contact(data)}`,
  'monthly-plan': (data) =>
    data.monthlyPrice
      ? `La formule mensuelle coûte **${data.monthlyPrice}** par mois. Elle comprend des visions sans limite et sans filigrane. Touchez **Upgrade** dans Vision Board.`
      : `Il n’y a pas de formule mensuelle en ce moment.${data.packs.length > 0 ? ` Les packs de crédits : ${packList(data)}.` : ''}`,
  'cancel-plan': (data) =>
    `Je ne peux pas résilier une formule moi-même. Notre support le fait pour vous. ${contact(data)}`,
  'free-plan': `La formule gratuite a **${FREE_CREDITS} crédits** pour ${FREE_CREDITS} visions, avec ${MAX_EDITS} retouches chacune. Les images portent un filigrane. Chercher, enregistrer et contacter des prestataires est gratuit aussi.`,
  'site-price': (data) =>
    `Chercher, enregistrer et contacter des prestataires est **gratuit**, tout comme vos ${FREE_CREDITS} premières visions. D’autres visions coûtent des crédits${data.packs.length > 0 ? ` (${packList(data)})` : ''}. Vous payez aux prestataires ce que vous convenez avec eux.`,
  'save-vendor':
    'Touchez le cœur sur la carte d’un prestataire, ou **Add to Favorites** sur son profil. Vous le retrouvez sous **Vendors**, dans l’onglet **Saved**.',
  'saved-vendors': 'Vos prestataires enregistrés sont sous **Vendors**, dans l’onglet **Saved**.',
  'message-vendor':
    'Touchez **Message** sur la carte ou le profil d’un prestataire pour commencer une conversation. Elles sont toutes sous **Messages**.',
  'see-replies':
    'Les réponses des prestataires sont sous **Messages**. Un nombre y indique celles que vous n’avez pas lues.',
  'inquire-or-message':
    '**Message** ouvre une conversation où vous écrivez vous-même au prestataire. **Inquire** lui envoie une demande, une seule fois, pour qu’il vous contacte.',
  inquire:
    'Touchez **Inquire** sur le profil d’un prestataire : il reçoit votre demande et vous contacte. Pour demander un devis avec vos mots, touchez **Message**.',
  deals:
    'Les offres exclusives sont sur le profil du prestataire. Touchez **Claim Now** sur une offre : elle est notée comme la vôtre, et une conversation s’ouvre.',
  'sign-contract':
    'Ouvrez **Vendors**, touchez **Manage** chez le prestataire et ouvrez **Documents**. Un contrat qui vous attend dit **Click to sign** ; vous et votre partenaire tapez vos noms et touchez **Sign**.',
  'partner-signs':
    'Oui : vous signez tous les deux. Vous et votre partenaire tapez chacun votre nom dans **Sign Document**.',
  documents: `Oui. Ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis **Upload Document**. Vous pouvez partager jusqu’à ${MAX_LEAD_FILES} fichiers (PDF, images ou vidéos) avec chaque prestataire.`,
  'document-count': `Vous pouvez partager jusqu’à **${MAX_LEAD_FILES} fichiers** avec chaque prestataire, sous **Manage**.`,
  'pay-invoice':
    'Ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis **Make Payment**. Choisissez la facture et touchez **Pay Now** ; vous payez sur une page sécurisée. La facture arrive aussi par email.',
  'vendor-refund': (data) =>
    `Les remboursements dépendent du prestataire et de votre contrat. Écrivez-lui par **Message**. ${contact(data)}`,
  'cancel-booking':
    'Seuls vous et le prestataire pouvez annuler une réservation : écrivez-lui sous **Messages**, et regardez dans le contrat, sous **Manage**, ce qu’il dit de l’annulation.',
  booking:
    'Vous réservez avec le prestataire : touchez **Message** ou **Inquire** sur le profil, convenez du jour, puis signez le contrat et payez la facture sous **Manage**. Il apparaît ensuite sous **Vendors**, dans l’onglet **Booked**.',
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
  inspirations: `Votre page d’accueil sous **/dashboard** est votre tableau d’inspirations : touchez **Add Inspiration**, choisissez une catégorie, décrivez l’idée et ajoutez jusqu’à ${MAX_PHOTOS} photos.`,
  'wedding-fair':
    'Scannez le code d’un prestataire dans un salon du mariage. Il apparaît ensuite sous **Vendors**, dans l’onglet **Wedding Fairs**.',
  areas: ({ places }) =>
    `Nos prestataires sont dans le **nord de la Californie** (Northern California)${places.length > 1 ? `, par exemple à ${and(places)}` : ''}. Certains vont plus loin ; leurs profils le disent.`,
  'how-many-vendors': ({ vendors, categories }) =>
    `Il y a **${number(vendors)} prestataires** dans ${number(categories.length)} catégories.`,
  categories: ({ categories }) => `Je peux chercher ${and(categories)}.`,
  'for-vendors':
    'Bienvenue ! Touchez **I’m a vendor** en haut de la page d’accueil : il mène aux pages pour les prestataires, où vous pouvez vous inscrire.',
  ranking:
    'Je me fie à ce que les prestataires écrivent, à leurs prix et aux étoiles des couples. Aucun prestataire ne paie pour être nommé.',
  'reviews-work':
    'Les couples laissent des étoiles et quelques mots sur le profil d’un prestataire. Donnez-moi un nom, et je vous dis ce qu’ils en disent.',
  languages:
    'Je comprends l’anglais, l’espagnol, le français, l’allemand, l’italien, le portugais, le chinois et l’arabe. Je réponds dans les quatre premières langues ; les textes des prestataires restent dans leurs mots.',
  'no-app':
    'Il n’y a pas d’application à installer : le site fonctionne dans le navigateur de tout téléphone, tablette ou ordinateur.',
  assistant:
    'Je suis l’assistant de ce site : un programme, pas une personne. Je cherche dans les profils de nos prestataires.',
  support: (data) => `Une personne peut vous aider. ${contact(data)}`,
}
