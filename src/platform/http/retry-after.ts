/** Seconds after which a service that was away is worth another try (RFC 9110, 10.2.3). */
export const retryAfter = '10';
