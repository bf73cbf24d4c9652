/*
 * A search box that chooses from a list by name (the combobox pattern of ARIA). Its value is an id, or several ids
 * separated by commas. `load` returns the list, and is called again when the visitor tries again.
 */
export function nameSearch(root, { load, isMultiple = false, onChange }) {
  const input = root.querySelector('input')
  const list = root.querySelector('[role=listbox]')
  const status = root.querySelector('.search__status')
  const retry = root.querySelector('.search__retry')
  const chips = root.querySelector('.search__chosen')
  let items
  let ids = []
  let active = -1

  const itemOf = (id) => items?.find((item) => item.id === id)
  const normalize = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

  async function start() {
    retry.hidden = true
    status.textContent = 'Loading names…'
    try {
      items = await load()
      showChoice()
    } catch {
      status.textContent = 'The demo’s list cannot be loaded. Is its backend running?'
      retry.hidden = false
    }
  }

  function matches() {
    const words = normalize(input.value).split(/\s+/).filter(Boolean)
    const text = ({ name, detail }) => normalize(`${name} ${detail}`)
    const all = (items ?? []).filter((item) => words.every((word) => text(item).includes(word)))
    return isMultiple ? all.filter(({ id }) => !ids.includes(id)) : all
  }

  function open(found = matches()) {
    active = -1
    input.removeAttribute('aria-activedescendant')
    list.replaceChildren(...found.map(toOption))
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    if (items && found.length === 0) status.textContent = `No name matches “${input.value.trim()}”. Try fewer letters.`
    else if (items) status.textContent = ''
  }

  function close() {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
  }

  function toOption(item, index) {
    const option = document.createElement('div')
    option.role = 'option'
    option.id = `${list.id}-${index}`
    option.dataset.id = item.id
    option.setAttribute('aria-selected', String(ids.includes(item.id)))
    if (item.image) option.append(Object.assign(new Image(40, 40), { src: item.image, alt: '', loading: 'lazy' }))
    const text = document.createElement('span')
    text.append(Object.assign(document.createElement('b'), { textContent: item.name }), item.detail)
    option.append(text)
    return option
  }

  function activate(index) {
    const options = [...list.children]
    options[active]?.classList.remove('is-active')
    active = (index + options.length) % options.length
    options[active].classList.add('is-active')
    options[active].scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', options[active].id)
  }

  function choose(id) {
    ids = isMultiple ? [...ids, id] : [id]
    close()
    showChoice()
    onChange()
  }

  function remove(id) {
    ids = ids.filter((each) => each !== id)
    showChoice()
    input.focus()
    close()
    onChange()
  }

  /* Shows the chosen names: in the box, or as a list of buttons if there can be several. */
  function showChoice() {
    if (!items) return
    const unknown = ids.filter((id) => !itemOf(id))
    status.textContent = unknown.length > 0 ? 'A name in this link is no longer listed. Choose another one.' : ''
    if (!isMultiple) input.value = itemOf(ids[0])?.name ?? ''
    else {
      input.value = ''
      chips.replaceChildren(...ids.filter(itemOf).map(toChip))
    }
  }

  function toChip(id) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: itemOf(id).name })
    button.setAttribute('aria-label', `Remove ${itemOf(id).name}`)
    button.addEventListener('click', () => remove(id))
    const line = document.createElement('li')
    line.append(button)
    return line
  }

  const keys = {
    ArrowDown: () => (list.hidden ? open(isChosen() ? items : undefined) : activate(active + 1)),
    ArrowUp: () => !list.hidden && activate(active < 0 ? -1 : active - 1),
    Enter: () => active >= 0 && !list.hidden && choose(list.children[active].dataset.id),
    Escape: () => {
      close()
      showChoice()
    },
  }
  const isChosen = () => !isMultiple && ids.length > 0 && input.value === itemOf(ids[0])?.name

  input.addEventListener('keydown', (event) => {
    if (!keys[event.key]) return
    if (event.key !== 'Escape' || !list.hidden) event.preventDefault()
    keys[event.key]()
  })
  input.addEventListener('input', () => {
    if (!isMultiple && ids.length > 0 && input.value === '') {
      ids = []
      onChange()
    }
    open()
  })
  /* The list of all names stays available after a choice: the box then contains one name only. */
  input.addEventListener('click', () => open(isChosen() ? items : undefined))
  input.addEventListener('blur', () => {
    close()
    showChoice()
  })
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = target.closest('[role=option]')
    if (option) choose(option.dataset.id)
  })
  retry.addEventListener('click', start)
  start()

  return {
    get value() {
      return ids.join(',')
    },
    set value(text) {
      ids = text ? text.split(',') : []
      showChoice()
    },
  }
}
