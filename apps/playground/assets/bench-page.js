/* Stores the settings of a bench's page in the URL: the attributes, how the element is loaded, and simulated faults. */
const page = document.querySelector('#page')
const hostile = document.createElement('link')
hostile.rel = 'stylesheet'
hostile.href = '/assets/hostile.css'

/* Returns the settings in the URL. */
export const settings = () => new URLSearchParams(location.search)

/*
 * Writes the controls to the URL, with other settings. An empty control is stored only if its default is not empty, so
 * that the link restores it as empty.
 */
export function toBenchQuery(knobs, others) {
  const query = new URLSearchParams()
  for (const { name, type, checked, value, defaultValue, options } of knobs.elements) {
    if (!name) continue
    const byDefault = options ? [...options].find((option) => option.defaultSelected)?.value : defaultValue
    if (type === 'checkbox' ? checked : value) query.set(name, type === 'checkbox' ? '' : value)
    else if (type !== 'checkbox' && byDefault) query.set(name, '')
  }
  for (const [name, value] of [...Object.entries(others), ...new FormData(page)]) if (value) query.append(name, value)
  history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname)
}

/* `faults` is a global of the classic script that runs before the element. */
function applyFaults() {
  faults.clear()
  for (const { value } of page.querySelectorAll('[name=fault]:checked')) faults.add(value)
  if (faults.has('hostile')) document.head.append(hostile)
  else hostile.remove()
}

page.elements.namedItem('delivery').value = settings().get('delivery') ?? ''
for (const box of page.querySelectorAll('[name=fault]')) box.checked = settings().getAll('fault').includes(box.value)
applyFaults()

page.addEventListener('change', ({ target }) => {
  applyFaults()
  /* The other listeners of the event write the URL first. */
  if (target.name === 'delivery' || 'atLoad' in target.dataset) setTimeout(() => location.reload())
})
page.addEventListener('submit', (event) => event.preventDefault())
