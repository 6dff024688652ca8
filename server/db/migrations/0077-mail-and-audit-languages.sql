-- The language a mail is written in; its button and its frame speak it too.
alter table mails add column language text not null default 'en' check (language in ('en', 'es'));
do $$
declare name text;
begin
  foreach name in array array['mails', 'signers', 'lender_applications', 'invoices', 'proposal_sends', 'proposals', 'users'] loop
    execute format('alter table %I no force row level security', name);
  end loop;
end $$;
-- What has yet to go out keeps the language it was written in.
update mails m set language = 'es'
where status in ('queued', 'kept', 'failed') and (
  exists (select 1 from signers s where s.company_id = m.company_id and s.id = m.signer_id and s.language = 'es')
  or exists (
    select 1 from lender_applications a
    where a.company_id = m.company_id and a.id = m.lender_application_id and a.share ->> 'language' = 'es'
  )
  or exists (
    select 1 from invoices i
    where i.company_id = m.company_id and i.id = m.invoice_id and i.bill_to ->> 'language' = 'es'
  )
  or exists (
    select 1 from proposal_sends s join proposals p on p.company_id = s.company_id and p.id = s.proposal_id
    where s.company_id = m.company_id and s.mail_id = m.id and p.snapshot ->> 'language' = 'es'
  )
  or exists (
    select 1 from users u
    where u.company_id = m.company_id and lower(u.email) = lower(m.to_address) and u.language = 'es'
      and m.signer_id is null and m.lender_application_id is null and m.invoice_id is null and m.kind <> 'proposal'
  )
);
do $$
declare name text;
begin
  foreach name in array array['mails', 'signers', 'lender_applications', 'invoices', 'proposal_sends', 'proposals', 'users'] loop
    execute format('alter table %I force row level security', name);
  end loop;
end $$;

-- What a line of the audit log says to a Spanish reader, found by a search in Spanish as its English is in 0030.
alter table audits add column sentence_es text;
create function keep_sentence_es() returns trigger language plpgsql as $$
begin
  new.sentence_es := coalesce(new.detail ->> 'sentence_es', new.sentence);
  return new;
end $$;
create trigger keep_sentence_es before insert or update of sentence, detail on audits
  for each row execute function keep_sentence_es();
alter table audits no force row level security;
update audits set sentence = sentence;
alter table audits force row level security;
create index audits_es_by_trigram on audits using gin (named_text(sentence_es, actor_name) gin_trgm_ops, company_id);
grant select (sentence_es) on audits to sunquill_search;
create function audits_es_like(patterns text[], few integer) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public
set enable_seqscan = off set enable_indexscan = off as $$
declare found uuid[];
begin
  execute
    'select array_agg(id) from (select id from audits
      where company_id = nullif(current_setting(''app.company_id'', true), '''')::integer
        and named_text(sentence_es, actor_name) like $1
        and ($2 is null or named_text(sentence_es, actor_name) like $2)
        and ($3 is null or named_text(sentence_es, actor_name) like $3)
        and (cardinality($4) <= 3 or named_text(sentence_es, actor_name) like all ($4)) limit $5) as matches'
    into found using patterns[1], patterns[2], patterns[3], patterns, few + 1;
  return case when cardinality(found) > few then null else coalesce(found, array[]::uuid[]) end;
end $$;
revoke all on function audits_es_like(text[], integer) from public;
grant execute on function audits_es_like(text[], integer) to sunquill_app;
grant create on schema public to sunquill_search;
alter function audits_es_like(text[], integer) owner to sunquill_search;
revoke create on schema public from sunquill_search;
