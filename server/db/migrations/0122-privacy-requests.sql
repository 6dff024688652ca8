-- Homeowners' requests to see or erase their personal data, and what erasing needs.
create table privacy_requests (
  company_id integer not null references companies,
  id uuid not null,
  kind text not null check (kind in ('export', 'erasure')),
  -- The row the request was recorded from. Erasing may delete it.
  homeowner_id uuid not null,
  -- Empty once erased.
  name text not null,
  project_ids uuid[] not null default '{}',
  received_on date not null,
  received_by text not null check (received_by in ('email', 'phone', 'letter', 'in_person')),
  identified_by text not null check (identified_by in ('email_reply', 'phone_call', 'document', 'in_person')),
  note text not null default '',
  due_on date not null,
  extended_reason text,
  status text not null check (status in ('open', 'running', 'done', 'declined')),
  declined_reason text,
  job_id uuid,
  outcome jsonb not null default '{}',
  recorded_by uuid not null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  answered_by_name text,
  answered_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id)
);
create index privacy_requests_newest on privacy_requests (company_id, id desc);
alter table privacy_requests enable row level security;
alter table privacy_requests force row level security;
create policy tenant on privacy_requests to sunquill_app
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
grant select, insert, update on privacy_requests to sunquill_app;

-- Of an entry whose personal data was erased: a code over what is left, under the server's secret. Its digest stays that of the
-- entry as it was written, so the chain still shows that none is missing.
alter table audits add column redaction text;

-- The text with every match of a pattern replaced, pattern by pattern.
create function without_terms(value text, patterns text[], instead text[]) returns text language plpgsql immutable as $$
begin
  for n in 1 .. coalesce(cardinality(patterns), 0) loop
    value := regexp_replace(value, patterns[n], instead[n], 'g');
  end loop;
  return value;
end $$;
create function without_terms(value text[], patterns text[], instead text[]) returns text[] language sql immutable as $$
  select array(select without_terms(one, patterns, instead) from unnest(value) with ordinality as every (one, n) order by n)
$$;
-- Only texts within it change, so it stays valid.
create function without_terms(value jsonb, patterns text[], instead text[]) returns jsonb language plpgsql immutable as $$
begin
  case jsonb_typeof(value)
    when 'string' then return to_jsonb(without_terms(value #>> '{}', patterns, instead));
    when 'array' then
      return (select coalesce(jsonb_agg(without_terms(one, patterns, instead) order by n), '[]')
        from jsonb_array_elements(value) with ordinality as every (one, n));
    when 'object' then
      return (select coalesce(jsonb_object_agg(without_terms(key, patterns, instead), without_terms(one, patterns, instead)), '{}')
        from jsonb_each(value) as every (key, one));
    else return value;
  end case;
end $$;

-- Companies that are here already: who answers these requests.
alter table roles no force row level security;
update roles set permissions = array_append(permissions, 'privacy.manage')
  where is_system and name in ('Owner', 'Admin') and not 'privacy.manage' = any (permissions);
alter table roles force row level security;
