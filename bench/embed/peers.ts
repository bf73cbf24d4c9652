import type { Subject } from './subject.ts'

/** A published widget of another project, for comparison. */
export interface Peer extends Subject {
  /** The name and version of the npm package. */
  pinned: string
  /** The folder in the package that contains the files for pages. */
  folder: string
}

/** Returns the URL path under which the benchmark serves the files of another project's widget. */
export const baseOf = (pinned: string) => `/peers/${pinned.replace(/[^\w.-]+/g, '_')}`

const cards = Array.from(
  { length: 12 },
  (_, index) =>
    `<sl-card><img slot="image" src="/pictures/${index}.webp" width="240" height="160" alt=""><strong>Vendor ${index}</strong><div slot="footer"><sl-button variant="primary">View</sl-button><sl-rating value="4"></sl-rating></div></sl-card>`,
).join('')

function peer(
  pinned: string,
  folder: string,
  kind: string,
  html: (base: string) => string,
  seen: Pick<Subject, 'visible' | 'interaction'>,
): Peer {
  const name = pinned.slice(0, pinned.lastIndexOf('@'))
  return { name: `${name} (${kind})`, pinned, folder, html: html(baseOf(pinned)), ...seen }
}

/** Chat, card and upload widgets of other projects, each pinned to a version. */
export const peers: readonly Peer[] = [
  peer(
    'biel-search@0.1.72',
    'dist/biel-search',
    'chat',
    (base) =>
      `<link rel="stylesheet" href="${base}/biel-search.css"><biel-button project="demo" button-position="bottom-right" modal-position="bottom-right" header-title="Assistant">Ask</biel-button><script type="module" src="${base}/biel-search.esm.js"></script>`,
    {
      visible: 'biel-button >>> a.biel-button-content',
      interaction: { target: 'biel-button >>> a.biel-button-content', ready: 'biel-bot >>> biel-input >>> textarea' },
    },
  ),
  peer(
    '@runtypelabs/persona@4.17.0',
    'dist',
    'chat',
    (base) =>
      `<script>window.siteAgentConfig={config:{apiUrl:'/stub',launcher:{title:'Assistant'}}}</script><script src="${base}/install.global.js"></script>`,
    {
      visible: '.persona-launcher-surface button',
      interaction: { target: '.persona-launcher-surface button', ready: '.persona-widget-composer textarea' },
    },
  ),
  peer(
    'deep-chat@2.4.2',
    'dist',
    'chat without a launcher',
    (base) =>
      `<deep-chat class="sized" connect='{"url":"/stub"}'></deep-chat><script type="module" src="${base}/deepChat.bundle.js"></script>`,
    { visible: 'deep-chat >>> #text-input' },
  ),
  peer(
    'flowise-embed@3.1.6',
    'dist',
    'chat',
    (base) =>
      `<script type="module">import Chatbot from '${base}/web.js';Chatbot.init({chatflowid:'demo',apiHost:location.origin+'/stub'})</script>`,
    {
      visible: 'flowise-chatbot >>> button',
      interaction: { target: 'flowise-chatbot >>> button', ready: 'flowise-chatbot >>> textarea, input' },
    },
  ),
  peer(
    '@n8n/chat@1.37.0',
    'dist',
    'chat',
    (base) =>
      `<link href="${base}/style.css" rel="stylesheet"><script type="module">import {createChat} from '${base}/chat.bundle.es.js';createChat({webhookUrl:location.origin+'/stub'})</script>`,
    { visible: '.chat-window-toggle', interaction: { target: '.chat-window-toggle', ready: '.chat-window textarea' } },
  ),
  peer(
    '@shoelace-style/shoelace@2.20.1',
    'cdn',
    '12 cards',
    (base) =>
      `<link rel="stylesheet" href="${base}/themes/light.css"><div class="grid">${cards}</div><script type="module" src="${base}/shoelace-autoloader.js"></script>`,
    { visible: 'sl-button >>> button' },
  ),
  peer(
    '@uploadcare/file-uploader@1.33.2',
    'web',
    'upload alone',
    (base) =>
      `<link rel="stylesheet" href="${base}/uc-file-uploader-regular.min.css"><script type="module">import * as UC from '${base}/uc-file-uploader-regular.min.js';UC.defineComponents(UC)</script><uc-config ctx-name="u" pubkey="demopublickey"></uc-config><uc-file-uploader-regular ctx-name="u"></uc-file-uploader-regular>`,
    { visible: 'uc-file-uploader-regular button' },
  ),
]
