import type { CareData } from '../en/care.ts'
import type { Sentences } from '../en/index.ts'

const person = ({ supportEmail }: CareData) =>
  supportEmail
    ? `Notre support est là aussi : **${supportEmail}**.`
    : 'Notre support est là aussi : le contact est en bas de la page d’accueil.'

export const care: Sentences['care'] = {
  distress: {
    crisis: () =>
      'Je suis vraiment désolé que vous alliez si mal. Ne restez pas seul avec cela : appelez le **988** (ligne de crise aux États-Unis, jour et nuit), ou le **911** en cas d’urgence.',
    violence: () =>
      'Je suis vraiment désolé. Ce n’est pas votre faute, et vous méritez d’être en sécurité. La National Domestic Violence Hotline écoute jour et nuit : **1-800-799-7233**. En danger, appelez le **911**.',
    death: (data) =>
      `Toutes mes condoléances, je suis désolé. Le mariage peut attendre. Si cela aide, un court message à vos prestataires sous **Messages** suffit pour demander une autre date. ${person(data)}`,
    illness: (data) =>
      `Je suis vraiment désolé. J’espère que cela ira mieux bientôt. Le mariage peut attendre : un court message à vos prestataires sous **Messages** suffit pour demander une autre date. ${person(data)}`,
    panic: () =>
      'Je suis désolé, c’est dur. Faites une pause et respirez lentement : rien ne doit être décidé maintenant. Quand vous voulez, je vous aide, une chose à la fois. Si cela ne passe pas, appelez le **988**.',
    'called-off': (data) =>
      `Je suis vraiment désolé. C’est dur, et rien ne presse. Quand vous serez prêt : les prestataires se préviennent sous **Messages**, et leurs contrats, sous **Manage**, disent ce que deviennent les acomptes. ${person(data)}`,
    'cancel-wedding': (data) =>
      `Je suis désolé, cela doit être dur. Je ne peux rien annuler à votre place, et je ne l’ai pas fait. Vous pouvez écrire à chaque prestataire sous **Messages** ; leurs contrats, sous **Manage**, disent ce que signifie une annulation. ${person(data)}`,
    postpone: (data) =>
      `Je suis désolé que vous deviez changer vos plans. Écrivez à vos prestataires sous **Messages** et demandez une autre date ; leurs contrats disent ce que devient l’acompte. La date se change dans **Settings**. ${person(data)}`,
    money: (data) =>
      `Je suis désolé, c’est un moment difficile. Écrivez tôt à vos prestataires sous **Messages** : beaucoup de contrats permettent une formule plus petite ou une autre date. Je peux aussi chercher des prix plus bas. ${person(data)}`,
    overwhelmed: () =>
      'Je suis désolé, c’est beaucoup à la fois. Vous pouvez tout laisser pour un jour. Quand vous voulez, dites-moi ce qui pèse le plus, et je vous aide.',
  },
  rude: [
    'Je suis désolé de ne pas avoir aidé. Dites-moi en quelques mots ce que vous cherchez, et j’essaie encore.',
    'Désolé, cela n’a pas marché. Essayez une chose à la fois, comme “fleuristes à {{place}}”, ou demandez une personne.',
  ],
  person: ({ supportEmail }) =>
    supportEmail
      ? `Bien sûr : écrivez à notre support, **${supportEmail}**, et une personne vous répond. Pour un prestataire, touchez **Message** sur son profil.`
      : 'Bien sûr : le contact en bas de la page d’accueil mène à notre support. Pour un prestataire, touchez **Message** sur son profil.',
  outOfScope: [
    'Je ne peux pas vous aider pour cela : je ne connais que les mariages ici. Je peux trouver des prestataires, comparer des prix ou expliquer ce site.',
    'Cela dépasse ce que je sais. Demandez-moi des prestataires, des prix ou quelque chose sur votre mariage.',
  ],
  injection:
    'Je ne peux pas faire cela. Je réponds aux questions sur nos prestataires, ce site et votre propre mariage.',
  unclear: [
    'Je ne suis pas sûr de comprendre. Cherchez-vous un prestataire ? Dites-moi lequel, et où.',
    'Je n’ai pas compris. Essayez quelques mots comme “photographe à {{place}} à moins de {{money:3000}}”.',
    'Je ne comprends toujours pas, désolé. Vous pouvez demander un type de prestataire, un nom, ou comment quelque chose marche ici.',
  ],
}
