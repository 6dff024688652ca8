-- Lists searched by any piece of a text, however long they are. As in 0019 and 0028 the trigrams are asked in the role of the
-- search, which reads these columns alone; lib/found-by.ts asks, and says when not to.

create index audits_by_trigram on audits using gin (company_id, named_text(sentence, actor_name) gin_trgm_ops);
create index mails_by_trigram on mails using gin (company_id, named_text(to_address, subject) gin_trgm_ops);
create index users_by_trigram on users using gin (company_id, named_text(firstname || ' ' || lastname, email) gin_trgm_ops);
create index resources_by_trigram on resources using gin (company_id, named_text(title, description) gin_trgm_ops);
create index adders_by_trigram on adders using gin (company_id, named_text(name, '') gin_trgm_ops);
create index incentives_by_trigram on incentives using gin (company_id, named_text(name, '') gin_trgm_ops);
create index rate_plans_by_trigram on rate_plans using gin (company_id, named_text(name, '') gin_trgm_ops);
create index panels_by_trigram on panels using gin (company_id, plain_text(name_key) gin_trgm_ops);
create index inverters_by_trigram on inverters using gin (company_id, plain_text(name_key) gin_trgm_ops);
create index storage_by_trigram on storage using gin (company_id, plain_text(name_key) gin_trgm_ops);
create index others_by_trigram on others using gin (company_id, plain_text(name_key) gin_trgm_ops);
create index invoices_titled_by_trigram on invoices using gin (company_id, named_text(number, title) gin_trgm_ops);

-- The ids of what holds every pattern, or null where more than `few` do: the list's own order meets enough of so many.
do $$
declare source record;
begin
  for source in select * from (values
    ('audits', 'sentence, actor_name', 'named_text(sentence, actor_name)'),
    ('mails', 'to_address, subject', 'named_text(to_address, subject)'),
    ('users', 'firstname, lastname, email', 'named_text(firstname || '' '' || lastname, email)'),
    ('resources', 'title, description', 'named_text(title, description)'),
    ('adders', 'name', 'named_text(name, '''')'),
    ('incentives', 'name', 'named_text(name, '''')'),
    ('rate_plans', 'name', 'named_text(name, '''')'),
    ('panels', 'name_key', 'plain_text(name_key)'),
    ('inverters', 'name_key', 'plain_text(name_key)'),
    ('storage', 'name_key', 'plain_text(name_key)'),
    ('others', 'name_key', 'plain_text(name_key)'),
    ('invoices', 'number, title', 'named_text(number, title)')
  ) as sources (name, columns, searched)
  loop
    execute format('drop policy if exists search on %I', source.name);
    execute format('create policy search on %I for select to sunquill_search using (true)', source.name);
    execute format('grant select (company_id, id, %s) on %I to sunquill_search', source.columns, source.name);
    execute format($make$
      create function %1$I(patterns text[], few integer) returns uuid[]
      language plpgsql stable security definer set search_path = pg_catalog, public
      set enable_seqscan = off set enable_indexscan = off as $body$
      declare found uuid[];
      begin
        execute
          'select array_agg(id) from (select id from %2$I
            where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
              and %3$s like $1 and ($2 is null or %3$s like $2) and ($3 is null or %3$s like $3)
              and (cardinality($4) <= 3 or %3$s like all ($4)) limit $5) as matches'
          into found using patterns[1], patterns[2], patterns[3], patterns, few + 1;
        return case when cardinality(found) > few then null else coalesce(found, array[]::uuid[]) end;
      end $body$
    $make$, source.name || '_like', source.name, replace(source.searched, '''', ''''''));
    execute format('revoke all on function %I(text[], integer) from public', source.name || '_like');
    execute format('grant execute on function %I(text[], integer) to sunquill_app', source.name || '_like');
    execute 'grant create on schema public to sunquill_search';
    execute format('alter function %I(text[], integer) owner to sunquill_search', source.name || '_like');
    execute 'revoke create on schema public from sunquill_search';
  end loop;
end $$;

-- The orders of an owner's deals: a rep has few of very many, or none.
create index deals_of_owner_by_since on projects (company_id, owner_id, deal_since, id) where deal_stage is not null;
create index deals_of_owner_by_value on projects (company_id, owner_id, coalesce(price_cents, 0), id) where deal_stage is not null;

-- Where an incentive holds: everywhere ('') or in one state, which an index may then be asked for; those of several states ('*')
-- are few and are looked into.
alter table incentives add column state_key text;
create function keep_state_key() returns trigger language plpgsql as $$
begin
  new.state_key := case cardinality(new.states) when 0 then '' when 1 then new.states[1] else '*' end;
  return new;
end $$;
create trigger keep_state_key before insert or update of states on incentives for each row execute function keep_state_key();
alter table incentives no force row level security;
update incentives set states = states;
alter table incentives force row level security;
create index incentives_by_state on incentives (company_id, level, state_key, name, id);

-- Companies have no tenant; the door sees the names of all, so that their index is asked as it is.
create index companies_by_trigram on companies using gin (name gin_trgm_ops);

-- projects_with of 0028 asks for several words together.
drop function projects_like(text, text[], integer);

-- What is under way, which every page asks for; nearly all that ever ran is done.
create index jobs_unfinished on jobs (company_id, created_by, id desc) where status in ('waiting', 'running');
