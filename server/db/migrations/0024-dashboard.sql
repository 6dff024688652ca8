-- What the first screen counts, each figure by an index that holds all it is made of: the rows of projects are wide, and a
-- company may have a hundred thousand.

-- When its homeowners could first read the proposal; `published_at` is when they last got a new one.
alter table proposals add column first_sent_at timestamptz;

alter table proposals no force row level security;
alter table proposal_versions no force row level security;
update proposals set first_sent_at = coalesce(
    (select min(v.saved_at) from proposal_versions v
      where v.company_id = proposals.company_id and v.project_id = proposals.project_id and v.reason = 'published'),
    published_at)
  where published_at is not null;
alter table proposals force row level security;
alter table proposal_versions force row level security;

create index projects_in_pipeline on projects (company_id, owner_id, status) include (size_w, price_cents);
drop index projects_by_sale;
create index projects_by_sale on projects (company_id, sold_at) include (owner_id, size_w, price_cents) where sold_at is not null;
drop index projects_by_creation;
create index projects_by_creation on projects (company_id, created_at) include (owner_id);
create index projects_by_owner_activity on projects (company_id, owner_id, active_at);
-- Where something is still expected to happen: those where nothing has for long are found without reading the finished ones.
create index projects_open_by_activity on projects (company_id, active_at)
  where status not in ('funded', 'declined', 'canceled', 'voided');
create index proposals_by_first_sending on proposals (company_id, first_sent_at) include (project_id, view_count)
  where first_sent_at is not null;
create index transactions_signed on transactions (company_id, project_id) where completed_at is not null and ended_at is null;
create index lender_applications_under_way on lender_applications (company_id, updated_at)
  where status in ('approved', 'approved_with_stipulations');
