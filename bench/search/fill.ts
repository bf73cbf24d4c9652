import type { Query } from '../servers/engines.ts'

const WORDS = 'a barn between vines with long tables under old oaks and a kitchen that cooks what the valley grows'

/** Returns a SQL expression for a text of `count` words that differs in each row. */
const words = (row: string, count: number) =>
  `(select string_agg((string_to_array('${WORDS}', ' '))[1 + (${row} * 7 + k * k) % 19], ' ') from generate_series(1, ${count}) k)`

/** SQL statements that fill the tables. `n` is the number of a vendor, and `i` the number of a row of this vendor. */
const STATEMENTS = [
  `insert into accounts (email, first_name, last_name, created_at)
    select 'bench' || n || '@example.com', 'Owner', 'Number ' || n, now() from generate_series(1, $1::int) n`,
  `insert into vendors (account_id, business_name, image, phone, about_us, business_services, business_location, created_at)
    select id, 'Vendor ' || n, '/files/vendor-' || n || '.webp', '4155550134',
      '<p>' || ${words('n', 40)} || '</p><p><strong>' || ${words('n', 8)} || '</strong></p>',
      'Ceremonies, Dinners, Brunches', 'Sonoma, California', now()
    from (select id, row_number() over (order by id)::int n from accounts where email like 'bench%') owners`,
  'insert into vendor_categories (category_id, vendor_id) select 1 + id % 16, id from vendors',
  // Gives a third of the vendors a second category.
  'insert into vendor_categories (category_id, vendor_id) select 1 + (id + 5) % 16, id from vendors where id % 3 = 0',
  `insert into vendor_images (vendor_id, position, image)
    select id, i, '/files/vendor-' || id || '-' || i || '.webp' from vendors, generate_series(0, 4) i`,
  `insert into reviews (vendor_id, name, rating, review, is_verified, created_at)
    select id, 'Couple ' || i, 3 + (id + i) % 3, ${words('(id + i)', 24)}, i % 4 > 0, now() - i * interval '9 days'
    from vendors, generate_series(1, 6) i`,
  `insert into packages (vendor_id, name, description, original_price, discounted_price)
    select id, 'Package ' || i, ${words('(id + i)', 12)}, 1200 * i, case when i = 1 then 990 end
    from vendors, generate_series(1, 2) i`,
  `insert into faqs (vendor_id, position, question, answer)
    select id, i, 'Question ' || i || '?', ${words('(id + i)', 12)} from vendors, generate_series(0, 3) i`,
  // Updates the planner's statistics before the measurement. Otherwise, autovacuum would update them during the
  // measurement.
  'vacuum analyze',
]

/** Fills empty tables with vendors, packages, reviews and other rows. */
export async function fill(query: Query, vendors: number): Promise<void> {
  for (const statement of STATEMENTS) await query(statement, statement.includes('$1') ? [vendors] : [])
}
