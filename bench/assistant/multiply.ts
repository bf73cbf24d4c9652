/** SQL statements that copy the demo vendors until there are about `vendors`. Towns, prices and names differ. */
export function multiplyVendors(vendors: number): string[] {
  const town = `'Town ' || chr(65 + n % 26) || chr(97 + n / 26 % 20)`
  return [
    `insert into accounts (email, first_name, last_name, created_at)
      select 'bench' || n || '@example.com', 'Owner', 'Number ' || n, now() from generate_series(1, ${vendors}) n`,
    `create table bench_copies as
      select a.id as account_id, n, (select array_agg(id order by id) from vendors)[1 + n % (select count(*)::int from vendors)] as source
      from (select id, substring(email from '\\d+')::int as n from accounts where email ~ '^bench\\d+@') a`,
    `insert into vendors (account_id, business_name, image, phone, about_us, business_services, business_location, created_at)
      select c.account_id, v.business_name || ' ' || n, v.image, v.phone, v.about_us, v.business_services,
        ${town} || ', California', now()
      from bench_copies c join vendors v on v.id = c.source`,
    'alter table bench_copies add column id int',
    'update bench_copies c set id = v.id from vendors v where v.account_id = c.account_id',
    `insert into vendor_categories (category_id, vendor_id)
      select vc.category_id, c.id from bench_copies c join vendor_categories vc on vc.vendor_id = c.source`,
    `insert into packages (vendor_id, name, description, original_price, discounted_price)
      select c.id, p.name, p.description, round(p.original_price * (60 + n * 37 % 100) / 100),
        round(p.discounted_price * (60 + n * 37 % 100) / 100)
      from bench_copies c join packages p on p.vendor_id = c.source`,
    `insert into faqs (vendor_id, position, question, answer)
      select c.id, f.position, f.question, f.answer from bench_copies c join faqs f on f.vendor_id = c.source`,
    `insert into reviews (vendor_id, name, rating, review, is_verified, created_at)
      select c.id, 'Couple ' || i, 3 + (n + i * n) % 3, 'Kind and on time, and a joy to work with.', true, now()
      from bench_copies c, generate_series(1, 5) i`,
    'drop table bench_copies',
    'analyze',
  ]
}
