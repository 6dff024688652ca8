-- Single sign-on: domains a company proved to be its own, and whom of its members the provider knows by which name.

create table company_domains (
  company_id integer not null references companies,
  domain text not null,
  -- What the domain's TXT record must say.
  token text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  primary key (company_id, domain)
);
-- Looked for before the company is known: of one address only the domain is given.
create unique index company_domains_verified on company_domains (domain) where verified_at is not null;

create table provider_identities (
  company_id integer not null references companies,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (company_id, issuer, subject),
  foreign key (company_id, user_id) references users
);
create index provider_identities_by_user on provider_identities (company_id, user_id);

do $$
declare name text;
begin
  foreach name in array array['company_domains', 'provider_identities'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, name);
    execute format('grant select, insert, update, delete on %I to sunquill_app', name);
  end loop;
end $$;
create policy door on company_domains for select to sunquill_door using (true);
grant select (company_id, domain, verified_at) on company_domains to sunquill_door;
