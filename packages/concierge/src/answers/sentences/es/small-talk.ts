import type { SmallTalkData, SmallTalkSentences } from '../en/small-talk.ts'

const offer = ({ vendor }: SmallTalkData) =>
  vendor
    ? `Pregúntame por ${vendor}: precios, qué ofrece, qué dicen las parejas o cómo contactar.`
    : 'Puedo buscar proveedores en {{region}}, compararlos o explicarte cómo funciona el sitio. Prueba con “lugares para 120 invitados”.'

export const smallTalk: SmallTalkSentences = {
  hello: (data) => `¡Hola${data.name && ` ${data.name}`}! Soy tu asistente de bodas. ${offer(data)}`,
  thanks: () => '¡De nada! ¿Busco algo más para ti?',
  goodbye: () => '¡Adiós, y que disfrutes de los preparativos! Aquí estoy cuando me necesites.',
  'how-are-you': (data) => `¡Muy bien, gracias! ${offer(data)}`,
  'who-are-you': () =>
    'Soy el asistente de este sitio: un programa, no una persona. Busco en los perfiles de nuestros proveedores.',
  abilities: ({ vendor }) =>
    [
      'Pregúntame, por ejemplo:',
      ...(vendor ? [`• Sobre ${vendor}: “¿cuánto cuesta?”, “¿hay ofertas?”, “¿viajan?”`] : []),
      '• **Proveedores**: “un DJ en {{place}} por menos de {{money:2000}}”, “lugares para 150 invitados”',
      '• **Comparar**: “¿cuál de esos es el más barato?”',
      '• **Su boda**: “¿cuánto debemos todavía?”, “¿qué hacemos ahora?”',
      '• **Este sitio**: “¿cómo firmo un contrato?”, “¿cuánto valen los créditos?”',
    ].join('\n'),
  joke: () => '¿Por qué lloraba el pastel de bodas? Porque estaba hecho pedazos. ¿Te busco un pastelero?',
  yes: () => 'Con gusto. ¿Qué busco: proveedores, un precio o algo de su boda?',
  no: () => 'De acuerdo. Aquí estoy si necesitas algo más.',
  okay: () => 'Muy bien. Dime cuando necesites algo más.',
  laugh: () => '¡Me alegra que te diviertas! ¿Qué busco ahora?',
  congratulations: (data) => `¡Qué bonito! ${offer(data)}`,
  compliment: () => '¡Gracias, qué amable! ¿Qué busco ahora?',
}
