/** Says that the site could not start. Uses none of its code, because that may be what did not load. */
export function showStartFailed(cause: unknown): void {
  console.error('The site could not start.', cause)
  const notice = create('div', 'notice')
  notice.role = 'alert'
  const again = create('button', 'button', 'Try again')
  again.addEventListener('click', () => window.location.reload())
  notice.append(
    create('h1', 'notice__title', "We can't start right now"),
    create('p', '', 'Please check your network connection.'),
    again,
  )
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
