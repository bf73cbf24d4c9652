import { WEDDING_STYLES, type WeddingStyle } from '@vowkit/sdk-core/contract'
import { type SQL, sql } from 'drizzle-orm'
import { vendorFacts } from '../../db/tables.ts'

/** Whether the profile of a vendor mentions a style. */
export const mentionsStyle = (style: WeddingStyle | SQL): SQL =>
  sql`${vendorFacts.words} @@ plainto_tsquery('english', ${style})`

/** The styles that a vendor's profile mentions. */
export const mentionedStyles = sql<WeddingStyle[]>`array(
  select wedding.style from unnest(${sql.param([...WEDDING_STYLES])}::text[]) with ordinality as wedding(style, place)
  where ${mentionsStyle(sql`wedding.style`)} order by wedding.place)`

/** What the lowest price of a vendor's packages is for. Null for a whole package. */
export const fromPriceUnit = sql<'guest' | 'hour' | null>`(
  select case when deal.guest_price = deal.price then 'guest' when deal.hour_price = deal.price then 'hour' end
  from unnest(${vendorFacts.prices}, ${vendorFacts.guestPrices}, ${vendorFacts.hourPrices})
    as deal(price, guest_price, hour_price)
  order by deal.price limit 1)`
