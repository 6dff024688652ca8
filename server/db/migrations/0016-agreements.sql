-- Agreements: drafts and published versions, transactions with a document of their own, signers in steps, adopted signatures,
-- certificates with a history, attachments of mails.

-- What a template says becomes one document, as draft and as version.
alter table agreements no force row level security;
alter table agreement_versions no force row level security;
alter table transactions no force row level security;
alter table transaction_events no force row level security;
alter table signers no force row level security;
alter table companies no force row level security;
alter table users no force row level security;
alter table files no force row level security;

alter table agreement_versions add column content jsonb;
alter table agreement_versions add column published_by uuid;
update agreement_versions set content = jsonb_build_object(
  'name', name,
  'kind', 'installation',
  'language', 'en',
  'file_id', file_id,
  'document_hash', document_hash,
  'pages', pages,
  'fields', coalesce((select jsonb_agg('{"label": ""}'::jsonb || field order by place)
    from jsonb_array_elements(fields) with ordinality as placed (field, place)), '[]'),
  'signers', coalesce((select jsonb_agg(jsonb_build_object('role', role, 'step', 1) order by role)
    from (select distinct field ->> 'signer_role' as role from jsonb_array_elements(fields) as field
      where field ->> 'type' <> 'variable') as roles), '[]'),
  'states', '[]'::jsonb,
  'financing_types', '[]'::jsonb,
  'adder_ids', '[]'::jsonb,
  'rescission_notice', false);
alter table agreement_versions alter column content set not null;
alter table agreement_versions
  drop column name, drop column file_id, drop column document_hash, drop column pages, drop column fields;

alter table agreements add column draft jsonb;
alter table agreements add column published_version integer;
update agreements set
  draft = latest.content,
  published_version = case when jsonb_array_length(latest.content -> 'fields') > 0 then latest.version end
from (select distinct on (company_id, agreement_id) company_id, agreement_id, version, content
  from agreement_versions order by company_id, agreement_id, version desc) as latest
where latest.company_id = agreements.company_id and latest.agreement_id = agreements.id;
alter table agreements alter column draft set not null;

-- A transaction keeps its own document: the template's with the notice of cancellation, its fields and what they say.
alter table transactions add column content jsonb;
alter table transactions add column document_file_id uuid;
alter table transactions add column rescission jsonb;
alter table transactions add column message text;
alter table transactions add column created_by_name text;
alter table transactions add column completed_at timestamptz;
alter table transactions add column sealed_at timestamptz;
alter table transactions add column signed_hash text;
alter table transactions add column ended_at timestamptz;
alter table transactions add column seal_attempts integer not null default 0;
alter table transactions add column next_seal_at timestamptz;
alter table transactions add column next_reminder_at timestamptz;
update transactions set
  content = versions.content,
  document_file_id = (versions.content ->> 'file_id')::uuid,
  created_by_name = coalesce((select u.firstname || ' ' || u.lastname from users u
    where u.company_id = transactions.company_id and u.id = transactions.created_by), ''),
  completed_at = case when transactions.signed_file_id is null then null else
    (select max(s.signed_at) from signers s where s.company_id = transactions.company_id and s.transaction_id = transactions.id) end,
  sealed_at = case when transactions.signed_file_id is null then null else
    (select max(s.signed_at) from signers s where s.company_id = transactions.company_id and s.transaction_id = transactions.id) end,
  signed_hash = (select f.sha256 from files f where f.company_id = transactions.company_id and f.id = transactions.signed_file_id)
from agreement_versions versions
where versions.company_id = transactions.company_id and versions.agreement_id = transactions.agreement_id
  and versions.version = transactions.agreement_version;
update transactions set ended_at = (select max(e.at) from transaction_events e
  where e.company_id = transactions.company_id and e.transaction_id = transactions.id
    and e.event in ('canceled', 'voided', 'declined')) where status in ('canceled', 'voided');
-- What a variable field says stood by the variable's name; it stands by the field's id.
update transactions set variables = coalesce((
  select jsonb_object_agg(field ->> 'id', variables ->> (field ->> 'variable'))
  from jsonb_array_elements(content -> 'fields') as field
  where field ->> 'type' = 'variable' and variables ? (field ->> 'variable')), '{}');
alter table transactions alter column content set not null;
alter table transactions alter column document_file_id set not null;
alter table transactions alter column created_by_name set not null;
alter table transactions add foreign key (company_id, document_file_id) references files;
-- Those whose last signature is stored and whose PDF is not made yet.
create index transactions_to_seal on transactions (next_seal_at) where completed_at is not null and sealed_at is null;
create index transactions_to_remind on transactions (next_reminder_at) where status = 'sent';
create index transactions_by_hash on transactions (signed_hash) where signed_hash is not null;

alter table signers add column step integer not null default 1;
alter table signers add column phone text;
alter table signers add column language text not null default 'en' check (language in ('en', 'es'));
alter table signers add column sent_at timestamptz;
alter table signers add column reminded_at timestamptz;
alter table signers add column reminders integer not null default 0;
alter table signers add column in_person_by text;
alter table signers add column time_zone text;
alter table signers add column consent_hash text;
alter table signers add column consent_ip text;
alter table signers add column consent_language text;
alter table signers add column decline_reason text;
alter table signers add column signed_fields text[] not null default '{}';
alter table signers add column signature_id uuid;
alter table signers add column initials_id uuid;

create table signatures (
  company_id integer not null,
  id uuid not null,
  signer_id uuid not null,
  kind text not null check (kind in ('signature', 'initials')),
  way text not null check (way in ('drawn', 'typed', 'uploaded')),
  png bytea not null,
  sha256 text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, signer_id) references signers
);
create index signatures_by_signer on signatures (company_id, signer_id);
insert into signatures (company_id, id, signer_id, kind, way, png, sha256, created_at)
  select company_id, gen_random_uuid(), id, 'signature', coalesce(signature_kind, 'drawn'), signature_png,
    encode(sha256(signature_png), 'hex'), signed_at from signers where signature_png is not null;
insert into signatures (company_id, id, signer_id, kind, way, png, sha256, created_at)
  select company_id, gen_random_uuid(), id, 'initials', coalesce(signature_kind, 'drawn'), initials_png,
    encode(sha256(initials_png), 'hex'), signed_at from signers where initials_png is not null;
update signers set
  signature_id = (select id from signatures s where s.company_id = signers.company_id and s.signer_id = signers.id and s.kind = 'signature'),
  initials_id = (select id from signatures s where s.company_id = signers.company_id and s.signer_id = signers.id and s.kind = 'initials');
alter table signers drop column signature_kind, drop column signature_png, drop column initials_png;

alter table links add column in_person_by text;

alter table mails add column attachment_file_id uuid;
-- Whom a mail with a signing link is to: its language, whose answer it wants, and that nobody else reads the link.
alter table mails add column signer_id uuid;

create table signing_certificates (
  company_id integer not null references companies,
  id uuid not null,
  source text not null check (source in ('made', 'supplied')),
  certificate_pem text not null,
  private_key_sealed bytea not null,
  active boolean not null,
  created_by uuid,
  created_at timestamptz not null,
  primary key (company_id, id)
);
create unique index one_active_certificate on signing_certificates (company_id) where active;
insert into signing_certificates (company_id, id, source, certificate_pem, private_key_sealed, active, created_at)
  select company_id, gen_random_uuid(), 'made', certificate_pem, private_key_sealed, true, created_at
  from companies where certificate_pem is not null and private_key_sealed is not null;
alter table companies drop column certificate_pem, drop column private_key_sealed;
alter table transactions add column certificate_id uuid;
alter table transactions add foreign key (company_id, certificate_id) references signing_certificates;

alter table agreements force row level security;
alter table agreement_versions force row level security;
alter table transactions force row level security;
alter table transaction_events force row level security;
alter table signers force row level security;
alter table companies force row level security;
alter table users force row level security;
alter table files force row level security;

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['signatures', 'signing_certificates'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
  end loop;
end $$;
grant select, insert, delete on signatures to sunquill_app;
grant select, insert, update on signing_certificates to sunquill_app;
-- Whoever has a sealed document asks about it by its hash, and what waits for its seal or a reminder is looked for across
-- companies: by id only, at the door.
create policy door on transactions for select to sunquill_door using (true);
grant select (company_id, id, status, completed_at, sealed_at, next_seal_at, next_reminder_at, signed_hash) on transactions to sunquill_door;
