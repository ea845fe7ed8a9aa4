"""The HTTP side: routes of REST v10, the CDN, rate limits, faults."""
