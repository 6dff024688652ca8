-- Proposals become pages of blocks, in a language, begun with a template, with a history, visits and what was sent.
alter table proposals add column language text not null default 'en' check (language in ('en', 'es'));
alter table proposals add column content jsonb;
alter table proposals add column template_id uuid;
alter table proposals add column template_name text;
alter table proposals add column valid_until date;
alter table proposals add column ground jsonb;
alter table proposals add column published_version integer;
alter table proposals add column accepted jsonb;

-- What was written so far, a headline and a message, becomes the cover and the text of the usual pages; what was published is
-- converted with it, its figures untouched.
alter table proposals no force row level security;
update proposals set
  published_version = case when snapshot is null then null else version end,
  content = jsonb_build_object('pages', jsonb_build_array(
    jsonb_build_object('id', 'p1', 'name', 'Welcome', 'hidden', false, 'blocks', jsonb_build_array(
      jsonb_build_object('id', 'b1', 'kind', 'cover', 'hidden', false, 'headline', headline, 'subline', '', 'image_file_id', null),
      jsonb_build_object('id', 'b2', 'kind', 'text', 'hidden', message = '', 'title', '', 'body', coalesce(
        (select jsonb_agg(jsonb_build_object('kind', 'paragraph', 'spans', jsonb_build_array(jsonb_build_object('text', part))) order by place)
         from regexp_split_to_table(message, E'\n[ \t]*\n+') with ordinality as parts (part, place) where part <> ''), '[]')))),
    jsonb_build_object('id', 'p2', 'name', 'Your system', 'hidden', false, 'blocks', (
      select jsonb_agg(jsonb_build_object('id', 's' || place, 'kind', kind, 'hidden', false, 'title', '', 'lead', '') order by place)
      from unnest(array['system', 'equipment', 'consumption']) with ordinality as kinds (kind, place))),
    jsonb_build_object('id', 'p3', 'name', 'Ways to pay', 'hidden', false, 'blocks', (
      select jsonb_agg(jsonb_build_object('id', 'w' || place, 'kind', kind, 'hidden', false, 'title', '', 'lead', '') order by place)
      from unnest(array['financing', 'savings', 'assumptions', 'accept', 'team']) with ordinality as kinds (kind, place)))));
update proposals set snapshot = jsonb_build_object(
    'language', 'en',
    'content', jsonb_set(jsonb_set(content, '{pages,0,blocks,0,headline}', snapshot -> 'headline'),
      '{pages,0,blocks,1,body}', coalesce(
        (select jsonb_agg(jsonb_build_object('kind', 'paragraph', 'spans', jsonb_build_array(jsonb_build_object('text', part))) order by place)
         from regexp_split_to_table(snapshot ->> 'message', E'\n[ \t]*\n+') with ordinality as parts (part, place) where part <> ''), '[]')),
    'homeowner_name', snapshot -> 'homeowner_name',
    'address_line', snapshot -> 'address_line',
    'company', (snapshot -> 'company') - 'brand_color',
    'rep', snapshot -> 'rep',
    'disclaimer', snapshot -> 'disclaimer',
    'published_at', snapshot -> 'published_at',
    'figures', jsonb_build_object(
      'utility_escalation', 0.03,
      'with_battery', jsonb_array_length(coalesce(snapshot #> '{system,storage}', '[]')) > 0,
      'can_leave_battery', false,
      'system', (snapshot -> 'system') || jsonb_build_object(
        'panels', coalesce((select jsonb_agg('{"power_w": null}'::jsonb || one) from jsonb_array_elements(snapshot #> '{system,panels}') as one), '[]'),
        'storage', coalesce(snapshot #> '{system,storage}', '[]'),
        'others', '[]'::jsonb,
        'arrays', '[]'::jsonb),
      'production', '{"p90_kwh": null, "annual_consumption_kwh": null}'::jsonb || (snapshot -> 'production'),
      'energy', null,
      'bill', null,
      'environment', null,
      'price', snapshot -> 'price',
      'offers', snapshot -> 'offers'))
  where snapshot is not null;
alter table proposals force row level security;
alter table proposals alter column content set not null;
alter table proposals drop column headline;
alter table proposals drop column message;

create table proposal_versions (
  company_id integer not null,
  project_id uuid not null,
  version integer not null,
  content jsonb not null,
  reason text not null check (reason in ('begun', 'edited', 'restored', 'published')),
  saved_by uuid not null,
  saved_by_name text not null,
  saved_at timestamptz not null,
  primary key (company_id, project_id, version),
  foreign key (company_id, project_id) references proposals
);
create table proposal_visits (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  opened_at timestamptz not null,
  last_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  pages text[] not null,
  page_count integer not null,
  option_name text,
  device text not null check (device in ('phone', 'tablet', 'computer')),
  primary key (company_id, id),
  foreign key (company_id, project_id) references proposals
);
create index proposal_visits_newest on proposal_visits (company_id, project_id, id desc);
create table proposal_sends (
  company_id integer not null,
  id uuid not null,
  project_id uuid not null,
  way text not null check (way in ('mail', 'text')),
  to_name text,
  to_address text not null,
  cc boolean not null,
  subject text,
  mail_id uuid,
  sent_by uuid not null,
  sent_by_name text not null,
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, project_id) references proposals,
  foreign key (company_id, mail_id) references mails
);
create index proposal_sends_newest on proposal_sends (company_id, project_id, id desc);
create table proposal_templates (
  company_id integer not null references companies,
  id uuid not null,
  name text not null,
  language text not null check (language in ('en', 'es')),
  content jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (company_id, id)
);
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['proposal_versions', 'proposal_visits', 'proposal_sends', 'proposal_templates'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format($policy$create policy tenant on %I to sunquill_app
      using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
      with check (company_id = nullif(current_setting('app.company_id', true), '')::integer)$policy$, tenant_table);
    execute format('grant select, insert, update, delete on %I to sunquill_app', tenant_table);
  end loop;
end $$;
