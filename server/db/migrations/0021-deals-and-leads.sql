-- Deals by their stage, leads that may be the same and what became of them, and whom a mail went to by key.

-- The stage of a deal and since when it stands there; both follow from status, proposal and agreements alone.
alter table projects add column deal_stage text check (deal_stage in
  ('accepted', 'agreement_out', 'signed', 'at_lender', 'approved', 'installed', 'funded'));
alter table projects add column deal_since timestamptz;
-- Where it went, if it was found to be the same lead as another. Checked at the end: an import brings rows in any order.
alter table projects add column merged_into uuid;
alter table projects add constraint projects_merged_into foreign key (company_id, merged_into) references projects
  deferrable initially deferred;
-- ZIP code and house number: those that share them have their addresses compared word by word.
alter table projects add column place_key text;
alter table homeowners add column email_key text;
alter table homeowners add column phone_key text;
alter table mails add column to_key text;

-- As machines/deals/deal-stage.ts has it; a test compares both for every combination of facts.
create function deal_of(project projects, out stage text, out since timestamptz) language plpgsql stable as $$
declare
  signed_at timestamptz;
  out_at timestamptz;
  ended_at timestamptz;
  accepted_at timestamptz;
  asked_at timestamptz;
begin
  if project.merged_into is not null then return; end if;
  stage := case project.status when 'approved' then 'approved' when 'paid_by_cash' then 'approved'
    when 'installation_completed' then 'installed' when 'funded' then 'funded' end;
  if stage is not null then since := project.status_since; return; end if;
  if project.status not in ('draft', 'new', 'active', 'submitted') then return; end if;
  select max(coalesce(a.submitted_at, a.created_at)) into asked_at from lender_applications a
    where a.company_id = project.company_id and a.project_id = project.id and a.status not in ('draft', 'shared', 'canceled');
  if project.status = 'submitted' and asked_at is not null then
    stage := 'at_lender'; since := greatest(project.status_since, asked_at); return;
  end if;
  select min(coalesce(t.completed_at, t.created_at)) filter (where t.status = 'signed'),
      max(t.created_at) filter (where t.status = 'sent'), max(t.ended_at)
    into signed_at, out_at, ended_at
    from transactions t where t.company_id = project.company_id and t.project_id = project.id;
  select (p.accepted ->> 'at')::timestamptz into accepted_at
    from proposals p where p.company_id = project.company_id and p.project_id = project.id;
  if signed_at is not null then stage := 'signed'; since := signed_at;
  elsif out_at is not null then stage := 'agreement_out'; since := out_at;
  -- An agreement that came back unsigned leaves it where it was, from that day on.
  elsif accepted_at is not null then stage := 'accepted'; since := greatest(accepted_at, ended_at);
  elsif project.status = 'submitted' then stage := 'at_lender'; since := project.status_since;
  end if;
end $$;

create function keep_project_keys() returns trigger language plpgsql as $$
begin
  select stage, since into new.deal_stage, new.deal_since from deal_of(new);
  new.place_key := left(new.address ->> 'postal_code', 5) || ' ' || substring(new.address ->> 'line1' from '[0-9]+');
  return new;
end $$;
create trigger keep_project_keys before insert or update of status, status_since, merged_into, address on projects
  for each row execute function keep_project_keys();

create function keep_deal_of_project() returns trigger language plpgsql as $$
declare
  deal record;
begin
  select d.stage, d.since into deal from projects p cross join lateral deal_of(p) d
    where p.company_id = new.company_id and p.id = new.project_id;
  update projects set deal_stage = deal.stage, deal_since = deal.since
    where company_id = new.company_id and id = new.project_id
      and (deal_stage is distinct from deal.stage or deal_since is distinct from deal.since);
  return null;
end $$;
create trigger keep_deal after insert or update of status, completed_at, ended_at on transactions
  for each row execute function keep_deal_of_project();
create trigger keep_deal after insert or update of accepted on proposals
  for each row execute function keep_deal_of_project();

create trigger keep_deal after insert or update of status, submitted_at on lender_applications
  for each row execute function keep_deal_of_project();

-- One person, however the address is typed and the number written.
create function keep_homeowner_keys() returns trigger language plpgsql as $$
begin
  new.email_key := nullif(lower(btrim(new.email)), '');
  new.phone_key := nullif(right(regexp_replace(new.phone, '[^0-9]', '', 'g'), 10), '');
  return new;
end $$;
create trigger keep_homeowner_keys before insert or update of email, phone on homeowners
  for each row execute function keep_homeowner_keys();
create function keep_mail_key() returns trigger language plpgsql as $$
begin
  new.to_key := lower(btrim(new.to_address));
  return new;
end $$;
create trigger keep_mail_key before insert or update of to_address on mails for each row execute function keep_mail_key();

-- Leads that may be the same: found when one is started or changed, until somebody says what they are.
create table lead_duplicates (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  other_id uuid not null check (other_id > project_id),
  reasons text[] not null,
  state text not null check (state in ('open', 'dismissed', 'merged')),
  found_at timestamptz not null,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  primary key (company_id, id),
  unique (company_id, project_id, other_id),
  foreign key (company_id, project_id) references projects,
  foreign key (company_id, other_id) references projects
);
create index lead_duplicates_by_other on lead_duplicates (company_id, other_id);
alter table lead_duplicates enable row level security;
alter table lead_duplicates force row level security;
create policy tenant on lead_duplicates to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update, delete on lead_duplicates to sunquill_app;
-- Files go along with a lead that is merged.
grant update (project_id) on project_files to sunquill_app;

alter table projects no force row level security;
alter table homeowners no force row level security;
alter table mails no force row level security;
alter table transactions no force row level security;
alter table proposals no force row level security;
alter table lender_applications no force row level security;
update projects set address = address;
update homeowners set email = email;
update mails set to_address = to_address;
alter table projects force row level security;
alter table homeowners force row level security;
alter table mails force row level security;
alter table transactions force row level security;
alter table proposals force row level security;
alter table lender_applications force row level security;

create index deals_by_stage on projects (company_id, deal_stage, deal_since, id) where deal_stage is not null;
create index deals_by_since on projects (company_id, deal_since, id) where deal_stage is not null;
create index deals_by_value on projects (company_id, coalesce(price_cents, 0), id) where deal_stage is not null;
create index projects_by_place on projects (company_id, place_key);
create index projects_merged on projects (company_id, merged_into) where merged_into is not null;
create index homeowners_by_email on homeowners (company_id, email_key);
create index homeowners_by_phone on homeowners (company_id, phone_key);
create index mails_by_address on mails (company_id, to_key, id);
