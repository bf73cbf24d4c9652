import type { CareData } from '../en/care.ts'
import type { Sentences } from '../en/index.ts'

const person = ({ supportEmail }: CareData) =>
  supportEmail
    ? `Nuestro soporte también está ahí: **${supportEmail}**.`
    : 'Nuestro soporte también está ahí: el contacto está al pie de la página de inicio.'

export const care: Sentences['care'] = {
  distress: {
    crisis: () =>
      'Siento mucho que te sientas así. Por favor, no te quedes a solas con esto: llama o escribe al **988** (línea de crisis, día y noche, también en español), o al **911** en una emergencia.',
    violence: () =>
      'Lo siento muchísimo. No es culpa tuya y mereces estar a salvo. La National Domestic Violence Hotline escucha día y noche: **1-800-799-7233**. En peligro, llama al **911**.',
    death: (data) =>
      `Siento mucho tu pérdida. La boda puede esperar. Si ayuda, basta un mensaje corto a sus proveedores en **Mensajes** para pedir otra fecha. ${person(data)}`,
    illness: (data) =>
      `Lo siento mucho. Ojalá mejore pronto. La boda puede esperar: un mensaje breve a tus proveedores en **Mensajes** basta para pedir otra fecha. ${person(data)}`,
    panic: () =>
      'Lo siento, suena difícil. Para un momento y respira despacio: ahora mismo no hay que decidir nada. Cuando quieras, te ayudo con una sola cosa. Si no se pasa, llama o escribe al **988**.',
    'called-off': (data) =>
      `Lo siento mucho. Es muy duro, y no hay prisa. Cuando puedas: a los proveedores se les avisa en **Mensajes**, y sus contratos, en **Gestionar**, dicen qué pasa con los anticipos. ${person(data)}`,
    'cancel-wedding': (data) =>
      `Lo siento, debe de ser muy duro. Yo no puedo cancelar nada por ti, y no lo he hecho. Puedes escribir a cada proveedor en **Mensajes**; sus contratos, en **Gestionar**, dicen qué significa cancelar. ${person(data)}`,
    postpone: (data) =>
      `Siento que tengan que cambiar de planes. Escribe a los proveedores en **Mensajes** y pide otra fecha; los contratos dicen qué pasa con el anticipo. La fecha se cambia en **Configuración**. ${person(data)}`,
    money: (data) =>
      `Lo siento, es un momento difícil. Escribe pronto a los proveedores en **Mensajes**: muchos contratos permiten un paquete más pequeño u otra fecha. Si quieres, te ayudo a buscar precios más bajos. ${person(data)}`,
    overwhelmed: () =>
      'Lo siento, suena a demasiado. Está bien dejarlo un día. Cuando quieras, dime lo que más te pesa y te ayudo con eso.',
  },
  rude: [
    'Siento no haber ayudado. Dime en pocas palabras qué buscas y lo intento otra vez.',
    'Lo siento, algo salió mal. Prueba con una cosa a la vez, como “floristas en {{place}}”, o pide hablar con una persona.',
  ],
  person: ({ supportEmail }) =>
    supportEmail
      ? `Claro: escribe a nuestro soporte, **${supportEmail}**, y te responde una persona. Para hablar con un proveedor, toca **Mensaje** en su perfil.`
      : 'Claro: el contacto al pie de la página de inicio lleva a nuestro soporte. Para hablar con un proveedor, toca **Mensaje** en su perfil.',
  outOfScope: [
    'Con eso no puedo ayudarte: solo sé de bodas aquí. Puedo buscar proveedores, comparar precios o explicarte cómo funciona este sitio.',
    'Eso está fuera de lo que sé. Pregúntame por proveedores, precios o los preparativos de su boda.',
  ],
  injection: 'No puedo hacer eso. Solo respondo preguntas sobre nuestros proveedores, este sitio y su propia boda.',
  unclear: [
    'No estoy seguro de lo que quieres decir. ¿Buscas un proveedor? Dime de qué tipo y dónde.',
    'No lo entendí. Prueba con pocas palabras, como “fotógrafo en {{place}} por menos de {{money:3000}}”.',
    'Sigo sin entenderlo, lo siento. Puedes preguntar por un tipo de proveedor, por un nombre o por cómo funciona algo aquí.',
  ],
}
