-- A limit holds for whoever made the price, not only for the project's owner, whom anyone may change who edits the project. Null
-- is what was priced before this was stored.
alter table projects add column priced_by uuid;
alter table adder_overrides add column set_by_id uuid;
alter table project_adders add column added_by uuid;
