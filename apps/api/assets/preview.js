// Shows one element with the attributes of the fragment, such as #vision-generator?accent=%23336699. The desk changes
// the fragment while a vendor chooses colors and options.
const TAG = /^[a-z]+(-[a-z]+)+$/
const loaded = new Set()

function load(tag) {
  if (loaded.has(tag)) return
  loaded.add(tag)
  const script = document.createElement('script')
  script.src = `/embed/v1/${tag}.js`
  document.head.append(script)
}

function show() {
  const [tag, query = ''] = location.hash.slice(1).split('?')
  if (!TAG.test(tag)) return
  const element = document.createElement(tag)
  for (const [name, value] of new URLSearchParams(query)) {
    if (/^[a-z-]+$/.test(name)) element.setAttribute(name, value)
  }
  // Visits of the preview are not visits of the vendor's website.
  element.setAttribute('without-counts', '')
  document.querySelector('main').replaceChildren(element)
  load(tag)
}

addEventListener('hashchange', show)
show()
