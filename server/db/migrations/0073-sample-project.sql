-- A sample project shows each screen filled. It is listed, counted nowhere and never sold, and all of it can be deleted at once.
alter table projects add column is_sample boolean not null default false;
-- One a company.
create unique index projects_sample on projects (company_id) where is_sample;
-- So that nothing of money ever stands on one.
alter table projects add constraint sample_not_sold check (not (is_sample and sold_at is not null));

-- As a lead that was merged away is counted elsewhere, a sample is counted nowhere.
create or replace function add_project_sums() returns trigger language plpgsql as $$
begin
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, count(*), sum(s.size), sum(s.price)
    from rows_made p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.merged_into is null and not p.is_sample group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function take_project_sums() returns trigger language plpgsql as $$
begin
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, -count(*), -sum(s.size), -sum(s.price)
    from rows_gone p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.merged_into is null and not p.is_sample group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function move_project_sums() returns trigger language plpgsql as $$
begin
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents)
    select c.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, sum(v.sign), sum(v.sign * s.size), sum(v.sign * s.price)
    from (values
        (1, new.owner_id, new.status, new.deal_stage, new.created_at, new.sold_at, new.size_w, new.price_cents, new.merged_into, new.is_sample),
        (-1, old.owner_id, old.status, old.deal_stage, old.created_at, old.sold_at, old.size_w, old.price_cents, old.merged_into, old.is_sample)
      ) as v (sign, owner_id, status, deal_stage, created_at, sold_at, size_w, price_cents, merged_into, is_sample)
      join companies c on c.company_id = new.company_id
      cross join lateral shares_of_project(c.timezone, v.owner_id, v.status, v.deal_stage, v.created_at, v.sold_at, v.size_w, v.price_cents) s
    where v.merged_into is null and not v.is_sample group by 1, 2, 3, 4, 5, 6
    having sum(v.sign) <> 0 or sum(v.sign * s.size) <> 0 or sum(v.sign * s.price) <> 0;
  return null;
end $$;
drop trigger move_sums on projects;
create trigger move_sums after update on projects for each row
  when ((old.owner_id, old.status, old.deal_stage, old.created_at, old.sold_at, old.size_w, old.price_cents, old.merged_into, old.is_sample)
    is distinct from (new.owner_id, new.status, new.deal_stage, new.created_at, new.sold_at, new.size_w, new.price_cents, new.merged_into, new.is_sample))
  execute function move_project_sums();

create or replace function count_projects_anew(company integer) returns void language sql as $$
  delete from project_sums where company_id = company;
  insert into project_sums (company_id, kind, owner_id, status, deal_stage, day, count, size_w, price_cents, folded)
    select p.company_id, s.kind, s.whose, s.in_status, s.in_stage, s.day, count(*), sum(s.size), sum(s.price), true
    from projects p join companies c on c.company_id = p.company_id
      cross join lateral shares_of_project(c.timezone, p.owner_id, p.status, p.deal_stage, p.created_at, p.sold_at, p.size_w, p.price_cents) s
    where p.company_id = company and p.merged_into is null and not p.is_sample group by 1, 2, 3, 4, 5, 6;
$$;

-- What is kept for good of every other project may go with the sample, and only with it: on these tables the application may
-- delete rows of a sample project and no others.
do $$
declare
  kept text;
begin
  foreach kept in array array['designs', 'drawings', 'project_financing', 'quote_bases', 'simulations', 'simulation_reports', 'usage_years',
      'approval_requests'] loop
    execute format('grant delete on %I to sunquill_app', kept);
    execute format($policy$create policy sample_only on %I as restrictive for delete to sunquill_app
      using (project_id in (select p.id from projects p where p.is_sample))$policy$, kept);
  end loop;
end $$;
grant delete on links to sunquill_app;
create policy sample_only on links as restrictive for delete to sunquill_app using (entity_id in (
  select r.id from proposals r join projects p on p.company_id = r.company_id and p.id = r.project_id where p.is_sample
  union all
  select r.id from simulation_reports r join projects p on p.company_id = r.company_id and p.id = r.project_id where p.is_sample));
-- Answers that are kept for a request sent twice.
grant delete on idempotency_keys to sunquill_app;
create policy sample_only on idempotency_keys as restrictive for delete to sunquill_app
  using (exists (select from projects p where p.is_sample and position(p.id::text in answer::text) > 0));

-- Deletes the sample with all that belongs to it, and answers whether there was one. What refers to it from a sale's money, an
-- agreement or a lender is never made for a sample; were it there, nothing would be deleted.
create function remove_sample(company integer, sample uuid) returns boolean language plpgsql as $$
declare
  owned text;
  kept_files uuid[];
begin
  perform from projects p where p.company_id = company and p.id = sample and p.is_sample for update;
  if not found then return false; end if;
  kept_files := array(
    select f.file_id from project_files f where f.company_id = company and f.project_id = sample
    union select w.file_id from project_weather w where w.company_id = company and w.project_id = sample);
  delete from idempotency_keys k where k.company_id = company and position(sample::text in k.answer::text) > 0;
  delete from links l where l.company_id = company and l.entity_id in (
    select r.id from proposals r where r.company_id = company and r.project_id = sample
    union all select r.id from simulation_reports r where r.company_id = company and r.project_id = sample);
  delete from proposal_versions v where v.company_id = company and v.proposal_id in (
    select r.id from proposals r where r.company_id = company and r.project_id = sample);
  delete from lead_duplicates d where d.company_id = company and (d.project_id = sample or d.other_id = sample);
  foreach owned in array array['proposal_visits', 'proposal_sends', 'proposals', 'simulation_reports', 'simulations', 'energy_years', 'usage_years',
      'quote_bases', 'project_financing', 'project_incentives', 'project_adders', 'adder_overrides', 'approval_requests', 'drawing_versions',
      'drawings', 'project_designs', 'designs', 'project_weather', 'project_files', 'tasks', 'notes', 'notifications', 'page_problems', 'homeowners'] loop
    execute format('delete from %I where company_id = $1 and project_id = $2', owned) using company, sample;
  end loop;
  delete from files f where f.company_id = company and f.id = any (kept_files);
  -- Its moves and what it is found by go with it.
  delete from projects p where p.company_id = company and p.id = sample;
  return true;
end $$;
revoke all on function remove_sample(integer, uuid) from public;
grant execute on function remove_sample(integer, uuid) to sunquill_app;
