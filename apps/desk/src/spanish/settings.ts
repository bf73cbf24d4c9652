import type { SettingsTexts } from '../features/settings/texts.ts'

export const settings: SettingsTexts = {
  account: 'Cuenta',
  name: 'Nombre',
  noName: 'Aún sin nombre',

  sessions: 'Dónde tienes la sesión abierta',
  sessionsHint: 'Cierra la sesión en un navegador que ya no uses.',
  sessionsLoading: 'Cargando tus sesiones…',
  sessionsFailed: 'No se pudieron cargar tus sesiones.',
  sessionFailed: 'No se pudo cerrar la sesión en ese navegador. Inténtalo de nuevo.',
  noOthers: 'No tienes la sesión abierta en ningún otro sitio.',
  unknownBrowser: 'Navegador desconocido',
  thisBrowser: 'Este navegador',
  onSite: 'En el escritorio o en la plataforma',
  onHost: (host) => `En ${host}`,
  byMagicLink: 'Con un enlace mágico',
  activeNow: 'Activa en la última hora',
  lastUsed: (date) => `Último uso el ${date}`,
  signedIn: (date) => `Abierta el ${date}`,
  signOutBrowser: (device) => `Cerrar la sesión en ${device}`,
  signOutOthers: 'Cerrar todas las demás sesiones',
  signedOut: (device) => `La sesión en ${device} está cerrada.`,
  othersSignedOut: 'Todas las demás sesiones están cerradas.',
}
