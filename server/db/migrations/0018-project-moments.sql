-- Three moments of a project that lists, boards and the dashboard ask for by index instead of reading its whole history:
-- since when it has its status, when it was sold (kept while a change order is in review, gone when the sale is), and when
-- something last happened in it.

alter table projects add column status_since timestamptz;
alter table projects add column sold_at timestamptz;
alter table projects add column active_at timestamptz;

-- The owner of the tables is held by their rows' rules as well, unless it is told otherwise for the while.
alter table projects no force row level security;
alter table audits no force row level security;
-- Projects from before: their moves stand in the audit log; one without a line there keeps the times it has.
update projects set
  status_since = coalesce(
    (select max(a.at) from audits a where a.company_id = projects.company_id and a.project_id = projects.id
      and a.detail ->> 'to' = projects.status), projects.updated_at),
  active_at = coalesce(
    (select max(a.at) from audits a where a.company_id = projects.company_id and a.project_id = projects.id
      and a.outcome = 'done'), projects.updated_at);
update projects set sold_at = coalesce(adders_as_of, status_since)
  where status in ('approved', 'paid_by_cash', 'installation_completed', 'funded');

alter table projects force row level security;
alter table audits force row level security;

alter table projects alter column status_since set not null;
alter table projects alter column active_at set not null;
create index projects_by_activity on projects (company_id, active_at desc);
create index projects_by_sale on projects (company_id, sold_at desc) where sold_at is not null;
