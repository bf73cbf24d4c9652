import { AttributionProvider, VendorCardGrid, VisionGenerator, VowkitProvider, WeddingAssistant } from '@vowkit/react'
import '@vowkit/react/vendor-card-grid.css'
import '@vowkit/react/vision-generator.css'
import '@vowkit/react/wedding-assistant.css'
import { createClient } from '@vowkit/sdk-core'
import { apiHost, partner } from './config'

const client = createClient({ apiHost })

export function App() {
  return (
    <VowkitProvider client={client}>
      <AttributionProvider partner={partner}>
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
                We grow, gather and arrange for weddings of every size. Tell us what you see, and we show it to you
                before a single stem is cut.
              </p>
              <p className="actions">
                <a className="button" href="#vision">
                  Picture your wedding
                </a>
                <a href="mailto:hello@example.com">Write to us</a>
              </p>
            </div>
            <img
              src="/bouquet.webp"
              width={853}
              height={1066}
              alt="A bouquet of ivory roses, blush peonies and eucalyptus"
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
            <VendorCardGrid category="photographers" pageSize={4} />
          </section>
        </main>

        <footer className="footer">
          <span>Fern &amp; Ivory</span>
          <a href="mailto:hello@example.com">hello@example.com</a>
        </footer>

        <WeddingAssistant />
      </AttributionProvider>
    </VowkitProvider>
  )
}
