import type { FastifyInstance } from 'fastify'
import { ABOUT_PATH, GUARANTEE_PATH, PRIVACY_PATH, TERMS_PATH } from '../config/demo-paths.ts'
import { registerStyles, sendPage, writePage } from '../http/page.ts'
import { type PageLanguage, pageLanguage } from '../http/page-language.ts'

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLES = `${PRIVACY_PATH}.css`

interface LegalPage {
  title: string
  paragraphs: string[]
  note: string
}

/** The pages that the footer of the demo links to, by path and language. */
const PAGES: Record<string, Record<PageLanguage, LegalPage>> = {
  [ABOUT_PATH]: {
    en: {
      title: 'About this demo',
      paragraphs: [
        'This site shows what Vowkit does: couples picture their wedding, find vendors, and plan with them in one place.',
        'The couples, the vendors and their prices are invented. Nothing that you book or pay here is real.',
      ],
      note: 'A deployment for real weddings links to a page about its own company here.',
    },
    es: {
      title: 'Sobre esta demostración',
      paragraphs: [
        'Este sitio muestra lo que hace Vowkit: las parejas imaginan su boda, encuentran proveedores y la planean con ellos en un solo lugar.',
        'Las parejas, los proveedores y sus precios son inventados. Nada de lo que contratas o pagas aquí es real.',
      ],
      note: 'Un sitio para bodas reales enlaza aquí una página sobre su propia empresa.',
    },
  },
  [PRIVACY_PATH]: {
    en: {
      title: 'Privacy Policy',
      paragraphs: [
        'What you type and upload here stays on the computer that runs this demo, in its data folder, unless that was told to use services elsewhere.',
        'Its mailbox is open to whoever can open the demo, and the demo’s people share one password: use nothing that is private.',
      ],
      note: 'Whoever runs this for real names their own policy.',
    },
    es: {
      title: 'Política de privacidad',
      paragraphs: [
        'Lo que escribes y subes aquí se queda en la computadora que ejecuta esta demostración, en su carpeta de datos, salvo que esté configurada para usar otros servicios.',
        'Su buzón está abierto para todos los que pueden abrir la demostración, y sus personas comparten una contraseña: no uses nada privado.',
      ],
      note: 'Quien use esto de verdad pone aquí su propia política.',
    },
  },
  [TERMS_PATH]: {
    en: {
      title: 'Terms and Conditions',
      paragraphs: [
        'This is a demo. The vendors, their prices and their deals are invented, and no agreement with them is binding.',
        'Payments are practice payments: no money is charged. You can delete your account and its data at any time in the settings.',
      ],
      note: 'A deployment for real weddings links to its own terms here.',
    },
    es: {
      title: 'Términos y condiciones',
      paragraphs: [
        'Esto es una demostración. Los proveedores, sus precios y sus ofertas son inventados, y ningún acuerdo con ellos obliga a nadie.',
        'Los pagos son de práctica: no se cobra dinero. Puedes eliminar tu cuenta y sus datos cuando quieras, en los ajustes.',
      ],
      note: 'Un sitio para bodas reales enlaza aquí sus propios términos.',
    },
  },
  [GUARANTEE_PATH]: {
    en: {
      title: 'Guarantee',
      paragraphs: [
        'This is a demo. Its bookings are invented, so this guarantee protects no payment and binds nobody.',
        'It shows where the guarantee of a deployment for real weddings would be.',
      ],
      note: 'Without a guarantee of its own, a deployment does not mention one.',
    },
    es: {
      title: 'Garantía',
      paragraphs: [
        'Esto es una demostración. Sus reservas son inventadas, así que esta garantía no protege ningún pago ni obliga a nadie.',
        'Muestra dónde estaría la garantía de un sitio para bodas reales.',
      ],
      note: 'Un sitio que no tiene una garantía propia no menciona ninguna.',
    },
  },
}

const BADGES: Record<PageLanguage, string> = { en: 'Demo', es: 'Demostración' }

/**
 * Serves a page about the demo, a privacy policy, terms and a guarantee that stand in for external pages, in the language
 * of the visitor.
 */
export function registerLegalPages(app: FastifyInstance): void {
  for (const [path, pages] of Object.entries(PAGES)) {
    app.get(path, async ({ headers }, reply) => {
      const language = pageLanguage(headers)
      return sendPage(reply, writeLegalPage(pages[language], language), POLICY)
    })
  }
  registerStyles(app, STYLES, 'checkout/checkout.css')
}

function writeLegalPage({ title, paragraphs, note }: LegalPage, language: PageLanguage): string {
  const texts = paragraphs.map((text) => `<p>${text}</p>`).join('\n')
  const head = `<header><p class="badge">${BADGES[language]}</p><h1>${title}</h1></header>`
  return writePage({ title, language, stylesPath: STYLES, body: `${head}\n${texts}\n<p class="note">${note}</p>` })
}
