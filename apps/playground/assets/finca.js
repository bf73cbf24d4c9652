/* Switches between the dark and the light theme, which `data-theme` on the root selects. */
const light = document.querySelector('#light')
light.addEventListener('click', () => {
  const isDay = document.documentElement.dataset.theme === 'dark'
  document.documentElement.dataset.theme = isDay ? 'light' : 'dark'
  light.setAttribute('aria-pressed', String(isDay))
})
