import type { Messages } from '../index.ts'

export const safety: Messages['safety'] = {
  open: 'Denunciar o bloquear',
  title: (name) => `Denunciar o bloquear a ${name}`,
  close: 'Cerrar',
  blockTitle: 'Bloquear',
  blockHint: (name) =>
    `Ya no recibirás mensajes, documentos ni facturas de ${name}, y tú tampoco podrás enviar mensajes. Puedes desbloquear cuando quieras.`,
  block: (name) => `Bloquear a ${name}`,
  blocking: 'Bloqueando…',
  unblockHint: (name) => `Has bloqueado a ${name}.`,
  unblock: (name) => `Desbloquear a ${name}`,
  unblocking: 'Desbloqueando…',
  reportTitle: 'Denunciar',
  reportHint: 'Leemos todas las denuncias. La otra parte no recibe ningún aviso.',
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
  blockedByOther: (name) => `Esta conversación fue bloqueada por ${name}. No puedes enviar mensajes aquí.`,
}
