-- The highest quarter hour in each hour of a meter's file: what a utility measures demand by. Files read before have none.
alter table usage_years add column peaks_kw bytea;
