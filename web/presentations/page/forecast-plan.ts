import type { Slide } from '#domain/presentations/contract.ts';

type Forecast = Pick<Slide, 'index' | 'seconds' | 'forecastSeconds'>;

/** What is known of all slides together. */
export const forecastSum = (slides: readonly Forecast[]): number =>
  slides.reduce((sum, { forecastSeconds }) => sum + (forecastSeconds ?? 0), 0);

/** A plan of what is known, for slides without one. */
export const forecastPlan = (slides: readonly Forecast[]) =>
  slides.flatMap(({ index, seconds, forecastSeconds }) =>
    seconds === null && forecastSeconds !== null ? [{ index, seconds: forecastSeconds }] : [],
  );
