-- Snow and ground of a design's place by month; null where nothing is known.
alter table designs add column conditions jsonb;
