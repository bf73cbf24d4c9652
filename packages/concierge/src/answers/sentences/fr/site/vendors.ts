import { MAX_LEAD_FILE_BYTES, MAX_LEAD_FILES, MAX_MESSAGE_LENGTH, MAX_PHOTOS } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { number } = formatFor('fr')

/** Vendors, messages, documents and payments. Buttons and pages have the same names as on the site. */
export const vendors = {
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
  inspirations: `Votre page d’accueil sous **/dashboard** est votre tableau d’inspirations : touchez **Add Inspiration**, choisissez une catégorie, décrivez l’idée et ajoutez jusqu’à ${MAX_PHOTOS} photos.`,
  'wedding-fair':
    'Scannez le code d’un prestataire dans un salon du mariage. Il apparaît ensuite sous **Vendors**, dans l’onglet **Wedding Fairs**.',
  'payment-methods':
    'Vous payez sur la page sécurisée de notre prestataire de paiement, qui indique les cartes et moyens acceptés. Votre numéro de carte n’arrive jamais chez nous. Tous les montants sont en {{currency}}.',
  'payment-failed': (data) =>
    `Si un paiement n’a pas démarré ou a été annulé, rien n’a été débité : réessayez. Si un lien de paiement ne marche plus, le prestataire peut en renvoyer un. En cas de débit erroné : ${contact(data)}`,
  'vendor-search':
    'Ouvrez **Search**, choisissez une catégorie et touchez **Search**. Ou demandez-moi : je cherche aussi par lieu, prix, nombre d’invités et par ce qu’un prestataire propose.',
  'unsave-vendor':
    'Touchez de nouveau le cœur sur la carte du prestataire, ou **Favorited** sur son profil : il quitte **Saved**.',
  'vendor-lists':
    '**Vendors** a quatre onglets. **Active** : les prestataires avec qui vous êtes en contact. **Wedding Fairs** : ceux dont vous avez scanné le code. **Saved** : vos favoris. **Booked** : ceux dont vous avez payé une facture.',
  'manage-vendor':
    '**Manage** apparaît sur la carte d’un prestataire, sous **Vendors**, dès que vous êtes en contact. On y voit vos messages, documents et paiements avec lui.',
  'vendor-phone':
    'Le profil montre le numéro de téléphone si le prestataire l’a donné. Les adresses email ne sont pas affichées : écrivez avec **Message**.',
  'message-files': `Un message est du texte, de ${number(MAX_MESSAGE_LENGTH)} caractères au plus. Pour envoyer un fichier ou une photo, ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis **Upload Document**.`,
  'message-delete':
    'Un message envoyé ne peut pas être supprimé ni modifié. Un message **Not sent.** le peut : touchez **Delete**, ou touchez-le pour réessayer.',
  'message-read': 'Sous votre dernier message vous voyez **Sent**, puis **Read** quand le prestataire l’a ouvert.',
  'message-search':
    '**Messages** a un champ de recherche au-dessus des conversations. Il trouve une conversation par le nom du prestataire ou son dernier message.',
  'inquiry-again':
    'Vous pouvez envoyer une demande à chaque prestataire, et elle ne peut pas être retirée. **Inquiry Sent ✅** sur le profil montre qu’elle est arrivée. Pour le reste, touchez **Message**.',
  'document-types': `Vous pouvez partager des **PDF, images ou vidéos** de ${megabytes(MAX_LEAD_FILE_BYTES)} Mo au plus, et ${MAX_LEAD_FILES} fichiers par prestataire : ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis **Upload Document**.`,
  'document-delete':
    'Ouvrez **Vendors**, touchez **Manage** chez le prestataire, puis l’icône de suppression du document. Seule la personne qui l’a ajouté peut le supprimer.',
  'sign-status':
    'Sous **Manage**, un contrat indique **Click to sign** tant qu’il vous attend, puis **Waiting for vendor**, et **Signed** quand tout le monde a signé. **Verify this document** prouve alors que rien n’a changé.',
  'sign-undo':
    'Une signature ne peut pas être retirée ici. Écrivez au prestataire sous **Messages** : seuls vous deux et lui pouvez changer ou terminer un contrat.',
  'sign-legal':
    'Vous acceptez tous deux de signer électroniquement, et vos noms écrits sont vos signatures. L’heure et le contenu sont conservés comme preuve. Un avocat peut dire si cela suffit dans votre cas.',
  'invoice-status':
    'Sous **Vendors**, **Manage**, **Make Payment**, chaque facture montre son montant, son échéance et son état ; une facture payée porte **PAID**. Vous pouvez aussi me demander « qu’avons-nous payé ? »',
  'pay-partial':
    '**Pay Now** règle le montant entier d’une facture. Pour payer en plusieurs fois, demandez plusieurs factures au prestataire sous **Messages**.',
  'inspiration-change': (data) =>
    `Une inspiration ne peut plus être modifiée ni supprimée une fois sur votre tableau. ${contact(data)}`,
  'inspiration-find':
    'Touchez **Find** sous une inspiration de votre page d’accueil : les prestataires de sa catégorie s’affichent.',
  'boards-difference':
    'Le **Vision Board** contient les visions que nous dessinons pour vous. Le tableau de votre page d’accueil contient vos inspirations : des photos et notes que vous rassemblez.',
} satisfies Partial<SiteSentences>
