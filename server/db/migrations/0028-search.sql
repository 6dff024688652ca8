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

create function homeowners_like(pattern text, patterns text[], at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute
    'select id from homeowners
      where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
        and homeowner_text(firstname, lastname, email, phone) like $1
        and homeowner_text(firstname, lastname, email, phone) like all ($2) limit $3'
    using pattern, patterns, at_most;
end $$;

-- The transactions they sign.
create function signers_like(pattern text, patterns text[], at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute
    'select transaction_id from signers
      where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
        and named_text(name, email) like $1 and named_text(name, email) like all ($2) limit $3'
    using pattern, patterns, at_most;
end $$;

create function invoices_like(pattern text, patterns text[], at_most integer) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public as $$
begin
  return query execute
    'select id from invoices
      where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
        and named_text(number, '''') like $1 and named_text(number, '''') like all ($2) limit $3'
    using pattern, patterns, at_most;
end $$;

grant create on schema public to sunquill_search;
do $$
declare asked text;
begin
  foreach asked in array array['homeowners_like', 'signers_like', 'invoices_like'] loop
    execute format('revoke all on function %I(text, text[], integer) from public', asked);
    execute format('grant execute on function %I(text, text[], integer) to sunquill_app', asked);
    execute format('alter function %I(text, text[], integer) owner to sunquill_search', asked);
  end loop;
end $$;
revoke create on schema public from sunquill_search;
