const opened = { at: Date.now(), mark: performance.now() };

/**
 * Milliseconds since 1970 by this device's clock, as waits are counted: goes on evenly when that clock is set back.
 * When it is set forward a wait ends early, and so it does in a device that slept, whose `performance.now()` stands
 * still.
 */
export const steadyNow = (): number => Math.max(Date.now(), opened.at + performance.now() - opened.mark);
