/* global wp, vowkitBlock */
;(() => {
  const { createElement: h, Fragment, useEffect, useRef } = wp.element
  const { __ } = wp.i18n
  const { InspectorControls, useBlockProps } = wp.blockEditor
  const { Disabled, Notice, PanelBody, SelectControl, TextControl } = wp.components
  const ServerSideRender = wp.serverSideRender

  const options = Object.entries(vowkitBlock.elements).map(([value, { title }]) => ({ value, label: title }))

  /** A control for one attribute of the chosen element. */
  function control([name, { label, help, values }], settings, change) {
    const given = { key: name, label, help, value: settings[name] ?? '', onChange: (value) => change(name, value) }
    if (!values) return h(TextControl, given)
    const choices = [{ value: '', label: __('Default', 'vowkit') }, ...values.map((value) => ({ value, label: value }))]
    return h(SelectControl, { ...given, options: choices })
  }

  function Edit({ attributes: { element, settings }, setAttributes }) {
    const change = (name, value) => setAttributes({ settings: { ...settings, [name]: value } })
    const chosen = vowkitBlock.elements[element]
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: __('Element', 'vowkit') },
          h(SelectControl, {
            label: __('Element', 'vowkit'),
            value: element,
            options,
            onChange: (value) => setAttributes({ element: value }),
          }),
          chosen && Object.entries(chosen.attributes).map((attribute) => control(attribute, settings, change)),
          control(['fallback', vowkitBlock.fallback], settings, change),
        ),
      ),
      h('div', useBlockProps(), vowkitBlock.backend ? h(Preview, { element, settings }) : h(MissingBackend)),
    )
  }

  /** Adds the module of an element to a document once. Some editors show blocks in a frame with its own document. */
  function loadModule(page, element) {
    const source = `${vowkitBlock.backend}/embed/v1/${element}.mjs`
    if ([...page.scripts].some(({ src }) => src === source)) return
    const script = page.createElement('script')
    script.type = 'module'
    script.src = source
    page.head.append(script)
  }

  /** The element itself, which cannot be operated in the editor. */
  function Preview({ element, settings }) {
    const place = useRef(null)
    useEffect(() => loadModule(place.current.ownerDocument, element), [element])
    return h(
      'div',
      { ref: place },
      h(
        Disabled,
        null,
        h(ServerSideRender, { block: 'vowkit/element', attributes: { element, settings }, httpMethod: 'POST' }),
      ),
    )
  }

  function MissingBackend() {
    return h(
      Notice,
      { status: 'warning', isDismissible: false },
      __('Set the URL of your backend first.', 'vowkit'),
      ' ',
      h('a', { href: vowkitBlock.settingsUrl }, __('Settings', 'vowkit')),
    )
  }

  wp.blocks.registerBlockType('vowkit/element', { edit: Edit, save: () => null })
})()
