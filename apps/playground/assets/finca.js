/* The page has a night and a day, as its root says; whoever wants the other one asks for it. */
const light = document.querySelector('#light')
light.addEventListener('click', () => {
  const isDay = document.documentElement.dataset.theme === 'dark'
  document.documentElement.dataset.theme = isDay ? 'light' : 'dark'
  light.setAttribute('aria-pressed', String(isDay))
})
