-- What the search over everything looks through beside projects: homeowners, signers, numbers of invoices. Each by the
-- trigrams of its own columns, for these rows change seldom.

-- A space first, so that the beginning of a word is found as ' sa' wherever it stands; a phone number as written and as its
-- digits. plain_text by its schema, for an index is made without a search path.
create function homeowner_text(firstname text, lastname text, email text, phone text) returns text
language sql immutable parallel safe as $$
  select public.plain_text(' ' || coalesce(firstname, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))
$$;
create function named_text(name text, more text) returns text language sql immutable parallel safe as $$
  select public.plain_text(' ' || coalesce(name, '') || ' ' || coalesce(more, ''))
$$;

create index homeowners_by_trigram on homeowners
  using gin (company_id, homeowner_text(firstname, lastname, email, phone) gin_trgm_ops);
create index signers_by_trigram on signers using gin (company_id, named_text(name, email) gin_trgm_ops);
create index invoices_by_trigram on invoices using gin (company_id, named_text(number, '') gin_trgm_ops);
create index transactions_by_agreement on transactions (company_id, agreement_id, agreement_version, id);

-- As projects_like of 0019: the index is asked in the role of the search, which reads these columns alone.
create policy search on homeowners for select to sunquill_search using (true);
create policy search on signers for select to sunquill_search using (true);
create policy search on invoices for select to sunquill_search using (true);
grant select (company_id, id, firstname, lastname, email, phone) on homeowners to sunquill_search;
grant select (company_id, transaction_id, name, email) on signers to sunquill_search;
grant select (company_id, id, number) on invoices to sunquill_search;

-- The ids of what holds every pattern. The index is asked for three of them together, for one alone may be in every row; whoever
-- asks puts the longest first.
do $$
declare source record;
begin
  for source in values
    ('projects_with', 'project_search', 'project_id', 'text'),
    ('homeowners_with', 'homeowners', 'id', 'homeowner_text(firstname, lastname, email, phone)'),
    -- The transactions they sign.
    ('signers_with', 'signers', 'transaction_id', 'named_text(name, email)'),
    ('invoices_with', 'invoices', 'id', 'named_text(number, '''')')
  loop
    execute format($make$
      create function %1$I(patterns text[], at_most integer) returns setof uuid
      language plpgsql stable security definer set search_path = pg_catalog, public
      -- How rare two letters are the planner does not know; what holds none is not found by reading everything.
      set enable_seqscan = off set enable_indexscan = off as $body$
      begin
        return query execute
          'select %2$I from %3$I
            where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
              and %4$s like $1 and ($2 is null or %4$s like $2) and ($3 is null or %4$s like $3)
              and (cardinality($4) <= 3 or %4$s like all ($4)) limit $5'
          using patterns[1], patterns[2], patterns[3], patterns, at_most;
      end $body$
    $make$, source.column1, source.column3, source.column2, replace(source.column4, '''', ''''''));
    execute format('revoke all on function %I(text[], integer) from public', source.column1);
    execute format('grant execute on function %I(text[], integer) to sunquill_app', source.column1);
    execute 'grant create on schema public to sunquill_search';
    execute format('alter function %I(text[], integer) owner to sunquill_search', source.column1);
    execute 'revoke create on schema public from sunquill_search';
  end loop;
end $$;
