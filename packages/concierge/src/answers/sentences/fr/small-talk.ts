import type { SmallTalkData, SmallTalkSentences } from '../en/small-talk.ts'

const offer = ({ vendor }: SmallTalkData) =>
  vendor
    ? `Demandez-moi des choses sur ${vendor} : les prix, les services, les avis des couples ou le contact.`
    : 'Je peux trouver des prestataires dans {{region}}, les comparer ou expliquer le site. Essayez “une salle pour 120 personnes”.'

export const smallTalk: SmallTalkSentences = {
  hello: (data) => `Bonjour${data.name && ` ${data.name}`} ! Je suis votre assistant de mariage. ${offer(data)}`,
  thanks: () => 'Avec plaisir ! Dois-je chercher autre chose pour vous ?',
  goodbye: () => 'Au revoir, et bons préparatifs ! Je suis là quand vous avez besoin de moi.',
  'how-are-you': (data) => `Très bien, merci ! ${offer(data)}`,
  'who-are-you': () =>
    'Je suis l’assistant de ce site : un programme, pas une personne. Je cherche dans les profils de nos prestataires.',
  abilities: ({ vendor }) =>
    [
      'Demandez-moi par exemple :',
      ...(vendor ? [`• Sur ${vendor} : “combien ça coûte ?”, “des réductions ?”`] : []),
      '• **Prestataires** : “un DJ à {{place}} à moins de {{money:2000}}”, “une salle pour 150 personnes”',
      '• **Comparer** : “lequel est le moins cher ?”',
      '• **Votre mariage** : “combien devons-nous encore ?”, “quelle est la prochaine étape ?”',
      '• **Ce site** : “comment signer un contrat ?”, “combien coûtent les crédits ?”',
    ].join('\n'),
  joke: () => 'Pourquoi le gâteau de mariage pleurait-il ? Il était en morceaux. Je vous cherche un pâtissier ?',
  yes: () => 'Volontiers. Que dois-je chercher : des prestataires, un prix, ou quelque chose sur votre mariage ?',
  no: () => 'Très bien. Je suis là si vous avez besoin d’autre chose.',
  okay: () => 'Bien. Dites-moi quand vous avez besoin d’autre chose.',
  laugh: () => 'Ravi que cela vous amuse ! Que dois-je chercher maintenant ?',
  congratulations: (data) => `Quelle belle nouvelle ! ${offer(data)}`,
  compliment: () => 'Merci, c’est gentil ! Que dois-je chercher maintenant ?',
}
