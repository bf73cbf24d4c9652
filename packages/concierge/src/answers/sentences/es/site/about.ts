import { MAX_ASSISTANT_MESSAGE_LENGTH } from '@vowkit/sdk-core/contract'
import { formatFor } from '../../../format.ts'
import type { SiteSentences } from '../../en/site/site-data.ts'
import { contact } from './parts.ts'

const { and, number } = formatFor('es')

/** The site and the assistant. Buttons and pages have the same names as on the site. */
export const about = {
  areas: ({ places }) =>
    `Nuestros proveedores están en {{bold-region}}${places.length > 1 ? `, por ejemplo en ${and(places)}` : ''}. Algunos viajan más lejos; lo dicen sus perfiles.`,
  'how-many-vendors': ({ vendors, categories }) =>
    `Hay **${number(vendors)} proveedores** en ${number(categories.length)} categorías.`,
  categories: ({ categories }) => `Puedo buscar ${and(categories)}.`,
  'for-vendors':
    '¡Bienvenido! Toca **Soy proveedor** arriba en la página de inicio: lleva a las páginas para proveedores, donde puedes unirte.',
  ranking:
    'Me guío por lo que los proveedores escriben en sus perfiles, por sus precios y por las estrellas de las parejas. Ningún proveedor paga por ser nombrado.',
  'reviews-work':
    'Las parejas dejan estrellas y unas palabras en el perfil de un proveedor. Dime un proveedor y te cuento qué dicen.',
  languages:
    'Entiendo inglés, español, francés, alemán, italiano, portugués, chino y árabe. Respondo en los cuatro primeros; lo que escribieron los proveedores queda en sus palabras.',
  'no-app':
    'No hay ninguna aplicación que instalar: el sitio funciona en el navegador de cualquier teléfono, tableta u ordenador.',
  assistant:
    'Soy el asistente de este sitio: un programa, no una persona. Busco en los perfiles de nuestros proveedores.',
  support: (data) => `Una persona puede ayudarte. ${contact(data)}`,
  guarantee: (data) =>
    `Cada reserva viene con nuestra garantía por escrito, con precios claros y contratos estándar. Para sus condiciones, pregunta a nuestro soporte. ${contact(data)}`,
  'about-site':
    'Aquí las parejas planean su boda: compartan su visión en una frase, vean qué proveedores encajan, y luego reserven y celebren. También llevan aquí los mensajes, contratos y pagos con cada proveedor.',
  'not-offered':
    'Aquí no hay una herramienta para eso: ni lista de invitados, confirmaciones, plano de mesas, lista de regalos, web de boda, calendario ni control de gastos. Aquí creas visiones, encuentras proveedores y llevas mensajes, contratos y pagos.',
  embed:
    'Sí: el generador de visiones, las tarjetas de proveedores y este asistente se insertan en cualquier página con un script y un elemento HTML, como **vision-generator**. En WordPress, usa un bloque de HTML personalizado. El código está en nuestra documentación.',
  'assistant-limits': `Una pregunta puede tener hasta **${MAX_ASSISTANT_MESSAGE_LENGTH} caracteres**. Pregunta una cosa cada vez, tantas veces como quieras.`,
  'assistant-memory':
    'Solo conozco esta conversación y, si iniciaste sesión, lo que hay en tu cuenta. **Nueva conversación** empieza de cero. Guardamos una respuesta con su pregunta solo si la valoras o envías la conversación a una persona.',
  'site-problem': (data) =>
    `Recarga la página y comprueba tu conexión. Si sigue sin funcionar, dinos qué hiciste y qué viste. ${contact(data)}`,
} satisfies Partial<SiteSentences>
