-- Rows of a list that are skipped unless whoever imports it accepts their unusual figures.
alter table equipment_imports add column count_unusual integer not null default 0;
