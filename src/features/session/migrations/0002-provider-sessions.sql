-- The provider's own session this one hangs on, as its `sid` tells; null where it tells none.
alter table session.session add column provider_session text;
-- When the customer last proved at the provider who they are; null when it does not say.
alter table session.session add column authenticated_at timestamptz;
