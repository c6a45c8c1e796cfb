-- Fills a migrated, empty database as a shop has it in its third December: 200,000 members with five contacts each, and
-- 500,000 orders, a fifth of them of the last day. The first member is a company with 2,000 contacts, which orders every
-- day. `:scale` makes it smaller, `:now` is the instant up to which it reaches, as text. What the rules of retention
-- delete is not there: orders keep books for 60 days, mails for 30 and addresses for 90. psql takes both with -v;
-- bench/seed.ts and the server's tests put them in.
begin;
set local statement_timeout = 0;
set local synchronous_commit = off;

create temporary table size on commit drop as
  select (200000 * :scale)::int as members, (500000 * :scale)::int as orders, (:now)::timestamptz as now;

create temporary table person on commit drop as
  select n,
    'seed-member-' || n as code,
    (array['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村', '小林', '加藤'])[1 + n % 10]
      || ' ' || (array['陽葵', '凛', '結菜', '蓮', '湊', '葵', '樹', '律', '紬'])[1 + n / 10 % 9] || n as name,
    (array['サトウ', 'スズキ', 'タカハシ', 'タナカ', 'イトウ', 'ワタナベ', 'ヤマモト', 'ナカムラ', 'コバヤシ', 'カトウ'])[1 + n % 10]
      || ' ハナコ' || n as kana,
    'person' || n || '@example.jp' as email,
    '03-' || lpad((n % 10000)::text, 4, '0') || '-' || lpad((n * 7 % 10000)::text, 4, '0') as tel,
    lpad((1000000 + n * 37 % 8999999)::text, 7, '0') as zip
  from size, generate_series(1, members) n;

create temporary table sold on commit drop as
  select n, case when n % 700 = 0 then 1 else 1 + n % members end as buyer, 'seed-order-' || n as code, 'seed-book-' || n as book,
    (array['T0021', 'T0021', 'T0021', 'T0014', 'T0005'])[1 + n % 5] as product,
    n > orders * 0.8 as is_of_the_day,
    case when n > orders * 0.8
      then (array['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'in_print', 'in_print', 'payment_pending', 'draft'])[1 + n * 7 % 10]
      else (array['refunded', 'cancelled', 'cancelled'])[1 + n % 100] end as special,
    case when n > orders * 0.8 then now - interval '1 day' * ((orders - n) / (orders * 0.2))
      else now - interval '1 day' - interval '2 years' * (1 - n / (orders * 0.8)) end as at
  from size, generate_series(1, orders) n;
alter table sold add number text, add state text, add has_book boolean, add has_address boolean;
update sold set number = 'F' || to_char(at at time zone 'Asia/Tokyo', 'YYMMDD') || '-' || lpad(upper(to_hex(n % 1048576)), 5, '0'),
  state = coalesce(special, 'shipped'), has_book = at > now - interval '60 days',
  has_address = at > now - interval '90 days' from size;

insert into member (code, type, email, email_key, password_hash, referral_code, site, monthly, activated_at)
  select code, 1, email, email, '$argon2id$', 'R' || n, 1, n % 50 = 0, now - interval '700 days' from person, size;
insert into session (token_hash, code, member_code, is_remembered, device, created_at, last_seen_at, proven_at, ends_at, idle_ends_at)
  select 'seed-token-' || n, 'seed-session-' || n, code, true, '', now, now, now, now + interval '90 days', now + interval '30 days'
  from person, size;
insert into contact (code, member_code, zip, state, address1, address2, name_last, name_first, honorific, joint_names,
    birthday, kana_last, kana_first, created_at, updated_at)
  select 'seed-contact-' || n || '-' || k, code, zip, '東京都', '港区六本木', n || '-' || k,
    split_part(name, ' ', 1), split_part(name, ' ', 2) || k, '様', '[]', '', 'サトウ', 'ハナコ', now, now
  from person, size, generate_series(1, case n when 1 then 2000 else 5 end) k;
-- Some among all members, so that no plan takes them for the first ones in the index.
insert into password_reset (token_hash, member_code, expires_at)
  select 'seed-reset-' || n, code, now + interval '1 hour' from person, size where n % 100 = 0;
insert into order_profile (member_code, customer, updated_at)
  select code, jsonb_build_object('name', name, 'kana', kana, 'zip', zip, 'state', '東京都', 'address1', '港区', 'address2', '1',
    'tel', tel, 'birthday', '', 'email', email), now from person, size;

insert into book (code, member_code, product_code, material_id, kit_id, theme_id, price_yen, design, state, press,
    press_sha256, created_at, completed_at)
  select sold.book, person.code, product, 13, 27001, 10, 500,
    '{"label":"","orientation":"landscape","addressLayout":"PortraitA","pageCount":60,"frontPage":1,"backPage":2,"pages":{}}',
    'complete', case when sold.n % 2000 = 0 and is_of_the_day then 'failed' else 'ready' end, '', at, at
  from sold join person on person.n = buyer where has_book;
insert into book_item (book_code, page_no, z, kind, added_page_no, x, y, layout, address, object_key, sha256, byte_count, width_px, height_px)
  select book, page, 11, case page when 1 then 'photo' when 2 then 'sender' else 'recipient' end, '{}', 0, 0,
    case when page > 1 then 'PortraitA' end, case when page > 1 then '{}'::jsonb end,
    case page when 1 then 'photos/' || book end, case page when 1 then '' end, case page when 1 then 700000 end,
    case page when 1 then 1200 end, case page when 1 then 1800 end
  from sold, unnest(array[1, 2, 4, 6]) page where has_book;

insert into shop_order (code, number, member_code, type, book_code, kit_id, product_code, state, unit_price_yen,
    delivery_type_id, delivery_fee_yen, total_yen, customer, material_id, page_count, copies, held_at, created_at, paid_at,
    printed_at, shipped_at, ended_at)
  select sold.code, number, person.code, 'normal', case when has_book then book end, 27001, product, state, 500, case product when 'T0021' then 5 else 7 end, 0, 500,
    case when has_address
      then jsonb_build_object('name', name, 'kana', kana, 'zip', zip, 'state', '東京都', 'address1', '港区', 'address2', '1',
        'tel', tel, 'birthday', '', 'email', email)
      else jsonb_build_object('name', name, 'kana', '', 'zip', '', 'state', '', 'address1', '', 'address2', '',
        'tel', '', 'birthday', '', 'email', '') end,
    13, 60, 1, case when state = 'paid' and sold.n % 500 = 0 then at end, at,
    case when state in ('paid', 'in_print', 'shipped', 'refunded') then at end,
    case when state in ('in_print', 'shipped') then at + interval '1 hour' end,
    case when state = 'shipped' then at + interval '2 days' end,
    case when state in ('cancelled', 'refunded') then at + interval '1 hour' end
  from sold join person on person.n = buyer;
insert into order_destination (order_code, position, address, quantity)
  select code, 0, case when customer ->> 'zip' = '' then customer || '{"name": ""}' else customer end - 'email' - 'birthday', 1
  from shop_order where code like 'seed-%';
insert into parcel (number, order_code, position, tracking_number, shipped_at)
  select number || '-1', code, 0, case when state = 'shipped' and has_address then '4000' || lpad(n::text, 8, '0') end,
    case when state = 'shipped' then at + interval '2 days' end
  from sold where state in ('in_print', 'shipped');
insert into order_event (order_code, at, event, from_state, to_state, actor)
  select code, at, event, null, to_state, 'member'
  from sold, (values ('created', 'draft'), ('payment-started', 'payment_pending'), ('payment-succeeded', 'paid')) e(event, to_state);
insert into payment (code, order_code, provider, type, amount_yen, state, provider_ref, created_at, settled_at)
  select 'seed-payment-' || n, code, 'sandbox', 'card', 500,
    case state when 'payment_pending' then 'open' when 'refunded' then 'refunded' else 'succeeded' end, 'seed-ref-' || n, at,
    case when state <> 'payment_pending' then at end
  from sold where state not in ('draft', 'cancelled');
insert into refund (code, payment_code, amount_yen, state, created_at, settled_at)
  select 'seed-refund-' || n, 'seed-payment-' || n, 500, 'done', at, at from sold where state = 'refunded';
insert into mail_outbox (id, message_id, kind, order_code, recipient, subject, text, html, state, created_at, sent_at)
  select 'seed-mail-' || sold.n || '-' || kind, 'seed-mail-' || sold.n || '-' || kind, kind, sold.code, email, '', '', '',
    case when sold.n % 10000 = 0 then 'refused' else 'sent' end, at, at
  from sold join person on person.n = buyer, unnest(array['ordered', 'shipped']) kind
  where has_book and (state = 'shipped' or kind = 'ordered');
insert into contact_card (order_code, contact_code, year, was_marked)
  select code, 'seed-contact-' || buyer || '-' || k, 2027, false from sold, unnest(array[1, 2]) k;
insert into audit (at, actor, action, object) select at, 'seed-member-' || buyer, 'order', code from sold;
insert into draft (code, member_code, product_code, revision, fields, created_at, updated_at)
  select 'seed-draft-' || n, code, 'T0021', 1, '{}', now, now from person, size where n % 4 = 0;
insert into analytics_event (at, name, data) select at, 'purchase', '{}' from sold;
insert into inquiry (code, number, reason, member_code, order_number, name, email, text, photo_token_hash, created_at, settled_at)
  select 'seed-inquiry-' || n, 'Q' || number, 'other', 'seed-member-' || buyer, number, '佐藤', 'person@example.jp', 'カードの色',
    'seed-photo-token-' || n, at, case when not is_of_the_day then at end
  from sold where n % 50 = 0 and has_address;
insert into print_run (number, product_code, paper, state, terms, sheet_count, created_by, created_at, started_at, ended_at)
  select 'R261120-' || lpad(upper(to_hex(n)), 5, '0'), 'T0021', 'card', 'done', '{"sheet":"SRA3","stackSheets":100}', 100, 'seed', now - n * interval '1 hour', now, now
  from size, generate_series(1, greatest(1, orders / 100)) n;
insert into print_run_item (run_number, position, order_code, book_code, paper, copies, leaves, is_reprint)
  select 'R261120-' || lpad(upper(to_hex(1 + n / 40)), 5, '0'), n % 40, code, book, 'card', 1, '[]', false
  from sold, size where state = 'shipped' and 1 + n / 40 <= greatest(1, orders / 100);
insert into reprint (order_code, paper, front_page, reason, asked_by, asked_at, run_number)
  select code, 'card', 1, '折れ', 'seed', at, case when state = 'shipped' then 'R261120-00001' end
  from sold where state in ('in_print', 'shipped') and n % 25 = 0;
commit;

-- As autovacuum leaves the tables of a shop that is open: all is seen but what changed last, of orders 10,000 (0056).
vacuum (analyze);
update shop_order set total_yen = total_yen where created_at > (:now)::timestamptz - interval '144 minutes' * :scale;
