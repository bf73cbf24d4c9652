/* How the owner of a website adds an element: the code and the steps of each platform. Asterisks mark names of menus. */
import { escapeHtml, toElement, toScript } from '../shared/markup.js'

const GUIDE = '/start/site-builders/'

const html = ({ api, tag, attributes }) => `${toScript('script', api, tag)}\n${toElement(tag, attributes)}`

/*
 * The plugin names a vendor to show `vendor`, which accepts an id. A shortcode's value cannot contain quotes or
 * brackets.
 */
function shortcode({ tag, attributes }) {
  const nameOf = (name) => (name === 'vendor-id' && tag.startsWith('vendor-') ? 'vendor' : name)
  const pairs = [['element', tag], ...attributes.map(([name, value]) => [nameOf(name), value])]
  return `[vowkit${pairs.map(([name, value]) => ` ${name}="${value.replaceAll(/["[\]]/g, '')}"`).join('')}]`
}

function jsx({ api, tag, attributes }) {
  const name = tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
  const lines = [['api-host', api], ...attributes].map(([key, value]) => `      ${key}="${escapeHtml(value)}"\n`)
  return `import '@vowkit/widgets/${tag}'
import '@vowkit/widgets/types/react'

export function My${name}() {
  return (
    <${tag}
${lines.join('')}    />
  )
}`
}

export const PLATFORMS = {
  wordpress: {
    name: 'WordPress plugin',
    steps: ({ api }) => [
      'Upload the plugin under *Plugins → Add New → Upload Plugin*, and activate it.',
      `Enter the address of the backend under *Settings → Vowkit*: here it is *${api}*.`,
      'Add the block *Vowkit* to a page and choose the same settings there. Or add a *Shortcode* block and paste this.',
    ],
    code: shortcode,
    guide: `${GUIDE}#wordpress`,
  },
  'wordpress-html': {
    name: 'WordPress block',
    steps: () => [
      'Edit the page as an administrator or editor, and add a *Custom HTML* block.',
      'Paste the code, and *Publish* or *Update* the page.',
      'Look at the published page. The preview of the block can cut the element off.',
    ],
    code: html,
    guide: `${GUIDE}#wordpress-without-the-plugin`,
  },
  shopify: {
    name: 'Shopify',
    steps: () => [
      'Open *Online Store → Themes → Customize*, and go to the page.',
      'Choose *Add section*, then *Custom Liquid*, and paste the code.',
      'Choose *Save*, and open your shop.',
    ],
    code: html,
    guide: `${GUIDE}#shopify`,
  },
  squarespace: {
    name: 'Squarespace',
    steps: () => [
      'Edit the page, choose *Add Block*, then *Code*.',
      'Set the block to *HTML*, delete what it contains, paste the code and save.',
      'Open the page in a private window: scripts do not run while you edit.',
    ],
    code: html,
    guide: `${GUIDE}#squarespace`,
  },
  wix: {
    name: 'Wix',
    steps: ({ tag, attributes }) => [
      'Choose *Add Elements → Embed Code → Embed HTML*, and then *Enter Code*.',
      'Choose *Code*, paste this, and choose *Update*.',
      'Drag the frame until it is as wide as your page and as high as the preview.',
      ...(tag === 'wedding-assistant' && !attributes.some(([, value]) => value === 'inline')
        ? ['A frame on Wix cannot float. Choose *In the page* as the position in step 1.']
        : []),
    ],
    code: html,
    guide: `${GUIDE}#wix`,
  },
  webflow: {
    name: 'Webflow',
    steps: () => [
      'Choose *Add → Elements → Advanced*, and drag a *Code Embed* onto the page.',
      'Paste the code and choose *Save & close*.',
      '*Publish* the site: scripts do not run on the canvas.',
    ],
    code: html,
    guide: `${GUIDE}#webflow`,
  },
  html: {
    name: 'Plain HTML',
    steps: () => [
      'Open the HTML file of your page, and find the place for the element.',
      'Paste the code there, and upload the file. Or download a whole page below and start from it.',
    ],
    code: html,
    guide: '/start/embedding/',
  },
  react: {
    name: 'React',
    steps: () => [
      'Run *npm install @vowkit/widgets*.',
      'Add this component, and use it in your page. React 18 and 19 work.',
      'For server rendering and callbacks, use the components of *@vowkit/react*. The guide describes them.',
    ],
    code: jsx,
    guide: '/guides/react/',
  },
}
