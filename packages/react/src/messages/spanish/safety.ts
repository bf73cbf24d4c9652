import type { Messages } from '../index.ts'

export const safety: Messages['safety'] = {
  open: 'Denunciar o bloquear',
  title: (name) => `Denunciar o bloquear a ${name}`,
  close: 'Cerrar',
  blockTitle: 'Bloquear',
  blockHint: (name) =>
    `${name} ya no podrá enviarte mensajes, documentos ni facturas. Tú tampoco podrás escribir a ${name}. Puedes desbloquear cuando quieras.`,
  block: (name) => `Bloquear a ${name}`,
  blocking: 'Bloqueando…',
  unblockHint: (name) => `Has bloqueado a ${name}.`,
  unblock: (name) => `Desbloquear a ${name}`,
  unblocking: 'Desbloqueando…',
  reportTitle: 'Denunciar',
  reportHint: (name) => `Leemos todas las denuncias. No se lo decimos a ${name}.`,
  reason: '¿Qué ocurre?',
  reasons: {
    spam: 'Spam o publicidad',
    abuse: 'Insultos o acoso',
    fraud: 'Fraude o un perfil falso',
    other: 'Otra cosa',
  },
  words: '¿Qué pasó? (opcional)',
  report: 'Enviar denuncia',
  reporting: 'Enviando…',
  reported: 'Gracias. Leeremos tu denuncia.',
  noReason: 'Elige un motivo.',
  failed: 'No funcionó. Inténtalo de nuevo.',
  blockedByYou: (name) => `Has bloqueado a ${name}. Ninguna de las dos partes puede enviar mensajes aquí.`,
  blockedByOther: (name) => `${name} ha bloqueado esta conversación. No puedes enviar mensajes aquí.`,
}
