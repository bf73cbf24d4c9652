/** The texts in both languages, because the message catalogues may have failed to load. */
const TEXTS = {
  en: { title: "We can't start right now", text: 'Please check your network connection.', retry: 'Try again' },
  es: { title: 'No podemos empezar ahora', text: 'Revisa tu conexión a internet.', retry: 'Intentar de nuevo' },
}

/** Shows that the site could not start. Imports no code of the site, because that may have failed to load. */
export function showStartFailed(cause: unknown): void {
  console.error('The site could not start.', cause)
  const t = TEXTS[document.documentElement.lang === 'es' ? 'es' : 'en']
  const notice = create('div', 'notice')
  notice.role = 'alert'
  const retry = create('button', 'button', t.retry)
  retry.addEventListener('click', () => window.location.reload())
  notice.append(create('h1', 'notice__title', t.title), create('p', '', t.text), retry)
  const main = create('main', 'page')
  main.append(notice)
  document.getElementById('root')?.replaceChildren(main)
}

function create(tag: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}
