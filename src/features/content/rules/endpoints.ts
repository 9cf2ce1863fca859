/** The endpoints of an environment (R024, R025). */
import type { Endpoints, EndpointsHere } from '../record/endpoints.ts';
import type { Environment } from '../record/switches.ts';

export const endpointsIn = (endpoints: Endpoints, environment: Environment): EndpointsHere => ({
  accessibilityReporting: endpoints.accessibilityReporting[environment] ?? null,
  customerServiceFeedback: endpoints.customerServiceFeedback[environment] ?? null,
  ads: endpoints.ads[environment] ?? null,
});
