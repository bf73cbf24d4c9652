import { formatFor } from '../../format.ts'
import type { Sentences } from '../en/index.ts'

const { money, number } = formatFor('de')

export const advice: Sentences['advice'] = {
  split: (total, lines) =>
    `Eine Faustregel${total ? ` für ${money(total)}` : ''}:\n${lines.join('\n')}\nNennen Sie mir eine Art von Anbieter und ein Budget, und ich suche.`,
  share: (what, percent, amount) =>
    `• ${what}: etwa ${number(percent)} %${amount === undefined ? '' : ` (${money(amount)})`}`,
  shares: {
    place: 'Location, Essen und Getränke',
    photos: 'Foto und Video',
    flowers: 'Blumen und Verleih',
    looks: 'Kleidung, Haare, Make-up und Ringe',
    music: 'Musik',
    rest: 'Planung und alles andere',
  },
  timeline: `Was zuerst ausgebucht ist, kommt zuerst:
• **12 Monate vorher:** Location, Planer
• **10 Monate:** Fotograf, Caterer, Musik
• **8 Monate:** Kleidung, Florist, Video
• **6 Monate:** Haare und Make-up, Trauredner, Einladungen
• **4 Monate:** Torte, Verleih, Transport, Ringe
Nennen Sie mir eines, und ich zeige Ihnen Anbieter.`,
  questions: `Gute Fragen an jeden Anbieter:
• Ist unser Datum frei, und bis wann halten Sie es?
• Was ist enthalten, und was kostet extra (Anfahrt, Überstunden, Aufbau)?
• Wer ist an dem Tag da, und wer springt bei Krankheit ein?
• Wie hoch ist die Anzahlung, und was ist, wenn wir verschieben müssen?
• Dürfen wir **eine ganze Hochzeit** von Ihnen sehen, nicht nur die Höhepunkte?`,
}
