/** Today in Britain, by the database's clock, in SQL. */
export const TODAY = `(clock_timestamp() at time zone 'Europe/London')::date`;
