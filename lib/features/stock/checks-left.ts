/**
 * The registration checks that the provider has left, as far as this process knows. While they are few, a car's
 * valuation is sent once its check is answered: none is paid for whose check is refused.
 */
import { britishDay } from '@/lib/domain/time/calendar';
import { providerLimitFrom } from '@/lib/domain/usage/month-usage';
import type { ProviderStatusCache } from '@/lib/provider/status-cache';

interface ChecksLeftServices {
  readonly providerStatus?: ProviderStatusCache | undefined;
  readonly now: () => Date;
}

/** More than others on the subscription use between two reports of the provider. */
const FEW = 250;
const REFRESH_MS = 5_000;

export class ChecksLeft {
  readonly #services: ChecksLeftServices;
  #reported: Awaited<ReturnType<ProviderStatusCache['latest']>> = null;
  /** Cars started here: in all, at the last request for a report, and at the latest moment that the report includes. */
  #started = 0;
  #startedAtRefresh = 0;
  #startedAtReport = 0;
  #refreshedAt = -Infinity;

  constructor(services: ChecksLeftServices) {
    this.#services = services;
  }

  /** Reads the provider's last report. Soon answered; if it is unknown, few are left. */
  async refresh(): Promise<void> {
    this.#refreshedAt = performance.now();
    // A new report was made after the previous request for one: it includes the cars before that.
    const includes = this.#startedAtRefresh;
    this.#startedAtRefresh = this.#started;
    const reported = (await this.#services.providerStatus?.latest()) ?? null;
    if (reported === this.#reported) return;
    this.#reported = reported;
    this.#startedAtReport = includes;
  }

  /** Counts a car that is started now. @returns whether its check must be answered before its valuation is sent */
  start(): boolean {
    this.#started++;
    if (performance.now() - this.#refreshedAt >= REFRESH_MS) {
      this.#services.providerStatus?.counted();
      void this.refresh();
    }
    if (this.#reported === null) return true;
    const limit = providerLimitFrom(this.#reported, britishDay(this.#services.now()));
    return limit !== null && limit.remaining - (this.#started - this.#startedAtReport) < FEW;
  }
}
