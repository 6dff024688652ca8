-- What is deleted when it is old, looked for across companies: without them every row was read, each hour and each minute.
create index concurrently notifications_unread_by_age on notifications (at) where read_at is null;
create index concurrently jobs_left_waiting on jobs (created_at) where status = 'waiting' and next_attempt_at is null;
