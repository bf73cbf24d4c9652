/* Stores the settings of a bench's page in the URL: how the element is loaded, and which faults are simulated. */
const settings = new URLSearchParams(location.search)
const page = document.querySelector('#page')
const hostile = document.createElement('link')
hostile.rel = 'stylesheet'
hostile.href = '/assets/hostile.css'

/* Adds a setting to the URL. Removes it if the value is empty. */
function keep(name, value) {
  if (value) settings.set(name, value)
  else settings.delete(name)
  showAddress()
}

function showAddress() {
  history.replaceState(null, '', settings.size > 0 ? `?${settings}` : location.pathname)
}

function applyFaults() {
  faults.clear()
  for (const name of settings.getAll('fault')) faults.add(name)
  if (faults.has('hostile')) document.head.append(hostile)
  else hostile.remove()
}

page.elements.namedItem('delivery').value = settings.get('delivery') ?? ''
for (const box of page.querySelectorAll('[name=fault]')) box.checked = settings.getAll('fault').includes(box.value)
applyFaults()

page.addEventListener('change', ({ target }) => {
  const { name, value, checked, dataset } = target
  if (name === 'delivery') keep(name, value)
  else if (checked) settings.append(name, value)
  else settings.delete(name, value)
  showAddress()
  applyFaults()
  if (name === 'delivery' || 'atLoad' in dataset) location.reload()
})
page.addEventListener('submit', (event) => event.preventDefault())
