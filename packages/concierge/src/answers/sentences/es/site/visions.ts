import {
  FREE_CREDITS,
  MAX_DESCRIPTION_LENGTH,
  MAX_EDITS,
  MAX_IMAGE_BYTES,
  MAX_VISION_IMAGES,
} from '@vowkit/sdk-core/contract'
import { megabytes, type SiteSentences } from '../../en/site/site-data.ts'
import { contact, monthly, packList } from './parts.ts'

/** Visions, credits and plans. Buttons and pages have the same names as on the site. */
export const visions = {
  'vision-create': `Abre **Tablero de visiones**, toca **Añadir una visión**, describe tu boda en una frase o dos, añade hasta ${MAX_VISION_IMAGES} fotos si quieres y toca **Generar**. Recibes un correo cuando la visión está lista.`,
  'vision-time':
    'Una visión suele tardar uno o dos minutos. Aparece en tu **Tablero de visiones** y recibes un correo cuando está lista.',
  'vision-edits': `Cada visión tiene **${MAX_EDITS} ediciones**, y no cuestan créditos. Abre la visión en tu **Tablero de visiones**, toca **Cambiar la visión** y di qué debe cambiar.`,
  'vision-edits-used': `Después de ${MAX_EDITS} ediciones una visión ya no se puede editar. **Usar esta descripción otra vez** empieza una visión nueva con su descripción. Eso cuesta un crédito; hay más créditos en los paquetes de **Mejorar**.`,
  'vision-photos': `Puedes añadir hasta **${MAX_VISION_IMAGES}** fotos a una visión, cada una de hasta ${megabytes(MAX_IMAGE_BYTES)} MB, por ejemplo del lugar.`,
  'vision-share':
    'Abre la visión en tu **Tablero de visiones**, toca **Compartir** y luego **Crear enlace**. Quien tenga el enlace puede ver la imagen, el título y tu descripción. **Dejar de compartir** lo termina.',
  'vision-private':
    'Tus visiones son privadas: solo tú las ves. Si compartes una con **Compartir**, quien tenga el enlace puede verla hasta que toques **Dejar de compartir**.',
  'vision-failed':
    'Si una visión falla, el crédito vuelve a tu cuenta. Toca **Usar esta descripción otra vez** en Tablero de visiones para intentarlo de nuevo.',
  'vision-download':
    'Abre la visión en tu **Tablero de visiones** y toca **Descargar**. En el plan gratuito la imagen lleva una marca de agua.',
  watermark:
    'Las visiones del plan gratuito llevan una marca de agua. Cuando compras un paquete o el plan mensual en **Mejorar**, todas tus visiones la pierden, también las anteriores.',
  'credits-price': (data) =>
    `Una visión cuesta un crédito. Cada cuenta empieza con **${FREE_CREDITS} créditos gratis**.${data.packs.length > 0 ? ` Paquetes de créditos: ${packList(data)}.` : ''}${monthly(data)} Toca **Mejorar** en Tablero de visiones para comprar.`,
  'credits-expire': (data) =>
    `No conozco ninguna fecha de caducidad: ninguna página dice que los créditos caduquen. ${contact(data)}`,
  'credits-refund': (data) =>
    `Si una visión falla, el crédito vuelve solo. Para devolver un paquete, pregunta a nuestro soporte. ${contact(data)}`,
  'monthly-plan': (data) =>
    data.monthlyPrice
      ? `El plan mensual cuesta **${data.monthlyPrice}** al mes. Incluye visiones sin límite y sin marca de agua. Toca **Mejorar** en Tablero de visiones.`
      : `Por el momento no hay plan mensual.${data.packs.length > 0 ? ` Paquetes de créditos: ${packList(data)}.` : ''}`,
  'cancel-plan': (data) => `Yo no puedo cancelar un plan. Nuestro soporte lo cancela por ti. ${contact(data)}`,
  'free-plan': `El plan gratuito tiene **${FREE_CREDITS} créditos** para ${FREE_CREDITS} visiones, con ${MAX_EDITS} ediciones cada una. Las imágenes llevan una marca de agua. Buscar, guardar y escribir a proveedores también es gratis.`,
  'site-price': (data) =>
    `Buscar, guardar y escribir a proveedores es **gratis**, y también tus primeras ${FREE_CREDITS} visiones. Más visiones cuestan créditos${data.packs.length > 0 ? ` (${packList(data)})` : ''}. A los proveedores les pagas lo que acuerden.`,
  'vision-what':
    'Una visión es una imagen de tu boda, dibujada a partir de tu descripción y, si quieres, de tus fotos. Es un avance, no una foto de un lugar real.',
  'vision-description': `Una descripción puede tener hasta **${MAX_DESCRIPTION_LENGTH} caracteres**, y una edición también. Bastan una o dos frases: el lugar, la estación, la luz, las flores y los colores.`,
  'vision-sample':
    'Toca **Probar un ejemplo** junto a la descripción: escribe un ejemplo, y **Siguiente ejemplo** otro. Puedes cambiar el texto antes de tocar **Generar**.',
  'vision-venue':
    'Sí: añade una foto de tu lugar a la visión y márcala como **Mi lugar**. La ceremonia se dibuja dentro de tu foto, y con **Colocar el arco** dices dónde.',
  'vision-objects': `Abre la visión y toca en la imagen lo que quieres cambiar o quitar, como el arco o el cielo. Cada cambio usa una de tus ${MAX_EDITS} ediciones.`,
  'vision-edit-failed':
    'Una edición que no funciona o no cambia nada no cuenta, y la imagen queda como estaba. Dilo con otras palabras y toca **Enviar cambios** otra vez.',
  'vision-variants':
    'Debajo de una visión, **Cuatro ideas a partir de tus palabras** muestra más imágenes de la misma descripción, por el mismo crédito. Toca la que te guste: tus ediciones parten de ella.',
  'vision-delete':
    'Abre **Tablero de visiones**, toca **Más** en la visión y luego **Eliminar**. La visión y todas sus imágenes se borran para siempre, y su crédito no vuelve.',
  'vision-rename': 'Abre **Tablero de visiones**, toca **Más** en la visión y luego **Cambiar el nombre**.',
  'vision-again':
    '**Usar esta descripción otra vez** en Tablero de visiones empieza una visión nueva con la misma descripción. **Empezar una visión nueva a partir de esta** conserva la imagen con sus ediciones. Cada una cuesta un crédito.',
  'vision-matches':
    'Abre una visión que esté lista: **Proveedores para este estilo** muestra los proveedores cuyos perfiles dicen lo mismo que tu descripción. Ningún proveedor paga por aparecer ahí.',
  'vision-draft':
    'Puedes escribir una descripción y añadir fotos sin cuenta. Para dibujarla, inicia sesión o regístrate: tu borrador queda en tu navegador y empieza justo después.',
  'credits-used-up': (data) =>
    `Hay más visiones en paquetes${data.packs.length > 0 ? `: ${packList(data)}` : ''}.${monthly(data)} Toca **Mejorar** en Tablero de visiones. Tu borrador se conserva.`,
  'credits-missing': (data) =>
    `Después de un pago, tus visiones se añaden solas, casi siempre en pocos minutos. Si aun así no llegan, lo revisamos. ${contact(data)}`,
  'credits-transfer': (data) =>
    `Los créditos pertenecen a la cuenta que los compró; no se pueden pasar ni regalar a otra. ${contact(data)}`,
} satisfies Partial<SiteSentences>
