-- What a lender offers a company in a state, as it answered last. Kept while it does not answer.
create table lender_products (
  company_id integer not null,
  lender text not null,
  state text not null,
  -- Null until it has answered once.
  products jsonb,
  fetched_at timestamptz,
  -- Why it did not answer the last time.
  failure text,
  next_check_at timestamptz not null,
  primary key (company_id, lender, state)
);
create index lender_products_due on lender_products (next_check_at);
alter table lender_products enable row level security;
alter table lender_products force row level security;
create policy tenant on lender_products to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
create policy jobs on lender_products for select to sunquill_jobs using (true);
grant select, insert, update on lender_products to sunquill_app;
grant select (company_id, lender, state, next_check_at) on lender_products to sunquill_jobs;
