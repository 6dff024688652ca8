-- Prices of the company as a project has them, where the company's own are newer: equipment and adders by id, and since when the
-- base price is another. Written when the company changes a price, emptied when the project takes the newer ones over.
alter table projects add column kept_prices jsonb not null default '{}';
