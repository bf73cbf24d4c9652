import type { Distress } from '../../../questions/aspects.ts'

/** What these replies depend on. */
export interface CareData {
  supportEmail: string | undefined
}

const person = ({ supportEmail }: CareData) =>
  supportEmail
    ? `Our support is there too: **${supportEmail}**.`
    : 'Our support is there too: the contact is at the bottom of the landing page.'

/** Replies to questions that no search answers. */
export const care = {
  distress: {
    crisis: () =>
      'I’m very sorry that you feel this way. Please don’t stay alone with it: call or text **988** (Suicide & Crisis Lifeline, day and night), or **911** in an emergency.',
    violence: () =>
      'I’m so sorry. That is not your fault, and you deserve to be safe. The National Domestic Violence Hotline listens day and night: **1-800-799-7233**. In danger, call **911**.',
    death: (data) =>
      `I’m so sorry for your loss. The wedding can wait. If it helps, a short message to your vendors under **Messages** is enough to ask for another date. ${person(data)}`,
    illness: (data) =>
      `I’m so sorry. I hope that things get better soon. The wedding can wait: a short message to your vendors under **Messages** is enough to ask for another date. ${person(data)}`,
    panic: () =>
      'I’m sorry, that sounds hard. Pause for a moment and breathe slowly: nothing has to be decided right now. When you’re ready, I can help with one thing at a time. If it doesn’t ease, call or text **988**.',
    'called-off': (data) =>
      `I’m very sorry. That is hard, and there is no hurry. When you’re ready: vendors can be told under **Messages**, and their contracts, under **Manage**, say what happens to deposits. ${person(data)}`,
    'cancel-wedding': (data) =>
      `I’m sorry, this must be hard. I can’t cancel anything for you, and I haven’t. You can write to each vendor under **Messages**; their contracts, under **Manage**, say what cancelling means. ${person(data)}`,
    postpone: (data) =>
      `I’m sorry that you have to change your plans. Write to your vendors under **Messages** and ask for a new date; their contracts say what happens to the deposit. You change your date under **Settings**. ${person(data)}`,
    money: (data) =>
      `I’m sorry, that is a difficult time. Write to your vendors early under **Messages**: many contracts allow a smaller package or another date. If you like, I can help you look for lower prices. ${person(data)}`,
    overwhelmed: () =>
      'I’m sorry, that sounds like a lot. It’s okay to put it down for a day. When you want, tell me the one thing that weighs most, and I help with that.',
  } satisfies Record<Distress, (data: CareData) => string> as Record<Distress, (data: CareData) => string>,
  rude: [
    'I’m sorry that I didn’t help. Tell me in a few words what you’re looking for, and I try again.',
    'I’m sorry, that went wrong. Try one thing at a time, such as “florists in {{place}}”, or ask for a person.',
  ],
  person: (data: CareData) =>
    data.supportEmail
      ? `Of course: write to our support at **${data.supportEmail}**, and a person answers. To reach a vendor, tap **Message** on the profile.`
      : 'Of course: the contact at the bottom of the landing page leads to our support. To reach a vendor, tap **Message** on the profile.',
  outOfScope: [
    'I can’t help with that: I only know weddings here. I can find vendors, compare prices, or explain how this site works.',
    'That is outside of what I know. Ask me about wedding vendors, their prices, or your planning here.',
  ],
  injection: 'I can’t do that. I only answer questions about our vendors, this site and your own wedding.',
  unclear: [
    'I’m not sure what you mean. Are you looking for a vendor? Then tell me which kind, and where.',
    'I didn’t understand that. Try a few words such as “photographer in {{place}} under {{money:3000}}”.',
    'I still don’t follow, sorry. You could ask for a kind of vendor, a vendor’s name, or how something works here.',
  ],
}
