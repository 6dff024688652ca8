-- The company's profile, what it has set, and the audit log as a chain.

alter table companies add column address jsonb;
alter table companies add column logo_file_id uuid;
alter table companies add column metadata jsonb not null default '{}';
alter table companies add column metadata_version integer not null default 0;
alter table users add column disabled_at timestamptz;

-- What a company has set, an area a row; the contract has the shape of each. Secrets rest sealed and are never read out.
create table settings (
  company_id integer not null references companies,
  area text not null,
  value jsonb not null,
  secret_sealed bytea,
  version integer not null,
  updated_at timestamptz not null,
  updated_by uuid,
  primary key (company_id, area)
);

-- Each entry carries its number and a keyed digest over itself and the digest before it. Entries from before the chain
-- have neither.
alter table audits add column seq bigint;
alter table audits add column digest text;
create unique index audits_in_order on audits (company_id, seq);
create index audits_by_actor on audits (company_id, actor_id, id desc);
create table audit_heads (
  company_id integer primary key references companies,
  seq bigint not null,
  digest text not null
);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['settings', 'audit_heads'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update on %I to sunquill_app', tenant_table);
  end loop;
end $$;
grant delete on roles to sunquill_app;
