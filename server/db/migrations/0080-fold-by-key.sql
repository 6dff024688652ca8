-- A fold adds what came to the one sum of its key, found along an index: before, each added row was compared with every kept one.
-- Nobody folds meanwhile: servers of before may fold at the same moment, and two of them may have left two rows of one key.
lock table project_sums, invoice_sums, maker_counts in share row exclusive mode;

alter table project_sums no force row level security;
alter table invoice_sums no force row level security;
alter table maker_counts no force row level security;
do $$
declare kept record;
begin
  for kept in select * from (values
    ('project_sums', 'company_id, kind, owner_id, status, deal_stage, day', array['count', 'size_w', 'price_cents']),
    ('invoice_sums', 'company_id, status, milestone, due_on, is_open', array['count', 'total_cents', 'open_cents']),
    ('maker_counts', 'company_id, kind, manufacturer, active', array['count'])
  ) as of_all (name, key, figures)
  loop
    execute format('with gone as (delete from %1$I returning *)
      insert into %1$I (%2$s, %3$s, folded) select %2$s, %4$s, true from gone group by %2$s having %5$s',
      kept.name, kept.key, array_to_string(kept.figures, ', '),
      (select string_agg(format('sum(%I)', name), ', ' order by at) from unnest(kept.figures) with ordinality as f (name, at)),
      (select string_agg(format('sum(%I) <> 0', name), ' or ') from unnest(kept.figures) as f (name)));
    execute format('create unique index %I on %I (%s) nulls not distinct where folded', kept.name || '_folded', kept.name, kept.key);
    execute format('grant update (%s) on %I to sunquill_app', array_to_string(kept.figures, ', '), kept.name);
  end loop;
end $$;
alter table project_sums force row level security;
alter table invoice_sums force row level security;
alter table maker_counts force row level security;

-- Whoever folds is waited for: what they add after the delete would be counted twice.
create or replace function count_projects_anew(company integer) returns void language sql as $$
  lock table project_sums in share row exclusive mode;
  delete from project_sums where company_id = company;
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents, folded)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, count(*), sum(s.size), sum(s.price), true
    from projects p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.company_id = company and p.merged_into is null and not p.is_sample group by 1, 2, 3, 4, 5, 6;
$$;
