/* Simulates the scripts of an old website: globals named like those of jQuery, and a hotkey. */
window.$ = window.jQuery = (selector) => document.querySelectorAll(selector)
window.florist = { season: 'autumn' }

document.addEventListener('keydown', (event) => {
  if (event.target.tagName === 'INPUT' || event.target.tagName === 'TEXTAREA') return
  if (event.key === '/') {
    event.preventDefault()
    document.querySelector('#mail').focus()
  }
})
