import { FACTS_VERSION } from '@vowkit/concierge/facts'
import { fill } from '../search/fill.ts'
import type { Query } from '../servers/engines.ts'

/** How many rows to create. The accounts have consecutive ids: first the vendors, then the couples. */
export interface Amounts {
  vendors: number
  couples: number
  messages: number
  visions: number
}

/** Rows of the vendor 1 and the couple 1, which have far more than others. */
export const BUSY = { conversations: 20_000, vendors: 1_000, visions: 2_000, messages: 5_000 }

const MESSAGES_PER_ROOM = 10

/** The couples of rooms whose id is a multiple of this number have blocked their vendor. */
export const BLOCKED = 5

/** Towns from which distances can be measured. */
const TOWNS = `array['sonoma','napa','oakland','healdsburg','petaluma','berkeley','sausalito','sebastopol']`

/** SQL statements that fill the tables, besides those of the vendors. `C` is the id of the first couple, minus 1. */
function statements({ vendors: V, couples, messages, visions }: Amounts): string[] {
  const C = V
  const rooms = Math.ceil(messages / MESSAGES_PER_ROOM)
  const text = `'a barn between vines with long tables under old oaks, number ' || n`
  return [
    `insert into vendor_slugs (slug, vendor_id, is_current) select 'vendor-' || id, id, true from vendors`,
    // Rows of the current version stop the API from extracting the facts in the background.
    `insert into vendor_facts (vendor_id, version, facts, category_ids, towns, areas, offers, refuses, capacity, min_price,
      max_price, prices, guest_prices, hour_prices, package_guests, saved, rating, review_count, score, words)
      select v.id, ${FACTS_VERSION}, '[]', array(select category_id from vendor_categories c where c.vendor_id = v.id),
      array[(${TOWNS})[1 + v.id % 8]], array[(${TOWNS})[1 + v.id / 8 % 8]], '{}', '{}', 40 + v.id % 300,
      900 + v.id * 37 % 9000, 1800 + v.id * 37 % 9000, array[900 + v.id * 37 % 9000, 1800 + v.id * 37 % 9000], '{null,null}',
      '{null,null}', '{null,null}', 0, 3 + v.id % 20 / 10.0, v.id % 40, 3 + v.id * 13 % 2000 / 1000.0,
      to_tsvector('english', business_name || ' ' || (array['rustic', 'classic', 'modern', 'bohemian'])[1 + v.id % 4])
      from vendors v`,
    `insert into accounts (email, display_name, created_at, verified_at)
      select 'couple' || n || '@example.com', 'Couple ' || n, now(), now() from generate_series(1, ${couples}) n`,
    `insert into couples (account_id, partner_name, wedding_date, wedding_city)
      select ${C} + n, 'Partner ' || n, current_date + n % 700, 'Sonoma' from generate_series(1, ${couples}) n`,
    `insert into sessions (token_hash, account_id, signed_in_at, created_at, last_used_at)
      select translate(rtrim(encode(sha256(('bench-' || id)::bytea), 'base64'), '='), '+/', '-_'), id, now(), now(), now()
      from accounts`,
    `insert into chat_rooms (account_id, vendor_id, created_at, last_seq, last_message_at)
      select couple, vendor, now() - interval '90 days' - n * interval '1 minute', ${MESSAGES_PER_ROOM}, now() - n * interval '10 seconds' from (
        select n, ${C} + n as couple, 1 as vendor from generate_series(1, ${BUSY.conversations}) n
        union all select n, ${C} + 1, 1 + n from generate_series(1, ${BUSY.vendors}) n
        union all select n, ${C} + 2 + n % ${couples - 2}, 2 + n * 31 % ${V - 1}
          from generate_series(1, ${rooms - BUSY.conversations - BUSY.vendors}) n) pairs
      on conflict do nothing`,
    // The couple begins, and each side writes every second message.
    `insert into chat_messages (room_id, seq, account_id, text, client_id, created_at)
      select r.id, n, case when n % 2 = 1 then r.account_id else v.account_id end, ${text}, r.id || '-' || n,
        r.last_message_at - (${MESSAGES_PER_ROOM} - n) * interval '1 hour'
      from chat_rooms r join vendors v on v.id = r.vendor_id, generate_series(1, ${MESSAGES_PER_ROOM}) n`,
    `insert into chat_messages (room_id, seq, account_id, text, created_at)
      select r.id, n, r.account_id, ${text}, r.last_message_at
      from chat_rooms r, generate_series(${MESSAGES_PER_ROOM + 1}, ${BUSY.messages}) n
      where r.account_id = ${C} + 1 and r.vendor_id = 1`,
    `update chat_rooms set last_seq = ${BUSY.messages} where account_id = ${C} + 1 and vendor_id = 1`,
    `insert into chat_reads (room_id, account_id, seq)
      select r.id, a.id, ${MESSAGES_PER_ROOM} - r.id % 4 from chat_rooms r join vendors v on v.id = r.vendor_id
      join accounts a on a.id in (r.account_id, v.account_id)`,
    `insert into visions (id, account_id, description, partner, vendor_id, source_host, element, status, image_key,
      marked_key, palette, created_at, requested_at)
      select gen_random_uuid(), ${C} + case when n <= ${BUSY.visions} then 1 else 2 + n % ${couples - 1} end, ${text},
        case when n % 500 = 0 then 'fennel' when n % 20 = 0 then 'partner ' || n % 997 end,
        case when n % 500 = 1 then '1' when n % 10 = 1 then (2 + n % ${V - 1})::text end,
        case when n % 10 < 2 then 'www.fennel.example' else '' end, '', 'ready', 'vision-' || n || '.webp',
        'vision-' || n || '-marked.webp', '["#aabbcc"]', now() - n * interval '30 seconds', now() - n * interval '30 seconds'
      from generate_series(1, ${visions}) n`,
    `insert into vision_references (key, vision_id, position) select 'reference-' || id, id, 0 from visions where image_key like '%0.webp'`,
    `insert into vision_edits (vision_id, description, status, image_key, marked_key, created_at)
      select id, 'more candles', 'done', image_key, marked_key, created_at from visions where image_key like '%1.webp'`,
    `insert into vision_variants (vision_id, variant, image_key, marked_key, palette)
      select id, n, image_key || n, marked_key || n, '[]' from visions, generate_series(0, 3) n where image_key like '%2.webp'`,
    `insert into stored_files (key, account_id, size) select image_key, account_id, 200000 from visions`,
    `insert into credit_entries (account_id, kind, amount, created_at)
      select ${C} + n, 'grant', 5, now() from generate_series(1, ${couples}) n`,
    `insert into credit_entries (account_id, kind, amount, vision_id, created_at)
      select account_id, 'reserve', -1, id, created_at from visions`,
    // A trigger that runs for each row keeps the plan of its first rows, which is slow for the last ones.
    'alter table leads disable trigger user',
    `insert into leads (account_id, vendor_id, created_at, inquired_at, engaged_at, scanned_at, booked_at, first_message_at,
      partner, source_host, state, vision_id, seen_at)
      select r.account_id, r.vendor_id, r.created_at, r.created_at, r.last_message_at,
        case when r.id % 2 = 0 then r.last_message_at end, case when r.id % 3 = 0 then r.last_message_at end,
        r.last_message_at, case when r.id % 100 = 0 then 'fennel' else '' end,
        case when r.id % 100 = 0 then 'www.fennel.example' else '' end,
        (array['new', 'talking', 'contract', 'booked', 'lost'])[1 + r.id % 5], null,
        case when r.id % 10 > 0 then r.last_message_at end
      from chat_rooms r`,
    'alter table leads enable trigger user',
    'analyze',
    'select refresh_inbox_entries(array_agg(id)) from leads group by id / 1000',
    // Otherwise, the job that fills the inboxes of earlier releases reads all leads once.
    "insert into deployment_marks (name, value) values ('inboxes-filled', '')",
    `update leads set vision_id = (select id from visions where account_id = leads.account_id order by created_at limit 1)
      where id % 5 = 0`,
    `insert into lead_files (lead_id, account_id, name, key, size, hash, created_at)
      select l.id, l.account_id, 'contract.pdf', 'document-' || l.id || '-' || n, 100000, repeat('0', 64), now()
      from leads l, generate_series(1, 2) n`,
    `insert into signatures (file_id, side, account_id, names, hash, consent, address, signed_at)
      select id, 'couple', account_id, '{A,B}', hash, 'I agree', '10.0.0.1', now() from lead_files where id % 3 = 0`,
    `insert into invoices (lead_id, name, total, due, due_date, created_at)
      select l.id, 'Invoice ' || n, 100, 100, current_date, now()
      from leads l, generate_series(1, 2) n`,
    `insert into favourites (account_id, vendor_id, saved_at)
      select ${C} + n, 1 + (n * 7 + i * 997) % ${V}, now() from generate_series(2, ${couples}) n, generate_series(1, 5) i
      union select ${C} + 1, n, now() - n * interval '1 minute' from generate_series(1, ${BUSY.vendors}) n`,
    `insert into inspirations (account_id, category_id, description, created_at)
      select ${C} + n, 1 + n % 16, ${text}, now() from generate_series(1, ${couples}) n, generate_series(1, 2)
      union all select ${C} + 1, 1, ${text}, now() from generate_series(1, ${BUSY.vendors}) n`,
    `insert into inspiration_images (key, inspiration_id, position) select 'inspiration-' || id, id, 0 from inspirations`,
    `insert into reviews (vendor_id, name, rating, review, is_verified, created_at)
      select 1, 'Couple ' || n, 5, ${text}, true, now() - n * interval '1 hour' from generate_series(1, ${BUSY.messages}) n`,
    `insert into element_counts (day, vendor_id, partner, element, host, views, drafts)
      select current_date - n % 90, 1 + n / 90 % 1000, '', 'vision-generator', 'www.vendor.example', 10, 1
        from generate_series(1, 90000) n
      union all select current_date - n % 90, null, 'fennel', 'vision-generator', 'www.fennel.example', 10, 1
        from generate_series(1, 90) n
      on conflict do nothing`,
    `insert into partners (name, key, hosts, created_at) values ('Fennel', 'fennel', '{fennel.example}', now())`,
    `insert into team_members (account_id, vendor_id, partner_id, role, joined_at)
      select ${C} + ${couples} - n, case when n > 0 then n end, case when n = 0 then 1 end, 'owner', now()
      from generate_series(0, least(20000, ${V})) n`,
    `insert into offer_claims (account_id, package_id, name, price, created_at)
      select l.account_id, p.id, p.name, 100, now() from leads l join packages p on p.vendor_id = l.vendor_id
      where l.id % 4 = 0`,
    `insert into mail_opt_outs (account_id, kind, created_at) select id, 'news', now() from accounts where id % 3 = 0`,
    // Without unmailed messages, the API sends no emails in the background.
    `insert into message_mails (room_id, account_id, seq, mailed_at) select room_id, account_id, 1000000, now() from chat_reads`,
    `insert into conversation_blocks (room_id, side, account_id, created_at)
      select id, 'couple', account_id, now() from chat_rooms where id % ${BLOCKED} = 0`,
    `insert into vendor_stated_facts (vendor_id, facts) select id, '{"areas": [], "features": []}' from vendors where id % 2 = 0`,
    `insert into vendor_calendars (vendor_id, is_shared) select id, true from vendors where id % 2 = 0`,
    `insert into vendor_days (vendor_id, date, mark)
      select id, current_date + n * 7, 'taken' from vendors, generate_series(1, 10) n where id % 2 = 0`,
    `insert into calendar_subscriptions (vendor_id, url, host, time_zone, created_at, next_read_at)
      select id, '', 'calendar.example', 'UTC', now(), now() + interval '1 year' from vendors where id % 4 = 0`,
    `insert into calendar_event_days (subscription_id, date, events)
      select id, current_date + n * 5, 1 from calendar_subscriptions, generate_series(1, 10) n`,
    `insert into team_invitations (vendor_id, email, role, token_hash, invited_at)
      select id, 'guest' || id || '@example.com', 'member', md5(id::text), now() from vendors where id % 4 = 0`,
    `insert into webhook_endpoints (vendor_id, url, events, secret, is_enabled, created_at)
      select id, 'https://hooks.example', '{lead.created}', '', false, now() from vendors where id % 10 = 0`,
    `insert into vision_large_images (source_key, vision_id, image_key, marked_key)
      select image_key, id, image_key, marked_key from visions where image_key like '%3.webp'`,
    'vacuum analyze',
  ]
}

/** Fills the empty tables. The vendor 1, the couple 1 and the partner of the last couple's account are busy. */
export async function seed(query: Query, amounts: Amounts): Promise<void> {
  await fill(query, amounts.vendors)
  for (const statement of statements(amounts)) await query(statement, [])
}
