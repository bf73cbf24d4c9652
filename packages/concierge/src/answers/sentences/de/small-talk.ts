import type { SmallTalkData, SmallTalkSentences } from '../en/small-talk.ts'

const offer = ({ vendor }: SmallTalkData) =>
  vendor
    ? `Fragen Sie mich zu ${vendor}: nach Preisen, Leistungen, Bewertungen oder dem Kontakt.`
    : 'Ich kann Anbieter in {{region}} finden, sie vergleichen oder die Website erklären. Versuchen Sie “Locations für 120 Gäste”.'

export const smallTalk: SmallTalkSentences = {
  hello: (data) => `Hallo${data.name && ` ${data.name}`}! Ich bin Ihr Hochzeitsassistent. ${offer(data)}`,
  thanks: () => 'Gern geschehen! Soll ich noch etwas für Sie nachsehen?',
  goodbye: () => 'Auf Wiedersehen, und viel Freude beim Planen! Ich bin da, wenn Sie mich brauchen.',
  'how-are-you': (data) => `Sehr gut, danke! ${offer(data)}`,
  'who-are-you': () =>
    'Ich bin der Assistent dieser Website: ein Programm, keine Person. Ich sehe in den Profilen unserer Anbieter nach.',
  abilities: ({ vendor }) =>
    [
      'Fragen Sie mich zum Beispiel:',
      ...(vendor ? [`• Zu ${vendor}: “was kostet das?”, “gibt es Rabatt?”`] : []),
      '• **Anbieter**: “ein DJ in {{place}} unter {{money:2000}}”, “Locations für 150 Gäste”',
      '• **Vergleichen**: “welcher davon ist am günstigsten?”',
      '• **Ihre Hochzeit**: “was schulden wir noch?”, “was sollen wir als Nächstes tun?”',
      '• **Diese Website**: “wie unterschreibe ich einen Vertrag?”, “was kosten Credits?”',
    ].join('\n'),
  joke: () => 'Warum weinte die Hochzeitstorte? Sie war völlig aufgelöst. Soll ich Ihnen eine Bäckerei suchen?',
  yes: () => 'Gern. Was soll ich nachsehen: Anbieter, einen Preis oder etwas zu Ihrer Hochzeit?',
  no: () => 'In Ordnung. Ich bin da, wenn Sie noch etwas brauchen.',
  okay: () => 'Gut. Sagen Sie mir, wenn Sie noch etwas brauchen.',
  laugh: () => 'Schön, dass Sie Spaß haben! Was soll ich als Nächstes nachsehen?',
  congratulations: (data) => `Wie schön! ${offer(data)}`,
  compliment: () => 'Danke, das ist nett! Was soll ich als Nächstes nachsehen?',
}
