import type { smallTalk as english } from '../en/small-talk.ts'

/** Replies to small talk, in Spanish. */
export const smallTalk: typeof english = {
  hello: (name) => (name ? `¡Hola, ${name}!` : '¡Hola!'),
  offerVendor: (vendor) =>
    `Puedo hablarte de ${vendor}: sus precios y ofertas, lo que ofrecen, lo que dicen otras parejas o cómo ponerte en contacto. ¿Qué te gustaría saber?`,
  offer:
    'Soy tu asistente de bodas. Puedo buscar proveedores en el norte de California, comparar precios y ofertas o explicarte cómo funciona todo aquí. Prueba con “floristas en Napa por menos de $3,000” o “¿qué es una visión?”',
  howAreYou: '¡Muy bien, gracias! Y mejor todavía si puedo encontrar a alguien para tu boda. ¿Qué buscas?',
  joke: '¿Por qué lloró la tarta de bodas? Porque la dejaron hecha pedazos. Se me da mejor buscar proveedores: ¿busco?',
  goodbye: '¡Hasta luego, y disfruta de los preparativos! Aquí estoy para lo que necesites.',
  welcome: '¡De nada! ¿Busco alguna otra cosa?',
  abilities: (vendor, isLoggedIn) =>
    [
      'Pregúntame cosas como estas:',
      ...(vendor ? [`• Sobre ${vendor}: “¿cuánto cuesta?”, “¿hay ofertas?”, “¿viajan?”`] : []),
      '• **Buscar proveedores**: “un DJ en Oakland por menos de 2000”, “catering vegano”, “los mejores lugares”',
      '• **Ofertas**: “¿hay descuentos en pasteles?”',
      `• **Tu boda**: ${
        isLoggedIn
          ? 'tus proveedores guardados, activos y reservados, tus créditos y facturas, cuánto falta para el día'
          : 'tus proveedores y fechas, cuando inicies sesión'
      }`,
      '• **Cómo funciona**: visiones, mensajes, contratos, pagos',
    ].join('\n'),
}
