-- Whoever changed many projects at once finds the change again, newest first, to take it back.
create index project_bulk_changes_by_maker on project_bulk_changes (company_id, made_by, id desc);
