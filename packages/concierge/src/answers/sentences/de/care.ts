import type { CareData } from '../en/care.ts'
import type { Sentences } from '../en/index.ts'

const person = ({ supportEmail }: CareData) =>
  supportEmail
    ? `Unser Support ist auch da: **${supportEmail}**.`
    : 'Unser Support ist auch da: Der Kontakt ist unten auf der Startseite.'

export const care: Sentences['care'] = {
  distress: {
    crisis: () =>
      'Es tut mir sehr leid, dass es Ihnen so geht. Bitte bleiben Sie damit nicht allein: Rufen Sie die **988** an (Krisentelefon in den USA, Tag und Nacht) oder im Notfall die **911**.',
    violence: () =>
      'Es tut mir sehr leid. Das ist nicht Ihre Schuld, und Sie haben Sicherheit verdient. Die National Domestic Violence Hotline ist Tag und Nacht da: **1-800-799-7233**. In Gefahr rufen Sie die **911**.',
    death: (data) =>
      `Mein herzliches Beileid, es tut mir sehr leid. Die Hochzeit kann warten. Wenn es hilft: Eine kurze Nachricht an Ihre Anbieter unter **Messages** reicht, um nach einem anderen Tag zu fragen. ${person(data)}`,
    illness: (data) =>
      `Das tut mir sehr leid. Hoffentlich wird es bald besser. Die Hochzeit kann warten: Eine kurze Nachricht an Ihre Anbieter unter **Messages** genügt, um einen anderen Termin zu erbitten. ${person(data)}`,
    panic: () =>
      'Es tut mir leid, das klingt schwer. Machen Sie eine Pause und atmen Sie langsam: Jetzt muss nichts entschieden werden. Wenn Sie möchten, helfe ich bei einer Sache nach der anderen. Wenn es nicht besser wird, rufen Sie die **988** an.',
    'called-off': (data) =>
      `Es tut mir sehr leid. Das ist schwer, und es eilt nicht. Wenn Sie so weit sind: Anbietern können Sie unter **Messages** Bescheid geben, und ihre Verträge unter **Manage** sagen, was mit Anzahlungen geschieht. ${person(data)}`,
    'cancel-wedding': (data) =>
      `Es tut mir leid, das muss schwer sein. Ich kann nichts für Sie absagen und habe es nicht getan. Sie können jedem Anbieter unter **Messages** schreiben; ihre Verträge unter **Manage** sagen, was eine Absage bedeutet. ${person(data)}`,
    postpone: (data) =>
      `Es tut mir leid, dass Sie Ihre Pläne ändern müssen. Schreiben Sie Ihren Anbietern unter **Messages** und fragen Sie nach einem neuen Tag; ihre Verträge sagen, was mit der Anzahlung geschieht. Das Datum ändern Sie unter **Settings**. ${person(data)}`,
    money: (data) =>
      `Es tut mir leid, das ist eine schwere Zeit. Schreiben Sie Ihren Anbietern früh unter **Messages**: Viele Verträge erlauben ein kleineres Paket oder einen anderen Tag. Ich kann auch nach niedrigeren Preisen suchen. ${person(data)}`,
    overwhelmed: () =>
      'Es tut mir leid, das ist viel auf einmal. Sie dürfen es einen Tag liegen lassen. Wenn Sie möchten, sagen Sie mir, was am meisten drückt, und ich helfe dabei.',
  },
  rude: [
    'Es tut mir leid, dass ich nicht geholfen habe. Sagen Sie mir in wenigen Worten, was Sie suchen, und ich versuche es noch einmal.',
    'Es tut mir leid, das ging schief. Versuchen Sie eine Sache nach der anderen, etwa “Floristen in {{place}}”, oder fragen Sie nach einer Person.',
  ],
  person: ({ supportEmail }) =>
    supportEmail
      ? `Natürlich: Schreiben Sie an unseren Support, **${supportEmail}**, und eine Person antwortet. Für einen Anbieter tippen Sie auf dem Profil auf **Message**.`
      : 'Natürlich: Der Kontakt unten auf der Startseite führt zu unserem Support. Für einen Anbieter tippen Sie auf dem Profil auf **Message**.',
  outOfScope: [
    'Dabei kann ich nicht helfen: Ich kenne mich nur mit Hochzeiten hier aus. Ich kann Anbieter finden, Preise vergleichen oder diese Website erklären.',
    'Das weiß ich nicht. Fragen Sie mich nach Anbietern, Preisen oder der Planung Ihrer Hochzeit.',
  ],
  injection:
    'Das kann ich nicht tun. Ich beantworte nur Fragen zu unseren Anbietern, zu dieser Website und zu Ihrer eigenen Hochzeit.',
  unclear: [
    'Ich bin nicht sicher, was Sie meinen. Suchen Sie einen Anbieter? Sagen Sie mir, welchen und wo.',
    'Das habe ich nicht verstanden. Versuchen Sie es mit wenigen Worten wie “Fotograf in {{place}} unter {{money:3000}}”.',
    'Ich verstehe es leider noch nicht. Fragen Sie nach einer Art von Anbieter, nach einem Namen oder danach, wie hier etwas geht.',
  ],
}
