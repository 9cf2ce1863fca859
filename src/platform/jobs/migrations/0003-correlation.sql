-- The id of the request that wanted the job, by which logs name it.
alter table jobs.job add column correlation_id text;
