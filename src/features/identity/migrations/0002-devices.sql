-- Browser and system of the device that a session of the provider is on, so that its owner knows it again.
alter table identity.artifact add column device jsonb;
