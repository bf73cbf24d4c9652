import { VendorCardGrid, VisionGenerator, WeddingAssistant } from '@vowkit/react'
import { createClient } from '@vowkit/sdk-core'
import { loadVendorPage } from '@vowkit/sdk-core/vendors'
import Image from 'next/image'
import { apiHost } from './config'

/** Next.js renders the page again when it is older than 5 minutes. */
export const revalidate = 300

/** The vendors to show. */
const photographers = { category: 'photographers', pageSize: 4 }

/** Loads the vendors on the server, so that they are part of the HTML. If that fails, the browser loads them. */
async function loadPhotographers() {
  const client = createClient({ apiHost })
  try {
    const [initialPage, config] = await Promise.all([loadVendorPage(client.ports, photographers), client.config()])
    return { initialPage, siteUrl: config.site_url }
  } catch (error) {
    console.error('The photographers could not be loaded.', error)
    return {}
  }
}

export default async function Page() {
  const loaded = await loadPhotographers()
  return (
    <>
      <header className="header">
        <a className="brand" href="#top">
          Fern &amp; Ivory
        </a>
        <nav aria-label="Page">
          <a href="#vision">Your vision</a>
          <a href="#vendors">Our circle</a>
        </nav>
      </header>

      <main id="top">
        <section className="hero">
          <div className="hero__text">
            <p className="eyebrow">Wedding flowers</p>
            <h1>Flowers for the day you keep imagining</h1>
            <p className="lead">
              We grow, gather and arrange for weddings of every size. Tell us what you see, and we show it to you before
              a single stem is cut.
            </p>
            <p className="actions">
              <a className="button" href="#vision">
                Picture your wedding
              </a>
              <a href="mailto:hello@example.com">Write to us</a>
            </p>
          </div>
          <Image
            src="/bouquet.webp"
            width={853}
            height={1066}
            alt="A bouquet of ivory roses, blush peonies and eucalyptus"
            preload
          />
        </section>

        <section className="section" id="vision">
          <p className="eyebrow eyebrow--centered">See it before the day</p>
          <VisionGenerator />
        </section>

        <section className="section" id="vendors">
          <div className="section__intro">
            <h2>People we love to work with</h2>
            <p className="lead">Photographers whose pictures you will still look at in fifty years.</p>
          </div>
          <VendorCardGrid {...photographers} {...loaded} />
        </section>
      </main>

      <footer className="footer">
        <span>Fern &amp; Ivory</span>
        <a href="mailto:hello@example.com">hello@example.com</a>
      </footer>

      <WeddingAssistant />
    </>
  )
}
