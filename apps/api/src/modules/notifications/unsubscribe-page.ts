import { writePage } from '../../http/page.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import type { MailLanguage } from '../../providers/mail/mail.ts'
import { TOPICS } from './kinds.ts'
import type { Subscription } from './unsubscribe-token.ts'

export const UNSUBSCRIBE_STYLES = '/unsubscribe.css'

interface PageTexts {
  ask(topic: string): string
  stop: string
  stopped(topic: string): string
  again: string
  started(topic: string): string
  rest: string
}

const TEXTS: Record<MailLanguage, PageTexts> = {
  en: {
    ask: (topic) => `Stop emails about ${topic}?`,
    stop: 'Stop these emails',
    stopped: (topic) => `You no longer get emails about ${topic}.`,
    again: 'Get these emails again',
    started: (topic) => `You get emails about ${topic}.`,
    rest: 'You still get emails about your account’s security, and receipts for payments.',
  },
  es: {
    ask: (topic) => `¿Dejar de recibir correos sobre ${topic}?`,
    stop: 'No recibir más estos correos',
    stopped: (topic) => `Ya no recibirás correos sobre ${topic}.`,
    again: 'Recibir estos correos otra vez',
    started: (topic) => `Recibirás correos sobre ${topic}.`,
    rest: 'Seguirás recibiendo correos sobre la seguridad de tu cuenta y los recibos de tus pagos.',
  },
}

/** What the page shows: the question, or the result of an answer. */
export type UnsubscribeState = 'asked' | 'stopped' | 'started'

/** Renders the unsubscribe page. Its only control is a button that submits a form, so it needs no script. */
export function writeUnsubscribePage(
  brandName: string,
  { kind }: Subscription,
  language: MailLanguage,
  state: UnsubscribeState,
): string {
  const texts = TEXTS[language]
  const topic = TOPICS[language][kind]
  const title = { asked: texts.ask, stopped: texts.stopped, started: texts.started }[state](topic)
  const [name, label] = state === 'stopped' ? ['start', texts.again] : ['stop', texts.stop]
  return writePage({
    title,
    language,
    stylesPath: UNSUBSCRIBE_STYLES,
    body: `<header><p class="badge">${escapeHtml(brandName)}</p><h1${state === 'asked' ? '' : ' role="status"'}>${escapeHtml(title)}</h1></header>
<form method="post"><button class="primary" name="answer" value="${name}">${escapeHtml(label)}</button></form>
<p class="note">${escapeHtml(texts.rest)}</p>`,
  })
}

/** Renders the error page for an invalid link. */
export function writeInvalidLinkPage(): string {
  return writePage({
    title: 'This link is not valid',
    stylesPath: UNSUBSCRIBE_STYLES,
    body: '<header><h1>This link is not valid</h1></header><p class="note">Open the link from the email again.</p>',
  })
}
