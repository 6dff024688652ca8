-- Every index of trigrams has the text before the company. PostgreSQL goes through the columns of such an index in their order and
-- begins again with the first wherever the next does not match: with the company first, a company of a million rows was walked
-- whole for each word that is looked for (3 ms), with the text first its rarest letters lead (0.3 ms).
do $$
declare
  one record;
begin
  for one in
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as made from pg_index
    where pg_get_indexdef(indexrelid) like '% USING gin (company_id, % gin_trgm_ops)'
  loop
    execute format('drop index %s', one.name);
    execute regexp_replace(one.made, ' USING gin \(company_id, (.*)\)$', ' USING gin (\1, company_id)');
  end loop;
end $$;
