import { MAX_ASSISTANT_MESSAGE_LENGTH } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import type { SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { and, number } = formatFor('fr')

/** The site and the assistant. Buttons and pages have the same names as on the site. */
export const about = {
  areas: ({ places }) =>
    `Nos prestataires sont dans {{bold-region}}${places.length > 1 ? `, par exemple à ${and(places)}` : ''}. Certains vont plus loin ; leurs profils le disent.`,
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
  guarantee: (data) =>
    `Chaque réservation vient avec notre garantie écrite, des prix clairs et des contrats standardisés. Pour ses conditions, demandez à notre support. ${contact(data)}`,
  'about-site':
    'Ici, les couples préparent leur mariage : décrivez votre vision en une phrase, découvrez les prestataires qui vont avec, puis réservez et fêtez. Messages, contrats et paiements avec chaque prestataire se font ici aussi.',
  'not-offered':
    'Il n’y a pas d’outil pour cela ici : ni liste d’invités, réponses, plan de table, liste de cadeaux, site de mariage, calendrier ou suivi du budget. Ici, vous créez des visions, trouvez des prestataires et gérez messages, contrats et paiements.',
  embed:
    'Oui : le générateur de visions, les cartes de prestataires et cet assistant s’intègrent dans toute page avec un script et un élément HTML, comme **vision-generator**. Dans WordPress, utilisez un bloc HTML personnalisé. Le code est dans notre documentation.',
  'assistant-limits': `Une question peut avoir jusqu’à **${MAX_ASSISTANT_MESSAGE_LENGTH} caractères**. Demandez une chose à la fois, aussi souvent que vous voulez.`,
  'assistant-memory':
    'Je ne connais que cette conversation et, si vous êtes connectés, votre compte. **New chat** repart de zéro. Nous ne gardons une réponse et sa question que si vous la notez ou envoyez la conversation à une personne.',
  'site-problem': (data) =>
    `Rechargez la page et vérifiez votre connexion. Si cela ne marche toujours pas, dites-nous ce que vous avez fait et vu. ${contact(data)}`,
} satisfies Partial<SiteSentences>
