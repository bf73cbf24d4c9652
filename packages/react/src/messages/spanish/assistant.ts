import type { TimeAgo } from '@vowkit/sdk-core/assistant'
import type { Messages } from '../index.ts'

const UNITS: Record<TimeAgo['unit'], readonly [one: string, many: string]> = {
  minute: ['min', 'min'],
  hour: ['hora', 'horas'],
  day: ['día', 'días'],
  month: ['mes', 'meses'],
  year: ['año', 'años'],
}

export const assistant: Messages['assistant'] = {
  title: 'Tu asistente de bodas',
  titleEmphasis: 'bodas',
  subtitle: 'Recomienda proveedores de este sitio',
  conversation: 'Conversación',
  newChat: 'Nueva conversación',
  close: 'Cerrar',
  you: 'Tú',
  assistant: 'Asistente',
  label: 'Tu pregunta',
  placeholder: 'Pregunta por proveedores, precios, ofertas…',
  send: 'Enviar',
  stop: 'Detener',
  counter: (used, limit) => `${used}/${limit}`,
  tooLong: 'Superaste el máximo de caracteres permitido (100)',
  typing: 'El asistente está escribiendo',
  viewProfile: 'Ver perfil',
  newMessages: 'Mensajes nuevos',
  vendors: 'Proveedores',
  comparison: 'Comparación',
  sources: (count) => (count === 1 ? 'Fuente' : `${count} fuentes`),
  failed: 'El asistente no está disponible en este momento. Inténtalo de nuevo.',
  tooMany: 'Estás enviando mensajes muy rápido. Espera un momento e inténtalo de nuevo.',
  stopped: 'Respuesta detenida.',
  askAgain: 'Intentar de nuevo',
  signedOut: 'Inicia sesión para continuar.',
  logIn: 'Iniciar sesión',
  suggestions: 'Preguntas sugeridas',
  vendorQuestions: ['¿Qué incluye este proveedor?', '¿Hay alguna oferta ahora?', '¿Qué dicen las reseñas?'],
  questions: ['Floristas por menos de $2,000', '¿Quién tiene una oferta?', 'Busca un fotógrafo'],
  timeAgo: (count, unit) => `hace ${count} ${UNITS[unit][count === 1 ? 0 : 1]}`,
}
