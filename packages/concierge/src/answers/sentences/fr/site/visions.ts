import {
  FREE_CREDITS,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_VISION_IMAGES,
} from '@vowkit/sdk-core/contract'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact, monthly, packList } from './parts.ts'

/** Visions, credits and plans. Buttons and pages have the same names as on the site. */
export const visions = {
  'vision-create': `Ouvrez **Vision Board**, touchez **Add New Vision**, décrivez votre mariage en une phrase ou deux, ajoutez jusqu’à ${MAX_VISION_IMAGES} photos si vous voulez, et touchez **Generate**. Vous recevez un email quand la vision est prête.`,
  'vision-time':
    'Une vision prend en général une minute ou deux. Elle apparaît dans votre **Vision Board**, et vous recevez un email quand elle est prête.',
  'vision-edits': `Chaque vision a **${MAX_EDITS} retouches**, qui ne coûtent pas de crédit. Ouvrez la vision dans votre **Vision Board**, touchez **Edit Vision** et dites ce qui doit changer.`,
  'vision-edits-used': `Après ${MAX_EDITS} retouches, une vision ne peut plus être modifiée. **Use this prompt again** commence une nouvelle vision avec sa description. Cela coûte un crédit ; il y en a plus dans les packs sous **Upgrade**.`,
  'vision-photos': `Vous pouvez ajouter jusqu’à **${MAX_VISION_IMAGES}** photos à une vision, de ${megabytes(MAX_IMAGE_BYTES)} Mo au plus, par exemple de votre lieu.`,
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
  'vision-what':
    'Une vision est une image de votre mariage, dessinée d’après votre description et, si vous voulez, d’après vos photos. C’est un aperçu, pas la photo d’un lieu réel.',
  'vision-description': `Une description peut avoir jusqu’à **${MAX_DESCRIPTION_LENGTH} caractères**, une retouche aussi. Une phrase ou deux suffisent : le lieu, la saison, la lumière, les fleurs et les couleurs.`,
  'vision-sample':
    'Touchez **Try Sample** à côté de la description : un exemple s’écrit, et **Next sample** en donne un autre. Vous pouvez changer le texte avant de toucher **Generate**.',
  'vision-venue':
    'Oui : ajoutez une photo de votre lieu à la vision et marquez-la **My venue**. La cérémonie est alors dessinée dans votre photo, et **Place the arch** dit à quel endroit.',
  'vision-objects': `Ouvrez la vision et touchez dans l’image ce que vous voulez changer ou enlever, comme l’arche ou le ciel. Chaque changement utilise une de vos ${MAX_EDITS} retouches.`,
  'vision-edit-failed':
    'Une retouche qui échoue ou ne change rien ne compte pas, et l’image reste comme elle était. Dites-le autrement et touchez de nouveau **Submit Edits**.',
  'vision-variants':
    'Sous une vision, **Four ideas from your words** montre d’autres images de la même description, pour le même crédit. Touchez celle que vous aimez : vos retouches partent d’elle.',
  'vision-delete':
    'Ouvrez **Vision Board**, touchez **More** sur la vision, puis **Delete**. La vision et toutes ses images disparaissent pour toujours, et son crédit ne revient pas.',
  'vision-rename': 'Ouvrez **Vision Board**, touchez **More** sur la vision, puis **Rename**.',
  'vision-again':
    '**Use this prompt again** sur le Vision Board commence une nouvelle vision avec la même description. **Start a new vision from this one** garde l’image avec ses retouches. Chacune coûte un crédit.',
  'vision-matches':
    'Ouvrez une vision prête : **Vendors for this look** montre les prestataires dont le profil dit la même chose que votre description. Aucun prestataire ne paie pour y figurer.',
  'vision-draft':
    'Vous pouvez écrire une description et ajouter des photos sans compte. Pour la dessiner, connectez-vous ou inscrivez-vous : le brouillon reste dans votre navigateur et démarre juste après.',
  'credits-used-up': (data) =>
    `Il y a d’autres visions en packs${data.packs.length > 0 ? ` : ${packList(data)}` : ''}.${monthly(data)} Touchez **Upgrade** sur le Vision Board. Votre brouillon reste là.`,
  'credits-missing': (data) =>
    `Après un paiement, vos visions s’ajoutent toutes seules, en général en quelques minutes. Si elles n’arrivent pas, nous vérifions. ${contact(data)}`,
  'credits-transfer': (data) =>
    `Les crédits appartiennent au compte qui les a achetés ; on ne peut pas les donner ni les déplacer. ${contact(data)}`,
} satisfies Partial<SiteSentences>
